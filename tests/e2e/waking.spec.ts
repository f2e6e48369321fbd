import type { Page } from '@playwright/test';
import { MODULES_META } from '#src/app/starter/names.ts';
import { PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import { translateTexts } from '#tests/support/browser/change-page.ts';
import { findPage } from '#tests/support/content.ts';
import { hydrated, expect, test } from '#tests/support/browser/test.ts';
import type { TestProxy, Verdict } from '#tests/support/servers/test-proxy.ts';

/**
 * A page hydrates when it is needed, and no earlier interaction is lost
 * (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 */
test.use({ isTouched: false });

const isEntry = (path: string) => path.startsWith('/assets/entry-client');

/** Opens a page whose scripts load only once `wake` releases them. */
async function openAsleep(page: Page, testProxy: TestProxy, path: string): Promise<void> {
  testProxy.judge((asked) => (isEntry(asked) ? 'keep the answer' : 'pass'));
  await page.goto(testProxy.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Releases the scripts, which the proxy holds only once the page has asked for them. */
async function wake(testProxy: TestProxy, judge?: (path: string) => Verdict): Promise<void> {
  await expect.poll(() => testProxy.passages.some(({ path }) => isEntry(path))).toBe(true);
  testProxy.judge(judge);
  testProxy.release();
}

/** Where the payload of a page begins. */
const PAYLOAD = `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">`;

test('a page that loads slowly can be read while it loads, and hydrates once it is complete', async ({
  page,
  testProxy,
}) => {
  // The end of the file is the page data, which follows the markup.
  const { html } = findPage(({ path }) => path === '/about-us');
  const stops = [Buffer.byteLength(html) - 2000];
  testProxy.judge((path) => (path === '/about-us' ? { stops } : 'pass'));
  await page.goto(`${testProxy.url}/about-us`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.mouse.wheel(0, 100);
  // All scripts arrive before the page does: from the cache, or over a recovered connection.
  const modules = await page.locator(`meta[name="${MODULES_META}"]`).getAttribute('content');
  const arrived = () => testProxy.passages.map(({ path }) => path);
  await expect
    .poll(() => (modules ?? 'none').split(' ').filter((file) => !arrived().includes(file)))
    .toEqual([]);
  testProxy.release();
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'SOLVE menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a button pressed before the scripts load does its job, once', async ({ page, testProxy }) => {
  await openAsleep(page, testProxy, '/');
  const segment = page.locator('button[aria-controls^="segments-"]').nth(1);
  await segment.click();
  await expect(segment).toHaveAttribute('aria-expanded', 'false');
  await wake(testProxy);
  await expect(segment).toHaveAttribute('aria-expanded', 'true');
  await segment.click();
  await expect(segment).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a color scheme chosen while the views are being attached is not lost',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
);

// React says that the page is not the one it rendered, and renders it anew.
test.describe('a page that something else has changed', () => {
  test.use({ expectedTrouble: /#418|#423|#425/u });

  test('translated: what was typed, chosen and focused is there afterwards', async ({
    page,
    testProxy,
  }) => {
    await openAsleep(page, testProxy, '/contact-us');
    await page.evaluate(translateTexts);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.locator('select').first().selectOption({ index: 2 });
    await page.locator('input[type="checkbox"]').last().setChecked(false);
    const message = page.getByLabel('Your message');
    await message.fill('Half a sentence');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
    const chosen = await page.locator('select').first().inputValue();
    await wake(testProxy);
    await hydrated(page);
    await expect(message).toBeFocused();
    await page.keyboard.type('!');
    await expect(message).toHaveValue('Half! a sentence');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
    await expect(page.locator('select').first()).toHaveValue(chosen);
    await expect(page.locator('input[type="checkbox"]').last()).not.toBeChecked();
  });

  test('a word of the footer costs the footer only, and nothing is missing meanwhile', async ({
    page,
    testProxy,
  }) => {
    const isStill = (path: string) => path.includes('-static-views-');
    await openAsleep(page, testProxy, '/contact-us');
    await page.evaluate(() => {
      const legend = document.querySelector('footer legend');
      const font = document.createElement('font');
      font.append('Farbschema');
      legend?.replaceChildren(font);
      const kept = [...document.querySelectorAll('header, header *, main, main *')];
      const heights = new Set<number>();
      const measure = () => heights.add(document.querySelector('footer')?.offsetHeight ?? 0);
      measure();
      const all = { childList: true, subtree: true, attributes: true };
      new MutationObserver(measure).observe(document.body, all);
      Object.assign(globalThis, { font, kept, heights });
    });
    const name = page.getByLabel('Full name');
    await name.fill('Ada Lovelace');
    // What is drawn anew waits for the code of the parts that never change.
    await wake(testProxy, (path) => (isStill(path) ? 'keep the answer' : 'pass'));
    await expect.poll(() => testProxy.passages.some(({ path }) => isStill(path))).toBe(true);
    testProxy.judge();
    testProxy.release();
    await hydrated(page);
    const after = await page.evaluate(() => {
      const { font, kept, heights } = globalThis as unknown as {
        font: Element;
        kept: readonly Element[];
        heights: ReadonlySet<number>;
      };
      const isKept = kept.every((element) => element.isConnected);
      return { isTranslated: font.isConnected, isKept, heights: heights.size };
    });
    expect(after).toEqual({ isTranslated: false, isKept: true, heights: 1 });
    await expect(name).toHaveValue('Ada Lovelace');
    await expect(name).toBeFocused();
  });
});

test.describe('a page that was cut off', () => {
  test.use({ expectedTrouble: /cut off in transit|JSON/u });

  for (const [what, cut] of [
    ['without its payload', ''],
    ['with half of it', '{"page":{"title":"Ab'],
  ] as const) {
    const tag = cut === '' ? [] : '@nightly';
    test(
      `${what} is the plain page: a press does what it does without scripts`,
      { tag },
      async ({ page }) => {
        await page.route('**/sitemap', async (route) => {
          const response = await route.fetch();
          const [before = ''] = (await response.text()).split(PAYLOAD);
          await route.fulfill({ response, body: before + (cut === '' ? '' : PAYLOAD + cut) });
        });
        await page.goto('/sitemap');
        await page.getByRole('button', { name: 'Search this site' }).click();
        await expect(page).toHaveURL(/\/search/u);
      },
    );
  }
});

test.describe('when the network is lost before the first touch', { tag: '@nightly' }, () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|lost / });

  test('a pressed control does what it does in plain HTML', async ({ page, context }) => {
    const submissions: string[] = [];
    await page.exposeFunction('tell', (submission: string) => submissions.push(submission));
    await page.addInitScript(() => {
      addEventListener('submit', (event) => {
        const { tell } = globalThis as unknown as { tell: (submission: string) => void };
        tell(event.defaultPrevented ? 'prevented' : 'sent as a form');
      });
    });
    await page.goto('/contact-us');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: /^Submit/u }).click({ noWaitAfter: true });
    await expect.poll(() => submissions).toEqual(['sent as a form']);
  });
});

test.describe('when the scripts fail to load', () => {
  test.use({ expectedTrouble: /lost .*entry-client|Failed to (?:load|fetch)/u });

  test('an early submission is posted as a plain form', async ({ page, testProxy }) => {
    testProxy.judge((path) => (isEntry(path) ? 'cut' : 'pass'));
    await page.goto(`${testProxy.url}/contact-us`, { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Work email').fill('not an address');
    await page.getByRole('button', { name: /^Submit/u }).click();
    await expect(page).toHaveURL(/enquiries$/u);
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  });
});
