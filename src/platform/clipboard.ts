/**
 * Copies text to the clipboard (Clipboard API).
 *
 * @throws DOMException if the browser or the visitor refuses; Error if there is no clipboard
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  // Undefined outside of secure contexts.
  if (clipboard === undefined) throw new Error('The browser gives this page no clipboard.');
  await clipboard.writeText(text);
}
