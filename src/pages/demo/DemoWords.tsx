import { Unbroken } from '#src/components/unbroken/Unbroken.tsx';
import type { Crumb, PageOf } from '#src/content/schema/resolved.ts';
import { Breadcrumbs } from '#src/sections/hero/Breadcrumbs.tsx';
import * as css from './DemoWords.css.ts';

interface DemoWordsProps {
  readonly hero: PageOf<'demo'>['hero'];
  readonly crumbs: readonly Crumb[];
}

/** The title of the page, next to its subject. */
export const DemoWords = ({ hero, crumbs }: DemoWordsProps) => (
  <header className={css.words}>
    <Breadcrumbs crumbs={crumbs} />
    <h1 className={css.title}>
      <Unbroken>{hero.title}</Unbroken>
    </h1>
    <p className={css.subtitle}>
      <Unbroken>{hero.subtitle}</Unbroken>
    </p>
  </header>
);
