import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import { band, container, onInk, onSurface, stack } from '#src/design/layout.css.ts';
import * as css from './GetInTouch.css.ts';

export interface GetInTouchProps {
  readonly contact: PageOf<'service'>['contact'];
}

/**
 * The end of every marketing page: an invitation to talk to the team (docs/specification.md, 2.5).
 */
export function GetInTouch({ contact }: GetInTouchProps) {
  return (
    <section
      id="get-in-touch"
      className={`${band} ${onSurface} ${css.section}`}
      aria-labelledby="get-in-touch-title"
    >
      <div className={container}>
        <div className={`${css.block} ${onInk}`}>
          <div className={`${css.words} ${stack.wide}`}>
            <h2 className={css.title} id="get-in-touch-title">
              {contact.title}
            </h2>
            <p className={css.body}>{contact.body}</p>
            <p>
              <ButtonLink href="/contact-us">TALK TO US</ButtonLink>
            </p>
          </div>
          <div className={css.tiles} aria-hidden="true">
            <Ornament shape="rainbow" tone="deep" turn={1} />
            <Ornament shape="speech" tone="action" />
            <Ornament shape="ring" tone="soft" />
            <Ornament shape="leaf" tone="bright" />
            <Ornament shape="stripes" tone="deep" />
            <Ornament shape="quarter" tone="paper" turn={3} />
          </div>
        </div>
      </div>
    </section>
  );
}
