import * as css from './design-page.css.ts';

export interface DrawnProps {
  /** An SVG document. */
  readonly svg: string;
  /** What stands below it. */
  readonly name: string;
}

/** A drawing with its name below it, shown as an image as the site does. */
export function Drawn({ svg, name }: DrawnProps) {
  return (
    <figure className={css.drawn}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" className={css.drawing} />
      <figcaption className={css.name}>{name}</figcaption>
    </figure>
  );
}
