/** In the page: puts each text into an element of its own, as translators do. */
export function translateTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

/** In the page: adds an element to each field, as password managers and writing assistants do. */
export function assistFields(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    const button = document.createElement('button');
    button.textContent = 'Assist';
    if (field.localName === 'input') field.after(button);
    else field.before(button);
  }
}
