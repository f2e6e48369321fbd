/**
 * The layers of the cascade, weakest first, as src/design/layers.css.ts makes them: said once at the
 * head of the inline part, because the order in which style sheets arrive must not decide it.
 */
const LAYER_ORDER = '@layer reset,base,layout,component,section,utility;';

/**
 * Parts a page's style sheets: what all pages share is linked, fetched once and kept; the small rest
 * (the frame, the layout's own) stands in the page, so that the first paint waits for one file only.
 *
 * @param styles addresses of the page's style sheets, in order
 * @param read gives a style sheet's text
 * @returns the sheets to link, and the text that stands in the page (one for each layout, hence one
 *   hash for each in the policy)
 */
export async function splitStyles(
  styles: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<{ readonly linked: string[]; readonly inline: string }> {
  const linked = styles.filter((file) => file.startsWith('/assets/shared-'));
  const own = styles.filter((file) => !linked.includes(file));
  const texts = await Promise.all(own.map(read));
  return { linked, inline: LAYER_ORDER + texts.map((text) => text.trim()).join('') };
}
