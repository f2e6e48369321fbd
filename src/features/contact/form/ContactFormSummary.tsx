import type { MouseEvent, RefObject } from 'react';
import type { ErrorLine } from '#machines/contact-form/index.ts';
import * as css from './ContactFormSummary.css.ts';

/**
 * The error summary at the top of the form: takes the focus when errors are found, and links to each
 * field with the same words as its message (WCAG 2.2, 3.3.1). An error of the whole enquiry is only
 * stated. It is in the page from the start, hidden: the receiver fills it in when it responds to a
 * form sent without JavaScript.
 */
export function ContactFormSummary({
  title,
  lines,
  panel,
}: {
  readonly title: string;
  readonly lines: readonly ErrorLine[];
  readonly panel: RefObject<HTMLElement | null>;
}) {
  return (
    <section
      ref={panel}
      className={css.summary}
      data-enquiry-slot="summary"
      aria-labelledby="contact-form-problem"
      tabIndex={-1}
      hidden={lines.length === 0}
    >
      <h2 id="contact-form-problem" className={css.title}>
        {title}
      </h2>
      <ul className={css.list} data-enquiry-slot="summary-list">
        {lines.map(({ field, message, isOfForm }) => (
          <li key={field}>
            {/* Without an address, it is text. */}
            <a href={isOfForm ? `#${field}` : undefined} onClick={toField(field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the control, with its label visible above it. */
const toField = (field: string) => (event: MouseEvent) => {
  const control = document.getElementById(field);
  if (control === null) return;
  event.preventDefault();
  const label = document.getElementById(`${field}-label`);
  (label ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
};
