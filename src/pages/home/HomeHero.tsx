import { Picture } from '#src/components/picture/Picture.tsx';
import { RichText } from '#src/components/rich-text/RichText.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { container } from '#src/design/layout.css.ts';
import * as css from './HomeHero.css.ts';

/**
 * The home page's headline and its picture (docs/specification.md, 2.3); the sentence that changes the
 * picture follows. The text is visible at first paint; only the picture's tiles are animated, after 0.3 s
 * over 0.8 s, so that no animation delays the largest contentful paint.
 */
export function HomeHero({ hero }: { readonly hero: PageOf<'home'>['hero'] }) {
  return (
    <section aria-labelledby="hero-title">
      <div className={`${container} ${css.words}`}>
        <h1 id="hero-title" className={css.title}>
          <Unbroken>{hero.title}</Unbroken>
        </h1>
        <p className={css.subtitle}>
          <RichText source={hero.subtitle} />
        </p>
      </div>
      <Picture picture={hero.picture} eager className={css.picture} />
    </section>
  );
}
