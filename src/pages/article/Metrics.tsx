import type { PageOf } from '#src/content/schema/resolved.ts';
import { Ornament } from '#src/components/ornament/Ornament.tsx';
import type { OrnamentProps } from '#src/components/ornament/Ornament.tsx';
import { container, visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './Metrics.css.ts';

type Metric = PageOf<'case-study'>['metrics'][number];

/** Figures up to this many characters fill the width of their block. */
const SHORT_FIGURE = 4;

/** The tiles behind the figures, used in turn. */
const TILES: readonly OrnamentProps[] = [
  { shape: 'rainbow', tone: 'dark', turn: 3 },
  { shape: 'petals', tone: 'bright' },
  { shape: 'arch', tone: 'deep' },
];

/** A word among figures is set as a word: as large as a figure, it would look like filler. */
function lengthOf(value: string): 'short' | 'word' | undefined {
  if (!/\d/u.test(value)) return 'word';
  return value.length <= SHORT_FIGURE ? 'short' : undefined;
}

/** The results as figures as large as their blocks, each with a drawn tile. */
export function Metrics({ items }: { readonly items: readonly Metric[] }) {
  return (
    <section className={css.band} aria-labelledby="in-figures">
      <div className={`${container} ${css.frame}`}>
        <h2 className={visuallyHidden} id="in-figures">
          In figures
        </h2>
        <ul className={css.row} data-count={items.length}>
          {items.map(({ value, label }, index) => {
            const tile = TILES[index % TILES.length];
            return (
              <li key={label} className={css.metric}>
                <div className={css.value} data-length={lengthOf(value)}>
                  {value}
                </div>
                <p className={css.label}>{label}</p>
                {tile === undefined ? null : (
                  <span className={css.tile}>
                    <Ornament {...tile} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
