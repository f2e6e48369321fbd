import * as css from './design-page.css.ts';

export interface DrawnProps {
  /** An SVG document. */
  readonly svg: string;
  /** The caption below it. */
  readonly name: string;
}

/** A drawing with its name as a caption, embedded as an image as on the site. */
export function Drawn({ svg, name }: DrawnProps) {
  return (
    <figure className={css.drawn}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" className={css.drawing} />
      <figcaption className={css.name}>{name}</figcaption>
    </figure>
  );
}
