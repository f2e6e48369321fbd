/**
 * Converts the keyframes of a view transition's group, which animate its box (CSS View Transitions 1, 7.2.2),
 * to transforms only: the box has its final size from the start and is scaled to its initial width.
 * The old and new pictures are as wide as the box and keep their shapes, so both ends look the same as
 * before. The end is left to the browser, which follows the picture if the page is scrolled meanwhile.
 * For a `transform-origin` of `0 0`.
 * @returns null if they are not the first and last position of a box
 */
export function scaledKeyframes(keyframes: readonly ComputedKeyframe[]): Keyframe[] | null {
  const [first, last] = keyframes;
  if (first === undefined || last === undefined || keyframes.length !== 2) return null;
  const scale = widthOf(first) / widthOf(last);
  // Neither is a box without a width.
  if (!(scale > 0 && scale < Infinity) || first['transform'] === 'none') return null;
  const transform = `${String(first['transform'])} scale(${String(scale)})`;
  return [{ offset: 0, easing: first.easing, transform }];
}

const widthOf = ({ width }: ComputedKeyframe) => Number.parseFloat(String(width));
