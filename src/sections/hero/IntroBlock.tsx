import type { PageOf } from '#src/content/schema/resolved.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { band, container, onInk } from '#src/design/layout.css.ts';
import * as css from './IntroBlock.css.ts';

/**
 * The dark block after the hero that introduces an offering line (docs/specification.md, 2.5).
 */
export function IntroBlock({ intro }: { readonly intro: PageOf<'offering'>['intro'] }) {
  return (
    <section className={`${band} ${onInk}`} aria-labelledby="intro-title">
      <div className={`${container} ${css.grid}`}>
        <h2 className={css.title} id="intro-title">
          <Unbroken>{intro.title}</Unbroken>
        </h2>
        <div className={css.words}>
          {intro.paragraphs.map((paragraph) => (
            <RichParagraph key={paragraph} source={paragraph} />
          ))}
        </div>
      </div>
    </section>
  );
}
