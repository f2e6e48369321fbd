import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { container, onInk, onSurface } from '#src/design/layout.css.ts';
import * as css from './GetInTouch.css.ts';
import { TeamLead } from './TeamLead.tsx';

export interface GetInTouchProps {
  readonly contact: PageOf<'service'>['contact'];
  /**
   * The form of the invitation, by how committed the page's reader is (docs/specification.md, 2.5):
   * - `letter`: for a buyer, the first line of the message, already begun
   * - `row`: for a reader, a title, a sentence and the button
   * - `slip`: for someone looking something up, the same on paper, but quieter
   */
  readonly form?: 'letter' | 'row' | 'slip';
}

/**
 * The end of every marketing page: an invitation to talk to the team that visually continues in the footer
 * (docs/specification.md, 2.5).
 */
export function GetInTouch({ contact, form = 'row' }: GetInTouchProps) {
  const { title, body, topic, lead } = contact;
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
          <Unbroken>{title}</Unbroken>
        </h2>
        <div className={css.body}>
          <p>{body}</p>
          {lead === undefined ? null : <TeamLead lead={lead} />}
        </div>
        {isLetter ? (
          <div className={css.letter}>
            <p className={css.subject}>{topic.heading}</p>
            <p className={css.line}>
              <Unbroken>{topic.line}</Unbroken>
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
