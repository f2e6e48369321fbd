/** Saves text as a file through the browser. It is created on the device; nothing is fetched. */
export function saveFile(name: string, type: string, words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not before the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
