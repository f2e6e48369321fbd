import { Icon } from '#src/components/icon/Icon.tsx';
import * as css from './Contents.css.ts';

/** The progress of one item. */
export type Mark = 'done' | 'half' | 'open';

export interface Part {
  /** The id of the section that it links to. */
  readonly id: string;
  readonly title: string;
  /** Its progress, in words. */
  readonly words: string;
  /** One for each of its items. */
  readonly marks: readonly Mark[];
}

/** The parts of a worksheet, with a tile for each item, which turns when the item is done. */
export function Contents({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly Part[];
}) {
  return (
    <nav className={css.contents} aria-label={label}>
      <ol>
        {parts.map(({ id, title, words, marks }, at) => {
          const isWhole = marks.every((mark) => mark === 'done');
          return (
            <li key={id} className={css.entry} data-whole={isWhole ? '' : undefined}>
              <span className={css.number} aria-hidden="true">
                {isWhole ? <Icon name="check" size={1.5} /> : at + 1}
              </span>
              <span className={css.entryWords}>
                <a className={css.link} href={`#${id}`}>
                  {title}
                </a>
                <span className={css.count}>{words}</span>
              </span>
              <span className={css.tiles} aria-hidden="true">
                {marks.map((mark, index) => (
                  <span key={index} className={css.tile} data-mark={mark} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
