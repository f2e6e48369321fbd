import { ButtonLink } from '#src/components/button/Button.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onInk, split, stack, text } from '#src/design/layout.css.ts';
import still from '#src/components/product-demo/stage.svg?no-inline';
import * as css from './StageView.css.ts';

/**
 * The still of the stage: the sky of the lesson above a class with one seat free. Its place has room for what is
 * played in it, so that nothing moves.
 */
export const StageView = ({ stage }: { readonly stage: PageOf<'home'>['stage'] }) => (
  <section
    className={`${band} ${onInk} ${css.band}`}
    data-line="deliver"
    aria-labelledby="stage-title"
  >
    <div className={`${container} ${stack.wide}`}>
      <div className={split}>
        <h2 id="stage-title" className={text.heading}>
          {stage.title}
        </h2>
        <div className={stack.base}>
          <p className={text.lead}>{stage.text}</p>
          <div>
            <ButtonLink href={stage.link.href ?? '/'}>{stage.link.text}</ButtonLink>
          </div>
        </div>
      </div>
      <div className={css.place} data-stage="">
        <img className={css.still} src={still} alt="" loading="lazy" />
      </div>
    </div>
  </section>
);
