import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { container, onInk } from '#src/design/layout.css.ts';
import * as css from './GetInTouch.css.ts';

export interface GetInTouchProps {
  readonly contact: PageOf<'service'>['contact'];
}

/**
 * The end of every marketing page: an invitation to talk to the team, which the footer carries on
 * (docs/specification.md, 2.5).
 */
export function GetInTouch({ contact }: GetInTouchProps) {
  return (
    <section
      id="get-in-touch"
      className={`${onInk} ${css.section}`}
      aria-labelledby="get-in-touch-title"
    >
      <div className={`${container} ${css.block}`}>
        <h2 className={css.title} id="get-in-touch-title">
          {contact.title}
        </h2>
        <div className={css.words}>
          <p className={css.body}>{contact.body}</p>
          <p>
            <ButtonLink href={`/contact-us?topic=${contact.topic}`}>TALK TO US</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
