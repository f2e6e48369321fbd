import type { Locator, Page } from '@playwright/test';
import {
  TOOLTIP_LONG_PRESS_MS,
  TOOLTIP_OPEN_MS,
  TOOLTIP_SKIP_MS,
} from '#machines/tooltip/index.ts';
import { pagesSavedUnasked, siteManifest } from '#tests/support/site-facts.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { hydrated } from '#tests/support/browser/test.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import {
  allSaved,
  bar,
  savedByItself,
  controlled,
  expect,
  returning,
  savedPaths,
  standStill,
  takeDown,
  test,
} from './offline-test.ts';

const { pages } = siteManifest();

/** Opens the home page with a controlled clock, and returns the search button and its tooltip. */
async function beforeIcon(page: Page): Promise<{ button: Locator; tooltip: Locator }> {
  await page.clock.install();
  await page.goto('/');
  // Tooltips load together with the notification region.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached({
    timeout: 15_000,
  });
  await stopClock(page);
  return {
    button: page.getByRole('button', { name: 'Search this site' }),
    tooltip: page.getByRole('tooltip'),
  };
}

/** Opens a saved page without a network; its clock can be controlled. */
async function openOffline(page: Page, gate: Gate): Promise<{ notice: Locator; again: Locator }> {
  await gate.shut();
  await page.clock.install();
  await page.goto('/about-us');
  const notice = bar(page);
  const again = notice.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  return { notice, again };
}

const withDataSaver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });

test('with data saver on, only the core is saved automatically, and the rest on request', async ({
  page,
  gate,
}) => {
  await withDataSaver(page);
  await page.goto('/offline');
  await controlled(page);
  await expect(page.getByText('Data saver is on')).toBeVisible();
  await page.waitForTimeout(3000);
  const packs = gate.passages.filter(({ path }) => path.startsWith('/assets/pages/'));
  expect(packs.map(({ path }) => /\/([\w-]+)-\w+\.json$/u.exec(path)?.[1]).toSorted()).toEqual([
    '404',
    'contact-us',
    'index',
    'offline',
  ]);
  expect((await savedPaths(page)).toSorted()).toEqual(['/', '/contact-us', '/offline']);

  await page.getByRole('button', { name: /^Save all pages/u }).click();
  await allSaved(page, pages);
  await expect(page.getByText('The whole site is available offline.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `${String(pages.length - 3)} pages saved for offline reading.`,
  );
});

test('saving a section starts on request, and can be canceled halfway', async ({ page, gate }) => {
  await withDataSaver(page);
  const isPack = (path: string) => path.startsWith('/assets/pages/');
  await page.goto('/offline');
  await expect(page.getByText('Data saver is on')).toBeVisible();
  gate.forget();
  const section = page.getByRole('region', { name: 'Blogs' });
  const lines = section.getByRole('listitem');
  const total = await lines.count();
  expect(total).toBeGreaterThan(4);
  await expect(section.getByText(`${String(total)} pages, none on this device`)).toBeVisible();

  // Three are in progress; the others wait for them.
  gate.judge((path) => (isPack(path) ? 'keep the answer' : 'pass'));
  await section.getByRole('button', { name: /^Save section \(\d+ kB\) Blogs$/u }).click();
  const bar = section.getByRole('progressbar', { name: 'Blogs: pages saved' });
  await expect(bar).toHaveAttribute('max', String(total));
  await expect(section.getByText('Queued')).toHaveCount(total - 3);
  const button = section.getByRole('button', { name: 'Cancel Blogs' });
  await expect(button).toBeFocused();
  await button.click();
  await expect(section.getByText('Queued')).toHaveCount(0);
  await expect
    .poll(() => {
      gate.letGo();
      return section.getByText(/saved .*\d{4}/u).count();
    })
    .toBe(3);
  await expect(bar).toHaveCount(0);
  await expect(section.getByText(`3 of ${String(total)} pages on this device`)).toBeVisible();
  expect(gate.passages.filter(({ path }) => isPack(path))).toHaveLength(3);

  // The rest is fetched, and nothing twice.
  gate.judge();
  await section.getByRole('button', { name: 'Save section' }).click();
  await expect(section.getByText(`All ${String(total)} pages on this device`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `${String(total - 3)} pages saved for offline reading.`,
  );
  expect(gate.passages.filter(({ path }) => isPack(path))).toHaveLength(total);
  expect(await savedPaths(page)).toHaveLength(total + 3);

  await section.getByRole('button', { name: 'Remove section Blogs' }).click();
  await expect(section.getByText(`${String(total)} pages, none on this device`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `${String(total)} pages removed from this device.`,
  );
  await expect.poll(() => savedPaths(page)).toHaveLength(3);
});

test('only the saved-pages screen fetches the list of pages', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Reflect.set(globalThis, 'asked', asked);
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function note(this: ServiceWorker, ...rest: [never]) {
      asked.push(rest[0]);
      post.apply(this, rest);
    };
  });
  const questions = () =>
    page.evaluate(
      () =>
        Reflect.get(globalThis, 'asked') as {
          readonly type: string;
          readonly path?: string;
          readonly links?: readonly string[];
        }[],
    );
  const types = async () => [...new Set((await questions()).map(({ type }) => type))].toSorted();
  const lastPlan = async () => (await questions()).findLast(({ type }) => type === 'PLAN');
  const linksOfContent = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        .filter(
          ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
        )
        .map(({ pathname }) => pathname);
      return [...new Set(links)];
    });
  await page.goto('/');
  await allSaved(page);
  await expect.poll(types).toContain('MAINTAIN');
  expect(await types()).not.toContain('LIST');
  expect(await types()).not.toContain('INVENTORY');
  const links = await linksOfContent();
  expect(links.length).toBeGreaterThan(5);
  expect(await lastPlan()).toMatchObject({ path: '/', links });

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText(/This page is saved on this device \(\d+ kB\)/u)).toBeVisible();
  await expect.poll(lastPlan).toMatchObject({ path: '/about-us', links: await linksOfContent() });
  expect(await types()).not.toContain('LIST');
  await page.getByRole('link', { name: 'Saved pages' }).click();
  await expect(savedByItself(page)).toBeVisible();
  expect(await types()).toContain('LIST');
  expect(await types()).toContain('INVENTORY');
});

returning(
  'one page is removed and saved again, and the visitor’s preference is kept',
  async ({ page }) => {
    await page.goto('/about-us');
    await hydrated(page);
    await expect(page.getByText(/This page is saved on this device \(\d+ kB\)/u)).toBeVisible();
    // Announced only on request, because it is on every page.
    const said = page.getByRole('region', { name: 'On this device' }).getByRole('status');
    await expect(said).toHaveCount(0);
    const remove = page.getByRole('button', { name: 'Remove this page' });
    const save = page.getByRole('button', { name: 'Save this page' });
    await remove.click();
    await expect(said).toHaveText('This page isn’t saved on this device.');
    await expect(save).toBeFocused();
    await expect.poll(() => savedPaths(page)).not.toContain('/about-us');

    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(3000);
    expect(await savedPaths(page)).not.toContain('/about-us');
    await save.click();
    await expect.poll(() => savedPaths(page)).toContain('/about-us');
    await expect(remove).toBeFocused();
  },
);

returning('everything except the core can be removed', async ({ page }) => {
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect.poll(async () => (await savedPaths(page)).length, { timeout: 30_000 }).toBe(3);
  const searchParts = () =>
    page.evaluate(async () => {
      const cache = await caches.open('hause-site');
      return (await cache.keys()).filter(({ url }) => url.includes('/assets/search/')).length;
    });
  // The search parts of the core.
  await expect.poll(searchParts).toBe(3);
  await expect(page.getByText(`3 of ${String(pages.length)}`)).toBeVisible();
  // Their button is gone, and the focus is not.
  await expect(
    page.getByRole('status').filter({ hasText: 'To read more offline, save a section' }),
  ).toBeFocused();
});

returning(
  'without a network, the focus goes from a removed page to the name of its section',
  async ({ page, gate }) => {
    await gate.shut();
    await page.goto('/offline');
    const section = page.getByRole('region', { name: 'Other pages' });
    const remove = section.getByRole('button', { name: 'Remove About Us' });
    await remove.focus();
    await remove.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(section.getByRole('heading', { name: 'Other pages' })).toBeFocused();
  },
);

returning(
  'the bar announces once that the network is down, and once that it is back',
  async ({ page, gate }) => {
    await gate.shut();
    await page.clock.install();
    await page.goto('/about-us');
    const notice = bar(page);
    await expect(notice).toHaveAttribute('role', 'status');
    await expect(notice).toContainText('You’re offline. This is the saved copy of this page.', {
      timeout: 15_000,
    });
    const again = notice.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    // Otherwise the page, which checks every few seconds, would detect it on its own.
    await standStill(page);
    await gate.open();
    await again.click();
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
    await page.clock.resume();
    await expect(notice).toBeEmpty({ timeout: 10_000 });

    await page.context().setOffline(true);
    await expect(notice).toContainText('You’re offline.');
    await notice.getByRole('button', { name: 'Hide the offline notice' }).click();
    await expect(notice).toBeEmpty();
    await page.context().setOffline(false);
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
  },
);

returning(
  'the bar is silent about checks that nobody requested, and names one that was',
  async ({ page, gate }) => {
    const { notice, again } = await openOffline(page, gate);
    const seen = await notice.evaluateHandle((status) => {
      const record: { readonly texts: string[]; checks: number } = { texts: [], checks: 0 };
      new MutationObserver((changes) => {
        for (const { type } of changes) {
          // While it is checked, the button is inactive.
          if (type === 'attributes') record.checks += 1;
          else record.texts.push(status.textContent);
        }
      }).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['aria-disabled'],
      });
      return record;
    });
    const texts = async () => (await seen.jsonValue()).texts;
    for (let second = 0; second < 180; second += 10) await page.clock.runFor(10_000);
    await expect.poll(async () => (await seen.jsonValue()).checks).toBeGreaterThan(1);
    expect(await texts()).toEqual([]);

    await again.click();
    await expect
      .poll(texts)
      .toEqual([expect.stringContaining('Trying…'), expect.stringContaining('Try again')]);
  },
);

returning('the bar does not claim that a page is saved which is not', async ({ page, gate }) => {
  await page.goto('/about-us');
  const strip = page.getByRole('region', { name: 'On this device' });
  await strip.getByRole('button', { name: 'Remove this page' }).click();
  await expect(strip).toContainText('This page isn’t saved on this device.');
  await gate.shut();
  await page.context().setOffline(true);
  await expect(bar(page)).toContainText('You’re offline. This page isn’t saved on this device.');
});

returning(
  'the focus returns to where it came from when the network is back, and when the notice is hidden',
  async ({ page, gate }) => {
    const { notice, again } = await openOffline(page, gate);
    await standStill(page);
    await gate.open();
    const from = page.getByRole('button', { name: 'DISCOVER menu' });
    await from.focus();
    await again.click();
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
    await expect(from).toBeFocused();
    await page.clock.resume();
    await expect(notice).toBeEmpty({ timeout: 10_000 });

    await page.context().setOffline(true);
    await notice.getByRole('button', { name: 'Hide the offline notice' }).click();
    await expect(notice).toBeEmpty();
    await expect(from).toBeFocused();

    // A focus that is elsewhere stays there.
    await page.context().setOffline(false);
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
    // For the worker too: the browser emulates a loss in the page first, and until then the worker can
    // reach the server, which the page rightly believes.
    await gate.shut();
    await page.context().setOffline(true);
    await again.focus();
    const other = page.getByRole('button', { name: 'COGNIFY menu' });
    await other.focus();
    await gate.open();
    await page.context().setOffline(false);
    await expect(notice).toContainText('You’re back online.', { timeout: 15_000 });
    await expect(other).toBeFocused();
  },
);

returning(
  'search finds pages and sections without a network, tolerates typos, and opens with a shortcut',
  async ({ page, gate, server }) => {
    await takeDown(gate, server);
    await page.goto('/about-us');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    const field = dialog.getByRole('combobox', { name: 'Search this site' });
    await expect(field).toBeFocused();
    await page.keyboard.type('accesibility auditt');
    await expect(dialog.getByRole('status')).toHaveText(/\d+ pages?$/u);
    await expect(dialog.getByRole('option', { name: /Digital accessibility/u })).toBeVisible();

    await field.fill('qqqqqqqq');
    await expect(dialog.getByRole('status')).toHaveText(
      'No results. Try fewer or different words.',
    );
    await field.fill('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Search this site' }).click();
    await field.fill('cookies');
    await expect(dialog.getByRole('option', { name: /Cookie policy/u }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cookie-policy/u);
    await expect(dialog).toHaveCount(0);
  },
);

test('search that cannot be loaded says so and can be tried again', async ({ page, gate }) => {
  gate.judge((path) => (path === '/sw.js' ? { status: 404 } : 'pass'));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Search this site' }).focus();
  await page.waitForTimeout(1000);
  gate.judge((path) => (path === '/search.json' || path === '/sw.js' ? { status: 503 } : 'pass'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await expect(dialog).toContainText('Search couldn’t be loaded.');
  gate.judge((path) => (path === '/sw.js' ? { status: 404 } : 'pass'));
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('contact');
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

returning(
  'notifications: Alt+T moves the focus there, Escape dismisses and returns it',
  async ({ page }) => {
    await page.goto('/offline');
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect(region).toBeAttached();
    const remove = page.getByRole('button', { name: 'Remove About Us' });
    await remove.click();
    await expect(remove).toHaveCount(0);
    const save = page.getByRole('button', { name: /^Save all pages/u });
    await save.click();
    // Including the pages that are saved on request only.
    const count = pages.length - pagesSavedUnasked().length + 1;
    await expect(region).toContainText(`${String(count)} pages saved for offline reading.`);
    const from = page.getByRole('link', { name: 'Home', exact: true }).last();
    await from.focus();
    await page.keyboard.press('Alt+t');
    await expect(region).toBeFocused();
    await page.waitForTimeout(6000);
    await expect(region.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(region.getByRole('listitem')).toHaveCount(0);
    await expect(from).toBeFocused();
  },
);

returning(
  'notifications return the focus to where it came from, also after one of two, and after a click',
  async ({ page }) => {
    await page.goto('/offline');
    const region = page.getByRole('region', { name: 'Notifications' });
    const toasts = region.getByRole('listitem');
    const from = page.getByRole('link', { name: 'Home', exact: true }).last();
    const remove = page.getByRole('button', { name: 'Remove section K-12' });
    await remove.press('Enter');
    // Under the pointer they stay.
    await toasts.hover();
    await page.getByRole('button', { name: /^Save section .*K-12$/u }).press('Enter');
    await expect(toasts).toHaveCount(2);
    await from.focus();
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toasts).toHaveCount(1);
    await expect(region).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts).toHaveCount(0);
    await expect(from).toBeFocused();

    await remove.press('Enter');
    await expect(toasts).toHaveCount(1);
    await from.focus();
    await toasts.getByRole('button', { name: 'Dismiss this notification' }).click();
    await expect(toasts).toHaveCount(0);
    await expect(from).toBeFocused();
  },
);

returning('a notification that a finger was on goes after its time', async ({ page }) => {
  await page.goto('/offline');
  const region = page.getByRole('region', { name: 'Notifications' });
  const toasts = region.getByRole('listitem');
  await page.getByRole('button', { name: 'Remove section K-12' }).press('Enter');
  await expect(toasts).toHaveCount(1);
  // The finger has swiped another one away, and with it the element that would report its leaving.
  await region.dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect(toasts).toHaveCount(0, { timeout: 20_000 });
});

test('all rows share one date formatter', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { formatters: 0 };
    Reflect.set(globalThis, 'made', made);
    // It creates a formatter on every call without going through the constructor.
    Reflect.set(Date.prototype, 'toLocaleString', function count(this: Date) {
      made.formatters += 1;
      return this.toISOString();
    });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, rest) {
        made.formatters += 1;
        return Reflect.construct(target, rest) as object;
      },
    });
  });
  await page.goto('/offline');
  await allSaved(page);
  await expect(savedByItself(page)).toBeVisible();
  await expect(page.getByText(/saved .*\d{4}/u)).toHaveCount(pagesSavedUnasked().length - 3);
  const count = await page.evaluate(
    () => (Reflect.get(globalThis, 'made') as { formatters: number }).formatters,
  );
  expect(count).toBeLessThan(5);
});

test.describe('with or without a worker', () => {
  test.use({ hasWorker: false });

  test('a tooltip explains an icon: after a delay for the mouse, immediately for the keyboard', async ({
    page,
  }) => {
    const { button, tooltip } = await beforeIcon(page);
    await button.hover();
    await page.clock.runFor(TOOLTIP_OPEN_MS - 1);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('Search: Ctrl+K or Command+K');
    await expect(button).toHaveAccessibleDescription('Search: Ctrl+K or Command+K');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);

    await page.mouse.move(640, 790);
    // For a moment, the next tooltip would open immediately on hover too.
    await page.clock.runFor(TOOLTIP_SKIP_MS);
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toHaveText('Search: Ctrl+K or Command+K');
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('a long press on an icon shows its tooltip until the next tap', async ({ page }) => {
      const { button, tooltip } = await beforeIcon(page);
      const box = await button.boundingBox();
      if (box === null) throw new Error('The button is not on the screen.');
      const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchCancel') =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [finger] : [],
        });
      await touch('touchStart');
      await page.clock.runFor(TOOLTIP_LONG_PRESS_MS - 1);
      await expect(tooltip).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(tooltip).toHaveText('Search: Ctrl+K or Command+K');
      // Browsers end a long press this way, so that no click follows.
      await touch('touchCancel');
      await expect(tooltip).toBeVisible();
      await page.touchscreen.tap(640, 700);
      await expect(tooltip).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // The next tap may also be on the icon, whose dialog then hides the rest of the page.
      await touch('touchStart');
      await page.clock.runFor(TOOLTIP_LONG_PRESS_MS);
      await touch('touchCancel');
      await expect(tooltip).toBeVisible();
      await page.touchscreen.tap(finger.x, finger.y);
      await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0);
    });
  });
});
