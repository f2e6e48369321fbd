import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onInk, stack, text } from '#src/design/layout.css.ts';
import * as css from './StatisticsGrid.css.ts';
import { drawNumber } from './number-drawing.ts';
import type { NumberDrawing } from './number-drawing.ts';

type Statistics = PageOf<'service'>['statistics'];

/** The figures of a page (docs/specification.md, 2.5). */
export function StatisticsGrid({ statistics }: { readonly statistics: Statistics }) {
  const { title, items } = statistics;
  return (
    <section id="in-numbers" className={band} aria-labelledby="in-numbers-title">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="in-numbers-title">
          {title}
        </h2>
        <Figures items={items} />
      </div>
    </section>
  );
}

/** From this many characters on, a figure needs smaller letters to fit its column. */
const LONG = 6;

/** Numbers, what they count, and a drawing of each; also a block in running text. */
export function Figures({ items }: Pick<Statistics, 'items'>) {
  const isLong = items.some(({ number }) => number.length >= LONG);
  return (
    <ul className={`${css.grid} ${onInk}`} data-figures={isLong ? 'long' : ''}>
      {items.map(({ number, description }) => (
        <li key={number + description} className={css.item}>
          <p className={css.words}>
            <span className={css.figure}>{number}</span>
            <span className={css.description}>{description}</span>
          </p>
          <Drawn drawing={drawNumber(number)} />
        </li>
      ))}
    </ul>
  );
}

function Drawn({ drawing }: { readonly drawing: NumberDrawing | null }) {
  if (drawing === null) return null;
  const { columns, rows, lit, rest, more, each, isSolid } = drawing;
  return (
    <div className={css.drawing} aria-hidden="true">
      <svg
        className={css.cells}
        viewBox={`0 0 ${String(columns)} ${String(rows)}`}
        data-solid={isSolid ? '' : undefined}
      >
        {rest === '' ? null : <path className={css.rest} d={rest} />}
        <path className={css.lit} d={lit} />
        {more === '' ? null : <path className={css.more} d={more} />}
      </svg>
      {each === '' ? null : <span>{`1 tile = ${each}`}</span>}
    </div>
  );
}
