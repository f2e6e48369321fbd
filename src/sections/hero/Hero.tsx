import type { Crumb, PageOf, PictureAsset } from '#src/content/schema/resolved.ts';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { container, opening } from '#src/design/layout.css.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import * as css from './Hero.css.ts';

export interface HeroProps {
  readonly title: string;
  readonly subtitle: string;
  readonly crumbs: readonly Crumb[];
  /** Without a picture, the background is solid dark gray (docs/specification.md, 2.5). */
  readonly picture?: PictureAsset | undefined;
  /**
   * Black overlay on the picture: light 30%, medium 50%, dark 70% (docs/specification.md, 2.5, 9).
   */
  readonly overlay?: PageOf<'service'>['hero']['overlay'];
}

/**
 * Shapes of the middle of three tiles; any property of the page may select one, so that pages
 * differ.
 */
const SHAPES = ['ring', 'leaf', 'arch', 'petals', 'stripes'] as const;

/**
 * The hero of an inner page. The text is on bare ink and the picture beside or below it, so that
 * the contrast of the text does not depend on the picture.
 */
export function Hero({ title, subtitle, crumbs, picture, overlay = 'medium' }: HeroProps) {
  return (
    <header
      className={`${opening} ${css.hero} ${picture === undefined ? css.bare : css.overlays[overlay]}`}
      data-overlay={picture === undefined ? 'none' : overlay}
    >
      {picture === undefined ? null : <Picture picture={picture} eager className={css.picture} />}
      <div className={`${container} ${css.column}`}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={css.words}>
          <div className={css.tiles}>
            <Ornament shape="quarter" tone="bright" turn={1} />
            <Ornament shape={SHAPES[title.length % SHAPES.length] ?? 'ring'} tone="soft" />
            <Ornament shape="rainbow" tone="paper" turn={2} />
          </div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
      </div>
    </header>
  );
}
