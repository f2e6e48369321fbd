import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { container, onInk, onSurface } from '#src/design/layout.css.ts';
import * as css from './GetInTouch.css.ts';

export interface GetInTouchProps {
  readonly contact: PageOf<'service'>['contact'];
  /**
   * How far the page has come with its reader (docs/specification.md, 2.5):
   * - `letter`: to a buyer, the first line of the message, begun
   * - `row`: to a reader, a title, a sentence and the button
   * - `slip`: to whoever came to look something up, the same on paper, and quiet
   */
  readonly form?: 'letter' | 'row' | 'slip';
}

/**
 * The end of every marketing page: an invitation to talk to the team, which the footer carries on
 * (docs/specification.md, 2.5).
 */
export function GetInTouch({ contact, form = 'row' }: GetInTouchProps) {
  const { title, body, topic } = contact;
  const isLetter = form === 'letter';
  const isSlip = form === 'slip';
  const button = (
    <ButtonLink href={`/contact-us?topic=${topic.id}`} variant={isSlip ? 'quiet' : 'action'}>
      TALK TO US
    </ButtonLink>
  );
  return (
    <section
      id="get-in-touch"
      className={`${isSlip ? onSurface : onInk} ${css.section}`}
      data-form={form}
      aria-labelledby="get-in-touch-title"
    >
      <div className={`${container} ${css.block}`}>
        <h2 className={css.title} id="get-in-touch-title">
          {title}
        </h2>
        <p className={css.body}>{body}</p>
        {isLetter ? (
          <div className={css.letter}>
            <p className={css.subject}>{topic.heading}</p>
            <p className={css.line}>
              {topic.line} <span className={css.caret} />
            </p>
            {button}
          </div>
        ) : (
          <p>{button}</p>
        )}
      </div>
    </section>
  );
}
