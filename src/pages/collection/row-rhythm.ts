import type { CardSpan } from '#src/sections/cards/PageCardTile.tsx';

const SPAN: Readonly<Record<1 | 2 | 3, CardSpan>> = { 1: 'full', 2: 'half', 3: 'third' };

/**
 * An editorial layout for `count` cards: a full-width card first, then alternating rows of three
 * and two, without gaps. Returns the span of each card, in order.
 *
 * @param count the number of cards, 0 or more
 */
export function rowRhythm(count: number): CardSpan[] {
  const spans: CardSpan[] = [];
  // Two cards are equal, so neither is full width.
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

/** The preferred row size, or the other one if the preferred one would leave a single card. */
function rowSize(left: number, wanted: 2 | 3): 1 | 2 | 3 {
  if (left <= 3) return left as 1 | 2 | 3;
  return left - wanted === 1 ? (wanted === 3 ? 2 : 3) : wanted;
}
