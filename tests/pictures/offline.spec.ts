import type { Page } from '@playwright/test';
import { askForUpdate, controlled, updatePrompt } from '#tests/offline/offline-test.ts';
import { silence } from '#tests/support/browser/silence.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import { center } from './center.ts';
import { expect, test } from './picture-test.ts';
import { viewsOf } from './views.ts';
import type { WITH_WORKER } from './widgets.ts';

const nameOfWidget = (machine: (typeof WITH_WORKER)[number]) => `widget.${machine}`;

/** What a page shows because of its service worker: saved pages, a new version, no network. */
test.use({
  serviceWorkers: 'allow',
  expectedTrouble: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|404/u,
});

const WINDOW = { of: 'window', scale: 4 } as const;
const views = [...viewsOf('wide'), ...viewsOf('narrow')];

/**
 * Hides numbers, now and whenever the page renders new ones: sizes and counts change with every edit of a
 * page, and are irrelevant to its appearance.
 */
const hideNumbers = (page: Page): Promise<void> =>
  page.getByRole('main').evaluate((root) => {
    const hide = () => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const hidden = text.replaceAll(/\d[\d.,]*/gu, '0');
        if (hidden !== text) node.nodeValue = hidden;
      }
    };
    hide();
    new MutationObserver(hide).observe(root, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

test('saved pages look as accepted', async ({ page, gate, looksAsAccepted }) => {
  // Only the core is saved automatically, and the list stays that way.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });
  await page.goto(`${gate.url}/offline`);
  await controlled(page);
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Save all pages/u })).toBeVisible();
  await page.getByText('Data saver is on').waitFor();
  await page.waitForLoadState('networkidle');
  await center(page.getByRole('main').locator('dl, ul').first());
  await hideNumbers(page);
  await looksAsAccepted(nameOfWidget('offline-library'), { views, frame: WINDOW });
});

test('a new version and a lost network look as accepted', async ({
  page,
  gate,
  startSite,
  looksAsAccepted,
}) => {
  await page.goto(`${gate.url}/about-us`);
  await controlled(page);
  await hydrated(page);
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await silence(page);
  gate.lead((await startSite('simulated')).url);
  await askForUpdate(page);
  await updatePrompt(page).waitFor({ timeout: 60_000 });
  await looksAsAccepted(nameOfWidget('update'), { views, frame: WINDOW });
  await page.getByRole('button', { name: 'Later' }).click();
  await page.mouse.move(0, 0);
  await page.context().setOffline(true);
  const notice = page.locator('[data-app="connectivity"]');
  await expect(notice).toContainText('You’re offline');
  await looksAsAccepted(nameOfWidget('connectivity'), { views, frame: WINDOW });
});
