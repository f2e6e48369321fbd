import type { PageOf } from '#src/content/schema/resolved.ts';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import type { OrnamentProps } from '#src/components/ornament/Ornament.tsx';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import * as css from './StatisticsGrid.css.ts';
import { mosaic } from './statistics-mosaic.ts';

/** Ornaments, each used once before one repeats. */
const ORNAMENTS: readonly Pick<OrnamentProps, 'shape' | 'tone' | 'turn'>[] = [
  { shape: 'rainbow', tone: 'bright', turn: 1 },
  { shape: 'petals', tone: 'soft' },
  { shape: 'ring', tone: 'deep' },
  { shape: 'arch', tone: 'soft' },
  { shape: 'stripes', tone: 'bright' },
  { shape: 'leaf', tone: 'deep' },
];

/**
 * Statistics as tiles of a mosaic: two columns, four from medium screens (docs/specification.md,
 * 2.5). The figures are one list in reading order; the ornaments between them are decorative.
 */
export function StatisticsGrid({
  statistics,
}: {
  readonly statistics: PageOf<'service'>['statistics'];
}) {
  const { title, items } = statistics;
  const cells = mosaic(items.length);
  // Any property of the page may select the first ornament, so that pages differ.
  const first = items[0]?.description.length ?? 0;
  return (
    <section id="in-numbers" className={band} aria-labelledby="in-numbers-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="in-numbers-title">
          {title}
        </h2>
        <ul className={css.grid}>
          {cells.map(({ kind, index }, at) => {
            if (kind === 'ornament') return <OrnamentTile key={at} index={first + index} />;
            const item = items[index];
            return item === undefined ? null : (
              <li key={at} className={css.tile}>
                <span className={css.figure} data-length={Math.min(item.number.length, 7)}>
                  {item.number}
                </span>
                <span className={css.description}>{item.description}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function OrnamentTile({ index }: { readonly index: number }) {
  const ornament = ORNAMENTS[index % ORNAMENTS.length];
  return (
    <li className={css.ornament} aria-hidden="true">
      {ornament === undefined ? null : <Ornament {...ornament} className={css.filling} />}
    </li>
  );
}
