import type { ReactNode } from 'react';
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
  /** None gives a solid dark gray ground (docs/specification.md, 2.5). */
  readonly picture?: PictureAsset | undefined;
  /** Black over the picture: light 30%, medium 50%, dark 70% (docs/specification.md, 2.5, 9). */
  readonly overlay?: PageOf<'service'>['hero']['overlay'];
  /** `screen` fills the window below the header; `low` is as high as its words, for documents. */
  readonly height?: 'screen' | 'low';
  /** More below the subtitle: what an article says about itself. */
  readonly children?: ReactNode;
}

/** The middle tile of three differs from page to page; any fact of the page may choose it. */
const SHAPES = ['ring', 'leaf', 'arch', 'petals', 'stripes'] as const;

/**
 * The head of an inner page. The words stand on bare ink and the picture beside or below them, never
 * under them, so that the contrast of the text does not depend on what is drawn.
 */
export function Hero(props: HeroProps) {
  const { title, subtitle, crumbs, picture, overlay = 'medium', height = 'screen' } = props;
  return (
    <header
      className={`${opening} ${css.hero} ${picture === undefined ? css.bare : css.overlays[overlay]}`}
      data-height={height}
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
          {props.children}
        </div>
      </div>
    </header>
  );
}
