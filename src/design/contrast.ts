/**
 * Contrast ratio of two opaque colors, from 1 to 21 (WCAG 2.2, definitions of "relative luminance"
 * and "contrast ratio").
 *
 * @param a a color as `#rrggbb`
 * @param b a color as `#rrggbb`
 * @throws RangeError if a color is not `#` followed by six hexadecimal digits
 */
export function contrastRatio(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((channel) => {
    const s = channel / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Splits `#rrggbb` into its three channels, 0 to 255. */
export function channels(color: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/iu.test(color)) {
    throw new RangeError(`"${color}" is not a color of the form #rrggbb`);
  }
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
}
