import type { ItemResult } from '#machines/product-demo/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { visuallyHidden } from '#src/design/layout.css.ts';
import * as css from './ProductDemo.css.ts';
import { fill, letterOf } from './words.ts';

interface PublisherScreenProps {
  readonly demo: PageOf<'demo'>;
  readonly items: readonly ItemResult[];
}

/** The share of first answers that fills a column; the rest is headroom. */
const FULL = 0.8;
const HEIGHT = 60;

/** How the questions perform: a column for each option of each question. */
export function PublisherScreen({ demo, items }: PublisherScreenProps) {
  const { lesson, words } = demo;
  return (
    <>
      <h2 className={css.title}>{words.items}</h2>
      <p className={css.quiet}>{words.itemsNote}</p>
      <ol className={css.charts}>
        {lesson.questions.map(({ name, options }, at) => {
          const item = items[at];
          if (item === undefined) return null;
          const worst = mostTaken(item);
          return (
            <li key={name} className={css.chart}>
              <h3 className={css.rowName}>{name}</h3>
              <ol className={css.columns}>
                {options.map(({ text, isRight }, option) => {
                  const count = item.counts[option] ?? 0;
                  const said = fill(words.itemResult, {
                    letter: letterOf(option),
                    option: text,
                    count,
                    total: item.total,
                  });
                  const isMine = item.mine === option;
                  return (
                    <li key={text} className={css.column}>
                      <span className={visuallyHidden}>
                        {[said, isRight ? words.rightAnswer : '', isMine ? words.mine : '']
                          .filter(Boolean)
                          .join(', ')}
                      </span>
                      <span className={css.count} aria-hidden="true">
                        {count}
                      </span>
                      <Column item={item} option={option} isRight={isRight} />
                      <span className={css.columnName} aria-hidden="true">
                        {letterOf(option)}
                        {isRight ? <Icon name="check" size={1} /> : null}
                      </span>
                    </li>
                  );
                })}
              </ol>
              <p className={css.quiet}>
                {fill(words.insight, {
                  letter: letterOf(worst),
                  count: item.counts[worst] ?? 0,
                  total: item.total,
                })}
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The most frequently chosen wrong option. */
const mostTaken = ({ counts, right }: ItemResult): number =>
  counts.reduce(
    (worst, count, option) =>
      option !== right && (worst === -1 || count > (counts[worst] ?? 0)) ? option : worst,
    -1,
  );

function Column({
  item,
  option,
  isRight,
}: {
  readonly item: ItemResult;
  readonly option: number;
  readonly isRight: boolean;
}) {
  const one = HEIGHT / (item.total * FULL);
  const height = (item.counts[option] ?? 0) * one;
  return (
    <svg
      className={css.columnBar}
      viewBox={`0 0 24 ${String(HEIGHT)}`}
      width="24"
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className={isRight ? css.columnRight : css.columnWrong}
        x="0"
        y={HEIGHT - height}
        width="24"
        height={height}
      />
      {item.mine === option ? (
        <rect className={css.columnMine} x="0" y={HEIGHT - height} width="24" height={one * 1.5} />
      ) : null}
    </svg>
  );
}
