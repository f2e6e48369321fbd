import { ButtonLink } from '#src/components/button/Button.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { container, opening } from '#src/design/layout.css.ts';
import * as css from './HomeHero.css.ts';

/**
 * The home page hero (docs/specification.md, 2.3). Its text is visible at first paint; only the
 * picture's tiles are animated, after 0.3 s over 0.8 s, so that no animation delays the largest
 * contentful paint.
 */
export function HomeHero({ hero }: { readonly hero: PageOf<'home'>['hero'] }) {
  return (
    <section className={`${opening} ${css.hero}`} aria-labelledby="hero-title">
      <Picture picture={hero.picture} eager className={css.picture} />
      <div className={`${container} ${css.words}`}>
        <h1 id="hero-title" className={css.title}>
          <Unbroken>{hero.title}</Unbroken>
        </h1>
        <p className={css.subtitle}>
          <Unbroken>{hero.subtitle}</Unbroken>
        </p>
        {hero.link.href === null ? null : (
          <ButtonLink href={hero.link.href}>{hero.link.text}</ButtonLink>
        )}
      </div>
    </section>
  );
}
