/** Has the browser save words as a file. They are made into one on the device: nothing is fetched. */
export function saveFile(name: string, type: string, words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not before the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
