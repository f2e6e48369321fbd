import type { Drawing, PictureAsset } from '#src/content/schema/resolved.ts';
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
 * (src/app/host/failed-images.ts). Hero pictures are inlined in the page in two compositions,
 * one of which is shown.
 */
export function Picture({ picture, eager = false, className }: PictureProps) {
  const frame = className === undefined ? css.frame : `${css.frame} ${className}`;
  if (picture.inline !== undefined) {
    return (
      <div className={frame} data-drawn="">
        <DrawingView drawing={picture.inline.wide} className={css.wide} align="xMaxYMid" />
        <DrawingView drawing={picture.inline.tall} className={css.tall} align="xMidYMax" />
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

interface DrawingViewProps {
  readonly drawing: Drawing;
  readonly className: string;
  /** Which part stays visible if the container's aspect ratio differs from the drawing's. */
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
