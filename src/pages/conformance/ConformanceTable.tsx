import type { ConformanceReport, PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onSurface, stack, text } from '#src/design/layout.css.ts';
import { kindOf } from './adherence-shape.ts';
import type { Table } from './adherence-shape.ts';
import { Tile } from './ConformanceSummary.tsx';
import * as css from './ConformanceTable.css.ts';

export interface ConformanceTableProps {
  readonly table: Table;
  readonly report: ConformanceReport;
  readonly levels: PageOf<'conformance'>['levels'];
}

/** The criteria of one level: what is met, the evidence for it, and what is left. */
export function ConformanceTable({
  table: { level, rows },
  report,
  levels,
}: ConformanceTableProps) {
  const id = `level-${level.toLowerCase()}`;
  const names = new Map(report.checks.map((check) => [check.id, check.name]));
  return (
    <section
      id={id}
      className={level === 'AA' ? `${band} ${onSurface}` : band}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id={`${id}-title`}>
          Level {level}
        </h2>
        <ol className={css.rows}>
          {rows.map((row) => (
            <li key={row.num} className={css.row}>
              <h3 className={css.name}>
                <span className={css.num}>{row.num}</span> {row.name}
              </h3>
              <p className={css.level}>
                <Tile kind={kindOf(row)} />
                <span>
                  {levels[row.adherence]?.label}
                  {row.isPartly === true ? <span className={css.part}>checked in part</span> : null}
                </span>
              </p>
              <div className={css.grounds}>
                <p>{row.remark}</p>
                {row.checks.length === 0 ? null : (
                  <p className={css.checks}>
                    Checks:{' '}
                    {row.checks.map((check, index) => (
                      <span key={check}>
                        <a className={css.check} href={`#check-${check}`}>
                          {names.get(check)}
                        </a>
                        {index === row.checks.length - 1 ? '' : ', '}
                      </span>
                    ))}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
