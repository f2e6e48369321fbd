import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onInk, onSurface, stack, text } from '#src/design/layout.css.ts';
import * as css from './StatisticsGrid.css.ts';
import { cellOf, columnsFor, drawNumber } from './number-drawing.ts';
import type { Cell, NumberDrawing } from './number-drawing.ts';
import { numberWidth } from './number-width.ts';

export interface StatisticsGridProps {
  readonly statistics: PageOf<'service'>['statistics'];
  /** The path of the page, which determines the shape of all its drawings. */
  readonly seed: string;
  /**
   * - `mosaic`: ink tiles, text and drawings alternating
   * - `ledger`: a slim row, each drawing under a rule
   * - `lead`: a band of ink, with drawings as large as their columns
   */
  readonly form?: 'mosaic' | 'ledger' | 'lead';
}

const BANDS = { mosaic: '', ledger: onSurface, lead: onInk } as const;

/**
 * Figures next to their drawings, in two columns, or four from medium screens up
 * (docs/specification.md, 2.5).
 */
export function StatisticsGrid({ statistics, seed, form = 'mosaic' }: StatisticsGridProps) {
  const { title, items } = statistics;
  return (
    <section
      id="in-numbers"
      className={`${band} ${BANDS[form]}`}
      aria-labelledby="in-numbers-title"
    >
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="in-numbers-title">
          {title}
        </h2>
        <Figures items={items} seed={seed} form={form} />
      </div>
    </section>
  );
}

interface FiguresProps {
  readonly items: StatisticsGridProps['statistics']['items'];
  readonly seed: string;
  readonly form: NonNullable<StatisticsGridProps['form']>;
}

/** Only the figures, also used as a block in running text. All have the same size, set by the longest. */
export function Figures({ items, seed, form }: FiguresProps) {
  const cell = cellOf(seed);
  const numbers = items.map(({ number }) => number);
  const width = numberWidth(numbers);
  const columns = columnsFor(numbers);
  return (
    <ul className={css.grid} data-form={form} data-width={width}>
      {items.map(({ number, description }, index) => (
        <li key={number + description} className={css.item}>
          <p className={css.words}>
            <span className={css.figure}>{number}</span>
            <span className={css.description}>{description}</span>
          </p>
          <Drawn
            drawing={drawNumber(
              number,
              cell,
              form === 'ledger' || (form === 'mosaic' && isAlone(index, items.length))
                ? 2 * columns
                : columns,
            )}
            cell={cell}
          />
        </li>
      ))}
    </ul>
  );
}

/** The last of an odd number of figures has its own row. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1;

function Drawn({ drawing, cell }: { readonly drawing: NumberDrawing | null; readonly cell: Cell }) {
  if (drawing === null) return null;
  const { columns, rows, lit, rest, more, each, isSolid } = drawing;
  return (
    <div className={css.drawing} aria-hidden="true">
      <svg
        className={css.cells}
        viewBox={`0 0 ${String(columns)} ${String(rows)}`}
        data-cell={cell}
        data-solid={isSolid ? '' : undefined}
      >
        {rest === '' ? null : <path className={css.rest} d={rest} />}
        <path className={css.lit} d={lit} />
        {more === '' ? null : <path className={css.more} d={more} />}
      </svg>
      {each === '' ? null : <span className={css.each}>{`1 tile = ${each}`}</span>}
    </div>
  );
}
