import type { Page } from '@playwright/test';
import { hydrated, expect, test } from '#tests/support/browser/test.ts';
import { QUIET_MS } from '#src/app/start-page.ts';

/**
 * A page hydrates when it is needed, and no earlier interaction is lost
 * (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 */
test.use({ isTouched: false });

const isAlive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Opens a page whose scripts load only when the gate releases them. */
async function openAsleep(page: Page, gate: { judge: Judge; url: string }, path: string) {
  gate.judge((asked) => (asked.startsWith('/assets/entry-client') ? 'keep the answer' : 'pass'));
  await page.goto(gate.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}
type Judge = (judge: (path: string) => 'pass' | 'keep the answer') => void;

test('an untouched page stays static for a while, then hydrates', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(QUIET_MS / 2);
  expect(await isAlive(page)).toBe(false);
  await page.clock.runFor(QUIET_MS / 2);
  await hydrated(page);
});

for (const [what, act] of [
  ['the wheel', (page) => page.mouse.wheel(0, 100)],
  ['the mouse', (page) => page.mouse.move(200, 200)],
  ['a key', (page) => page.keyboard.press('Tab')],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`${what} hydrates a page`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    expect(await isAlive(page)).toBe(false);
    await act(page);
    await hydrated(page);
  });
}

test('a page that is reloaded or opened with a fragment hydrates immediately', async ({ page }) => {
  await page.clock.install();
  await page.goto('/k-12#services');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^By Services/u);
  await page.goto('/about-us');
  await page.reload();
  await hydrated(page);
});

test('a button pressed before the scripts load does its job, once', async ({ page, gate }) => {
  await openAsleep(page, gate, '/');
  const segment = page.locator('button[aria-controls^="segments-"]').nth(1);
  await segment.click();
  await expect(segment).toHaveAttribute('aria-expanded', 'false');
  gate.letGo();
  await expect(segment).toHaveAttribute('aria-expanded', 'true');
  await segment.click();
  await expect(segment).toHaveAttribute('aria-expanded', 'false');
});

test('two early presses are replayed in order', async ({ page, gate }) => {
  await openAsleep(page, gate, '/k-12');
  const tab = page.getByRole('tab');
  const filters = page.getByRole('tabpanel').locator('button[aria-pressed]');
  await filters.nth(2).click();
  await filters.nth(1).click();
  gate.letGo();
  await expect(filters.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(filters.nth(2)).toHaveAttribute('aria-pressed', 'false');
  await expect(tab.first()).toHaveAttribute('aria-selected', 'true');
});

test('early keystrokes in tabs and search are replayed', async ({ page, gate }) => {
  await openAsleep(page, gate, '/k-12');
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  gate.letGo();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await openAsleep(page, gate, '/about-us');
  await page.keyboard.press('Control+k');
  gate.letGo();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('a color scheme chosen while the views are being attached is not lost', async ({ page }) => {
  // The theme's actor is added right after the first commit, and reads the system's scheme first.
  await page.addInitScript(() => {
    const ask = matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => {
      const tile = document.querySelector<HTMLInputElement>('input[type="radio"][value="dark"]');
      const isAttached = Object.keys(tile ?? {}).some((key) => key.startsWith('__reactProps'));
      if (isAttached && query.includes('prefers-color-scheme')) {
        globalThis.matchMedia = ask;
        tile?.click();
      }
      return ask(query);
    };
  });
  await page.goto('/solve');
  await page.mouse.wheel(0, 100);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link needs no script and navigates immediately', async ({ page, gate }) => {
  await openAsleep(page, gate, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/u);
  await expect(page.locator('h1')).toBeVisible();
});

test('a form submitted early is validated as usual', async ({ page, gate }) => {
  await openAsleep(page, gate, '/contact-us');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Submit/u }).click();
  gate.letGo();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
});

test.describe('when the network is lost before the first touch', () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|lost / });

  test('a pressed control does what it does in plain HTML', async ({
    page,
    context,
    startSite,
  }) => {
    const { url } = await startSite('endpoint');
    const submissions: string[] = [];
    await page.exposeFunction('tell', (submission: string) => submissions.push(submission));
    await page.addInitScript(() => {
      addEventListener('submit', (event) => {
        const { tell } = globalThis as unknown as { tell: (submission: string) => void };
        tell(event.defaultPrevented ? 'prevented' : 'sent as a form');
      });
    });
    await page.goto(`${url}/contact-us`);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: /^Submit/u }).click({ noWaitAfter: true });
    await expect.poll(() => submissions).toEqual(['sent as a form']);
  });
});

test.describe('when the scripts fail to load', () => {
  test.use({ expectedTrouble: /lost .*entry-client|Failed to (?:load|fetch)/u });

  test('an early submission is posted as a plain form', async ({ page, gate, startSite }) => {
    const { url } = await startSite('endpoint');
    gate.lead(url);
    gate.judge((path) => (path.startsWith('/assets/entry-client') ? 'cut' : 'pass'));
    await page.goto(`${gate.url}/contact-us`, { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Work email').fill('not an address');
    await page.getByRole('button', { name: /^Submit/u }).click();
    await expect(page).toHaveURL(/enquiries$/u);
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  });
});
