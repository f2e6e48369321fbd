import type { ConformanceReport, PageOf } from '#src/content/schema/resolved.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { band, container, stack, text } from '#src/design/layout.css.ts';
import { COLUMNS, kindOf, sheetPaths, sheetRows, tilePath } from './adherence-shape.ts';
import type { Row, Table, TileKind } from './adherence-shape.ts';
import * as css from './ConformanceSummary.css.ts';

type Page = PageOf<'conformance'>;

export interface ConformanceSummaryProps {
  readonly report: ConformanceReport;
  readonly intro: Page['intro'];
  readonly levels: Page['levels'];
}

/** The results first: every criterion as a tile, by level, with a count for each kind. Then how to read them. */
export function ConformanceSummary({ report, intro, levels }: ConformanceSummaryProps) {
  const found = adherencesIn(
    report.tables.flatMap(({ rows }) => rows),
    levels,
  );
  return (
    <section className={band} aria-labelledby="summary">
      <div className={`${container} ${stack.wide}`}>
        <h2 className={text.heading} id="summary">
          {intro.title}
        </h2>
        <div className={css.sheets}>
          {report.tables.map((table) => (
            <Sheet key={table.level} table={table} levels={levels} />
          ))}
        </div>
        <dl className={css.legend}>
          {found.map((adherence) => (
            <div key={adherence} className={css.meaning}>
              <dt className={css.term}>
                <Tile kind={adherence} />
                {levels[adherence]?.label}
              </dt>
              <dd>{levels[adherence]?.meaning}</dd>
            </div>
          ))}
        </dl>
        <div className={css.words}>
          <div className={css.paragraphs}>
            {intro.paragraphs.map((paragraph) => (
              <RichParagraph key={paragraph} source={paragraph} />
            ))}
          </div>
          <p className={css.downloads}>
            <a className={css.download} href={report.openAcr.yaml} download>
              OpenACR as YAML
            </a>
            <a className={css.download} href={report.openAcr.json} download>
              OpenACR as JSON
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

interface SheetProps {
  readonly table: Table;
  readonly levels: Page['levels'];
}

function Sheet({ table: { level, rows }, levels }: SheetProps) {
  const inPart = rows.filter((row) => kindOf(row) === 'in-part').length;
  return (
    <div className={css.sheet}>
      <h3 className={css.level}>
        <a className={css.levelLink} href={`#level-${level.toLowerCase()}`}>
          Level {level}
        </a>
      </h3>
      <svg
        className={css.tiles}
        viewBox={`0 0 ${String(COLUMNS)} ${String(sheetRows(rows.length))}`}
        aria-hidden="true"
      >
        {[...sheetPaths(rows)].map(([kind, d]) => (
          <path key={kind} className={css.tile} data-kind={kind} d={d} fillRule="evenodd" />
        ))}
      </svg>
      <dl>
        {adherencesIn(rows, levels).map((adherence) => (
          <div key={adherence} className={css.count}>
            <dt>{levels[adherence]?.label}</dt>
            <dd className={css.number}>
              {rows.filter((row) => row.adherence === adherence).length}
            </dd>
          </div>
        ))}
        {inPart === 0 ? null : (
          <div className={css.count}>
            <dt>checked in part</dt>
            <dd className={css.number}>{inPart}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The adherences present among some criteria, in the order of the content: partly checked ones come last. */
const adherencesIn = (rows: Table['rows'], levels: Page['levels']) =>
  (Object.keys(levels) as Row['adherence'][]).filter((adherence) =>
    rows.some((row) => row.adherence === adherence),
  );

/** One tile, shown next to its name. */
export function Tile({ kind }: { readonly kind: TileKind }) {
  return (
    <svg className={css.mark} viewBox="0 0 .88 .88" aria-hidden="true">
      <path className={css.tile} data-kind={kind} d={tilePath(kind)} fillRule="evenodd" />
    </svg>
  );
}
