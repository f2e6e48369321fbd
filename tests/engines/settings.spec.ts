import { fill, QUEUED, RECEIVED, submit, tryAgain } from '#tests/support/browser/contact-form.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { expect, test } from './engine-test.ts';
import type { Setting } from './engine.ts';

/**
 * The site in browsers that are set to refuse something: pages can be read, widgets work, a message is
 * sent or shown as waiting, and no working network is reported as down.
 */
test.use({
  // The receiver that is cut off, and Firefox's message about the setting when a page registers a worker.
  expectedTrouble:
    /\/enquiries|Failed to load resource|network connection was lost|Storage access is restricted in this context due to user settings/u,
});

/** Records every text of the connectivity bar, however brief. */
const NOTE_BAR = `
  globalThis.said = [];
  new MutationObserver(() => {
    const words = document.querySelector('[data-app="connectivity"]')?.textContent ?? '';
    if (words !== '') globalThis.said.push(words);
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

/** Between them, these take away all that other settings do. */
const SETTINGS: readonly (readonly ['firefox' | 'webkit', string, Setting])[] = [
  [
    'firefox',
    'all cookies and site data blocked',
    { preferences: { 'network.cookie.cookieBehavior': 2 } },
  ],
  ['firefox', 'service workers off', { preferences: { 'dom.serviceWorkers.enabled': false } }],
  ['webkit', 'cookies blocked', { blocksCookies: true }],
  [
    'webkit',
    'every storage off',
    { without: ['ServiceWorkers', 'CacheAPI', 'IndexedDBAPI', 'LocalStorage', 'BroadcastChannel'] },
  ],
];

for (const [engine, name, setting] of SETTINGS) {
  test(
    `${name}: nothing is lost and nothing is said falsely`,
    { tag: `@${engine}` },
    async ({ open, testProxy }) => {
      const { page } = await open(testProxy.url, { setting, script: NOTE_BAR });
      const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      await page.goto('/k-12/ai-solutions');
      await hydrated(page);
      const row = page.getByRole('main').locator('button[aria-expanded="false"]').first();
      await row.press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')))
        .toBe('true');
      expect(await said()).toEqual([]);

      await page.goto('/contact-us');
      await hydrated(page);
      await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
      await fill(page);
      let isCut = true;
      let sent = 0;
      testProxy.judge((path) => {
        if (path !== '/enquiries') return 'pass';
        if (isCut) return 'cut';
        sent += 1;
        return RECEIVED;
      });
      await submit(page).click();
      await page.getByText(QUEUED).waitFor({ timeout: 60_000 });
      // The page is consistent: the message waits, so it has not failed.
      expect(await page.getByText('There was a problem sending').count()).toBe(0);
      isCut = false;
      await tryAgain(page);
      await page.getByText('Success!').waitFor({ timeout: 60_000 });
      expect(sent).toBe(1);
      expect(await said()).toEqual([]);
    },
  );
}
