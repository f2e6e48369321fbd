import type { ReactNode } from 'react';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, split, stack, text } from '#src/design/layout.css.ts';
import * as css from './machines.css.ts';

type Machines = PageOf<'machines'>;
type Chart = Machines['charts'][number];

/** The drawing of a machine, for light and dark color schemes; only the one shown is fetched. */
export const ChartFigure = ({ chart }: { readonly chart: Chart }) => (
  <section className={css.sheet} tabIndex={0} aria-label={`Statechart of ${chart.name}`}>
    <Drawing chart={chart} src={chart.light} className={css.light} />
    <Drawing chart={chart} src={chart.dark} className={css.dark} />
  </section>
);

interface DrawingProps {
  readonly chart: Chart;
  readonly src: string;
  readonly className: string;
}

/** Letters of 12 px become 14, if the drawing then still fits the column of a desktop, in px. */
const [LARGER, COLUMN] = [14 / 12, 1140];

function Drawing({ chart: { name, width, height }, src, className }: DrawingProps) {
  const scale = Math.max(1, Math.min(LARGER, COLUMN / width));
  return (
    <img
      className={className}
      src={src}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      alt={`Statechart of ${name}; the table below has the same information.`}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The same as text. */
export const ChartTable = ({
  chart,
  words,
}: {
  readonly chart: Chart;
  readonly words: Machines['words'];
}) => (
  <div className={css.words}>
    <details className={css.details}>
      <summary className={css.summary}>{words.table}</summary>
      <section className={css.sheet} tabIndex={0} aria-label={`${chart.name}: ${words.table}`}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.on}</th>
              <th scope="col">{words.to}</th>
            </tr>
          </thead>
          {chart.table.map(({ state, rows }) => (
            <tbody key={state}>
              {rows.map((row, index) => (
                <tr key={index}>
                  {index === 0 ? (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      {state}
                    </th>
                  ) : null}
                  <td>{row.if === '' ? row.on : `${row.on} [${row.if}]`}</td>
                  <td>{row.to === '' ? words.stays : row.to}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </details>
  </div>
);

export const Reading = ({ reading }: { readonly reading: Machines['reading'] }) => (
  <List id="reading" title={reading.title}>
    {reading.items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

export const MoreMachines = ({ more }: { readonly more: Machines['more'] }) => (
  <List id="more-machines" title={more.title}>
    {more.links.map(({ text: words, href }) => (
      <li key={words}>
        {href === null ? (
          words
        ) : (
          <a className={css.other} href={href}>
            {words}
          </a>
        )}
      </li>
    ))}
  </List>
);

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const List = ({ id, title, children }: ListProps) => (
  <section className={`${band} ${onSurface}`} aria-labelledby={id}>
    <div className={`${container} ${split}`}>
      <h2 className={text.heading} id={id}>
        {title}
      </h2>
      <ul className={stack.snug}>{children}</ul>
    </div>
  </section>
);
