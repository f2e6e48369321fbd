/** The position of a box: its upper left corner and its width, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Converts the keyframes of a view transition's group, which animate its box (CSS View Transitions 1, 7.2.2),
 * to transforms only: the box has its final size from the start and is scaled to its initial width.
 * The old and new pictures are as wide as the box and keep their shapes, so both ends look the same as
 * before. The end is left to the browser, which follows the picture if the page is scrolled meanwhile.
 * For a `transform-origin` of `0 0`.
 * @returns null if they are not the first and last position of a box that is only translated
 */
export function scaledKeyframes(keyframes: readonly ComputedKeyframe[]): Keyframe[] | null {
  const [first, last] = keyframes;
  if (first === undefined || last === undefined || keyframes.length !== 2) return null;
  const from = placeOf(first);
  const to = placeOf(last);
  if (from === null || to === null) return null;
  const move = `translate(${String(from.x)}px, ${String(from.y)}px)`;
  return [
    {
      offset: 0,
      easing: first.easing,
      transform: `${move} scale(${String(from.width / to.width)})`,
    },
  ];
}

/** Only translated: `matrix(1, 0, 0, 1, x, y)`. */
const TRANSLATED = /^matrix\(1, 0, 0, 1, (?<x>[-\d.e]+), (?<y>[-\d.e]+)\)$/u;

function placeOf({ transform, width }: ComputedKeyframe): Place | null {
  if (typeof transform !== 'string' || typeof width !== 'string') return null;
  const { x, y } = TRANSLATED.exec(transform)?.groups ?? {};
  const size = Number.parseFloat(width);
  return x === undefined || y === undefined || !(size > 0)
    ? null
    : { x: Number(x), y: Number(y), width: size };
}
