import type { PageOf } from '#src/content/schema/resolved.ts';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import { RichText } from '#src/components/rich-text/RichText.tsx';
import { band, container, onInk } from '#src/design/layout.css.ts';
import * as css from './IntroBlock.css.ts';

/**
 * Shapes of the tile beside the text; any property of the page may select one, so that pages
 * differ.
 */
const SHAPES = ['rainbow', 'ring', 'petals', 'arch', 'leaf', 'quarter'] as const;

/**
 * The dark block after the hero that introduces the page's subject (docs/specification.md, 2.5).
 */
export function IntroBlock({ intro }: { readonly intro: PageOf<'service'>['intro'] }) {
  return (
    <section className={`${band} ${onInk}`} aria-labelledby="intro-title">
      <div className={`${container} ${css.grid}`}>
        <h2 className={css.title} id="intro-title">
          {intro.title}
        </h2>
        <div className={css.tile} aria-hidden="true">
          <Ornament shape={SHAPES[intro.title.length % SHAPES.length] ?? 'rainbow'} tone="deep" />
        </div>
        <div className={css.words}>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <RichText source={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
