import { LAYERS } from '#src/design/layer-order.ts';

/**
 * The cascade layers, weakest first. Declared once at the start of
 * the inline styles, so that the order does not depend on which style sheet arrives first.
 */
const LAYER_ORDER = `@layer ${LAYERS.join()};`;

/**
 * Splits a page's style sheets: shared styles are linked, fetched once and cached; the small remainder
 * (header, footer, layout) is inlined, so that the first paint waits for only one file.
 *
 * @param styles URLs of the page's style sheets, in order
 * @param read returns a style sheet's text
 * @returns the sheets to link, and the text to inline (one per layout, hence one hash per layout in
 * the policy)
 */
export function splitStyles(
  styles: readonly string[],
  read: (file: string) => string,
): { readonly linked: string[]; readonly inline: string } {
  const linked = styles.filter((file) => file.startsWith('/assets/shared-'));
  const own = styles.filter((file) => !linked.includes(file));
  return { linked, inline: LAYER_ORDER + own.map((file) => read(file).trim()).join('') };
}
