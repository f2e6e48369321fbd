import type { CardSpan } from '#src/sections/cards/PageCardTile.tsx';

const SPAN: Readonly<Record<1 | 2 | 3, CardSpan>> = { 1: 'full', 2: 'half', 3: 'third' };

/**
 * How an editor would lay out `count` cards: one across the row to lead, then rows of three and two in
 * turn, and never a row with a gap in it. Gives the part of its row for each card, in order.
 *
 * @param count cards to show, 0 or more
 */
export function rowRhythm(count: number): CardSpan[] {
  const spans: CardSpan[] = [];
  // Two cards are equals: neither leads.
  let left = count === 2 ? count : Math.max(0, count - 1);
  if (left < count) spans.push('full');
  let wanted: 2 | 3 = 3;
  while (left > 0) {
    const size = rowSize(left, wanted);
    for (let at = 0; at < size; at += 1) spans.push(SPAN[size]);
    left -= size;
    wanted = size === 3 ? 2 : 3;
  }
  return spans;
}

/** The wanted size, or the other when that would leave one card alone. */
function rowSize(left: number, wanted: 2 | 3): 1 | 2 | 3 {
  if (left <= 3) return left as 1 | 2 | 3;
  return left - wanted === 1 ? (wanted === 3 ? 2 : 3) : wanted;
}
