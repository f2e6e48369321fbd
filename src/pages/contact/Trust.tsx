import * as css from './Trust.css.ts';

/** Next to the form: what happens to an enquiry, and the company's credentials. */
export function Trust({
  next,
  figures,
}: {
  readonly next: { readonly title: string; readonly steps: readonly string[] };
  readonly figures: readonly { readonly number: string; readonly description: string }[];
}) {
  return (
    <div className={css.trust}>
      <section className={css.next} aria-labelledby="contact-next-title">
        <h2 id="contact-next-title" className={css.subheading}>
          {next.title}
        </h2>
        <ol className={css.steps}>
          {next.steps.map((step) => (
            <li key={step} className={css.step}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <ul className={css.figures}>
        {figures.map(({ number, description }) => (
          <li key={description} className={css.figure}>
            <span className={css.number}>{number}</span>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
