import type { PageOf } from '#src/content/schema/resolved.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { band, container, onInk, stack, text } from '#src/design/layout.css.ts';
import * as css from './ProductView.css.ts';
import { ProductTeaser } from './ProductTeaser.tsx';
import { IntroWords } from './ServiceIntro.tsx';

export interface ProductViewProps {
  /** The name of the page, as the title of its window. */
  readonly name: string;
  readonly intro: PageOf<'service'>['intro'];
  readonly parts: PageOf<'service'>['offerings']['items'];
}

/**
 * The top of a product page: the introduction next to a window with a pane for each part, or with the screens
 * of the product if there is a demo.
 */
export function ProductView({ name, intro, parts }: ProductViewProps) {
  return (
    <section className={`${band} ${onInk}`} aria-labelledby="intro-title">
      <div className={`${container} ${css.grid}`}>
        <div className={`${stack.wide} ${css.words}`}>
          <h2 className={text.heading} id="intro-title">
            {intro.title}
          </h2>
          <IntroWords intro={intro} />
          {intro.demo === undefined || intro.demo.link.href === null ? null : (
            <p>
              <ButtonLink href={intro.demo.link.href} icon="play">
                {intro.demo.link.text}
              </ButtonLink>
            </p>
          )}
        </div>
        {/* Screen readers get the parts where they are explained, below. */}
        <div className={css.window} aria-hidden="true">
          <p className={css.bar}>
            <span className={css.lights} />
            {name}
          </p>
          {intro.demo === undefined ? (
            <div className={css.panes} data-parts={parts.length}>
              {parts.map((part) => (
                <div key={part.id} className={css.pane}>
                  <Picture picture={part.picture} className={css.picture} />
                  <p className={css.caption}>{part.title}</p>
                </div>
              ))}
            </div>
          ) : (
            <ProductTeaser screens={intro.demo.screens} />
          )}
        </div>
      </div>
    </section>
  );
}
