import { Icon } from '#src/components/icon/Icon.tsx';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import * as css from './Mailboxes.css.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  general: 'chat-circle-text',
  privacy: 'shield-check',
  sales: 'presentation-chart',
};

/** The mailboxes as tiles: each is one link that opens the visitor's email app. */
export function Mailboxes({
  title,
  mailboxes,
}: {
  readonly title: string;
  readonly mailboxes: PageOf<'contact'>['mailboxes'];
}) {
  return (
    <section className={css.section} aria-labelledby="mailboxes-title">
      <h2 id="mailboxes-title" className={visuallyHidden}>
        {title}
      </h2>
      <ul className={css.list}>
        {mailboxes.map(({ id, label, description, email }) => (
          <li key={id} className={css.mailbox}>
            <span className={css.tile} aria-hidden="true">
              <Icon name={ICONS[id] ?? 'envelope-simple'} size={2} />
            </span>
            <div className={css.words}>
              <h3 className={css.label}>{label}</h3>
              <p className={css.description}>{description}</p>
              <a className={css.address} href={`mailto:${email}`}>
                {email}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
