import { placeDots } from '#src/art/k12-dots.ts';
import type { Crumb, PageOf } from '#src/content/schema/resolved.ts';
import { Picture } from '#src/components/picture/Picture.tsx';
import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import { container, opening } from '#src/design/layout.css.ts';
import { Breadcrumbs } from '#src/sections/hero/Breadcrumbs.tsx';
import { HeroActions } from '#src/sections/hero/Hero.tsx';
import * as heroCss from '#src/sections/hero/Hero.css.ts';
import * as css from './K12Hero.css.ts';

/**
 * Fifty dots (docs/specification.md, 2.4, 9), the same on every render, prerendered or hydrated.
 */
const dots = placeDots('k-12');

export interface K12HeroProps {
  readonly hero: PageOf<'k-12'>['hero'];
  readonly crumbs: readonly Crumb[];
  /** The topic of the call to action (docs/specification.md, 2.6). */
  readonly topic: string;
}

/** The hero of the K-12 landing page: like that of other pages, with fifty dots in its bare ink. */
export function K12Hero({ hero, crumbs, topic }: K12HeroProps) {
  const { text, href } = hero.link;
  return (
    <header className={`${opening} ${heroCss.hero}`}>
      <svg className={css.dots} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {dots.map(({ size, places }) => (
          <path key={size} strokeWidth={`${String(size)}em`} d={places} />
        ))}
      </svg>
      <Picture picture={hero.picture} eager className={heroCss.picture} />
      <div className={`${container} ${heroCss.column}`}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={heroCss.words}>
          <h1 className={heroCss.title}>
            <Unbroken>{hero.title}</Unbroken>
          </h1>
          <p className={heroCss.subtitle}>
            <Unbroken>{hero.subtitle}</Unbroken>
          </p>
          <HeroActions
            topic={topic}
            proof={href === null ? undefined : { kind: 'How we work', title: text, href }}
          />
        </div>
      </div>
    </header>
  );
}
