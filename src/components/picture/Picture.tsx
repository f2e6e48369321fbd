import type { SyntheticEvent } from 'react';
import type { Drawing, PictureAsset } from '#src/content/schema/resolved.ts';
import * as css from './Picture.css.ts';

export interface PictureProps {
  readonly picture: PictureAsset;
  /** In sight at first paint: loaded at once. All others, and images from elsewhere, wait. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

const markFailed = (event: SyntheticEvent<HTMLImageElement>) => {
  event.currentTarget.dataset['failed'] = '';
};

/** The error of an image that failed before the page was alive went unheard. */
const markIfFailed = (image: HTMLImageElement | null) => {
  if (image?.complete === true && image.naturalWidth === 0) image.dataset['failed'] = '';
};

/**
 * A drawn picture, or an image from elsewhere; a fitting ground stands where it fails to load. Heroes
 * are drawn in the page itself, in two compositions of which one is shown.
 */
export function Picture({ picture, eager = false, className }: PictureProps) {
  const frame = className === undefined ? css.frame : `${css.frame} ${className}`;
  if (picture.inline !== undefined) {
    return (
      <div className={frame}>
        <DrawingView drawing={picture.inline.wide} className={css.wide} align="xMaxYMid" />
        <DrawingView drawing={picture.inline.tall} className={css.tall} align="xMidYMax" />
      </div>
    );
  }
  return (
    <picture className={frame}>
      <img
        ref={markIfFailed}
        className={css.image}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        crossOrigin={picture.crossOrigin}
        loading={eager && !picture.crossOrigin ? 'eager' : 'lazy'}
        decoding="async"
        onError={markFailed}
      />
    </picture>
  );
}

interface DrawingViewProps {
  readonly drawing: Drawing;
  readonly className: string;
  /** Which part stays in sight when the place has another shape than the drawing. */
  readonly align: 'xMaxYMid' | 'xMidYMax';
}

const DrawingView = ({ drawing, className, align }: DrawingViewProps) => (
  <svg
    className={className}
    viewBox={drawing.viewBox}
    preserveAspectRatio={`${align} slice`}
    aria-hidden="true"
  >
    {drawing.shapes.map(([fill, outline, crisp], index) => (
      <path
        key={index}
        fill={fill}
        d={outline}
        shapeRendering={crisp === 1 ? 'crispEdges' : undefined}
      />
    ))}
  </svg>
);
