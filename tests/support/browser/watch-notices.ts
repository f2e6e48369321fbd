import type { Page } from '@playwright/test';

/** Records what the bar says about the network, and any notice of a lost part, however brief. */
export async function watchNotices(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteBar', (words: string) => said.push(words));
  await page.addInitScript(() => {
    const note = () => {
      const bar = document.querySelector('[data-app="connectivity"]')?.textContent ?? '';
      const isLost = document.body?.textContent.includes('couldn’t be loaded') ?? false;
      const words = `${bar}${isLost ? 'a part was lost' : ''}`;
      if (words !== '') (globalThis as unknown as { noteBar(words: string): void }).noteBar(words);
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(note).observe(document, all);
  });
  return said;
}
