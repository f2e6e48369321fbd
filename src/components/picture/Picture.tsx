import type { PictureAsset } from '#src/content/schema/resolved.ts';
import * as css from './Picture.css.ts';

export interface PictureProps {
  readonly picture: PictureAsset;
  /**
   * Visible at first paint: loaded eagerly. Other pictures, and external images, are loaded lazily.
   */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/**
 * A drawn picture or an external image, with a matching background in case it fails to load
 * (src/app/host/failed-images.ts). A drawn hero is not an image, which would be the largest contentful
 * paint (docs/decisions/0005-heroes-are-not-images.md): one of the two compositions in its file is shown.
 */
export function Picture({ picture, eager = false, className }: PictureProps) {
  const frame = className === undefined ? css.frame : `${css.frame} ${className}`;
  if (picture.isHero) {
    return (
      <div className={frame} data-drawn="">
        <svg className={css.wide} aria-hidden="true">
          <use href={`${picture.src}#wide`} />
        </svg>
        <svg className={css.tall} aria-hidden="true">
          <use href={`${picture.src}#tall`} />
        </svg>
      </div>
    );
  }
  return (
    <picture className={frame}>
      <img
        className={css.image}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        crossOrigin={picture.crossOrigin}
        loading={eager && !picture.crossOrigin ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
