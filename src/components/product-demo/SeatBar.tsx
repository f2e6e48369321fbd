import type { ClassResult } from '#machines/product-demo/index.ts';
import * as css from './ProductDemo.css.ts';

const KINDS = ['first', 'later', 'waiting'] as const;
export type SeatKind = (typeof KINDS)[number];

/** One tile per seat: whole if right the first time, a quarter circle if later, an outline if not yet. */
// oxlint-disable-next-line react/only-export-components -- an edit of this file may reload the page
export const TILE: Readonly<Record<SeatKind, string>> = {
  first: 'M0.5 0.5h9v9h-9z',
  later: 'M0.5 0.5a9 9 0 0 1 9 9h-9z',
  waiting: 'M1 1h8v8h-8z',
};

interface SeatBarProps {
  readonly result: ClassResult;
  /** Whether the visitor's seat is after all others; otherwise it is the last one of its kind. */
  readonly isMineLast?: boolean;
}

/** The seats of a class. Decorative: what they say is written next to them. */
export function SeatBar({ result, isMineLast = false }: SeatBarProps) {
  const { first, later, trying, waiting, seats } = result;
  const counts = { first, later, waiting: trying + waiting };
  const mine = result.mine === 'trying' ? 'waiting' : result.mine;
  const kinds = KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  const at = kinds.lastIndexOf(mine);
  const mineAt = isMineLast ? seats - 1 : at;
  const inOrder = kinds.toSpliced(at, 1).toSpliced(mineAt, 0, mine);
  return (
    <svg
      className={css.seats}
      viewBox={`0 0 ${String(seats * 10)} 10`}
      width={seats * 20}
      height="20"
      aria-hidden="true"
    >
      {inOrder.map((kind, place) => (
        <path
          key={place}
          className={css.seat[kind]}
          data-mine={place === mineAt}
          transform={`translate(${String(place * 10)} 0)`}
          d={TILE[kind]}
        />
      ))}
    </svg>
  );
}
