import type { BrandId } from './brands.ts';
import * as css from './ProductDemo.css.ts';

/** One ornament tile each, on a canvas of 24 by 24 units (src/art/ornaments.ts): figure, then detail. */
const MARKS: Readonly<Record<BrandId, readonly [figure: string, detail: string]>> = {
  house: ['M2 24V11L12 2l10 9v13z', 'M9 24v-6a3 3 0 0 1 6 0v6z'],
  arch: ['M2 24V12a10 10 0 0 1 20 0v12z', 'M8 24V13a4 4 0 0 1 8 0v11z'],
  petals: [
    'M0 0a12 12 0 0 1 12 12A12 12 0 0 1 0 0zM24 24a12 12 0 0 1-12-12 12 12 0 0 1 12 12z',
    'M24 0a12 12 0 0 1-12 12A12 12 0 0 1 24 0zM0 24a12 12 0 0 1 12-12A12 12 0 0 1 0 24z',
  ],
  ring: [
    'M12 1a11 11 0 1 1 0 22 11 11 0 1 1 0-22zm0 6a5 5 0 1 0 0 10 5 5 0 1 0 0-10z',
    'M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z',
  ],
  leaf: ['M1 1h11a11 11 0 0 1 11 11v11H12A11 11 0 0 1 1 12z', 'M6 5l13 13-1 1L5 6z'],
  rainbow: [
    'M1 1a22 22 0 0 1 22 22h-5A17 17 0 0 0 1 6zM1 9a14 14 0 0 1 14 14h-4A10 10 0 0 0 1 13z',
    'M1 16a7 7 0 0 1 7 7H1z',
  ],
};

/** The mark of a brand; decorative, because its name is next to it or on its button. */
export function BrandMark({
  brand,
  className,
}: {
  readonly brand: BrandId;
  readonly className: string;
}) {
  const [figure, detail] = MARKS[brand];
  return (
    <svg className={className} width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
      <path className={css.markFigure} d={figure} />
      <path className={css.markDetail} d={detail} />
    </svg>
  );
}
