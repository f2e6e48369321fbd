/**
 * Copies words to where the visitor can paste them from (Clipboard API).
 *
 * @throws DOMException where the browser or the visitor refuses; Error where there is no clipboard
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  // Missing outside of secure contexts.
  if (clipboard === undefined) throw new Error('The browser gives this page no clipboard.');
  await clipboard.writeText(text);
}
