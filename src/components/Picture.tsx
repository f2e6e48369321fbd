import type { SyntheticEvent } from 'react';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import * as css from './Picture.css.ts';

export interface PictureProps {
  readonly picture: PictureAsset;
  /** In sight at first paint: loaded at once. All others wait until they come near. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

const markFailed = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset['failed'] = '';
};

/** A drawn picture, or an image from elsewhere; a fitting ground stands where it fails to load. */
export function Picture({ picture, eager = false, className }: PictureProps) {
  return (
    <picture className={className === undefined ? css.frame : `${css.frame} ${className}`}>
      {picture.tall === undefined ? null : (
        <source media={`(max-width: ${BREAKPOINTS.medium})`} srcSet={picture.tall} />
      )}
      <img
        className={css.image}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={markFailed}
      />
    </picture>
  );
}
