import { contentOf, navigationOf } from '#tests/support/content.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/**
 * Right-to-left pages: machines work in reading direction, and their views translate it to left and
 * right on the screen (machines/README.md).
 */
test.beforeEach(async ({ page }) => {
  // Before the page's own scripts run: some read the direction only once.
  await page.addInitScript(() => {
    const turn = () => {
      document.documentElement.dir = 'rtl';
    };
    document.addEventListener('readystatechange', turn, { once: true });
  });
});

test('carousel slides follow the pointer, and dragging to the right advances them', async ({
  page,
}) => {
  await open(page, '/');
  const studies = page.getByRole('region', { name: 'Case studies', exact: true });
  const counter = studies.locator('[data-counter]');
  const [first, second] = [/1\D+5/u, /2\D+5/u];
  const slide = studies.getByRole('group', { name: '1 of 5', exact: true });
  await slide.scrollIntoViewIfNeeded();
  const before = await slide.boundingBox();
  if (before === null) throw new Error('The slide is not on the screen.');
  const x = before.x + before.width / 2;
  const y = before.y + before.height / 2;
  const left = async () => Math.round((await slide.boundingBox())?.x ?? NaN);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 8 });
  await expect.poll(left).toBe(Math.round(before.x - 160));
  await page.mouse.move(x + 160, y, { steps: 8 });
  await expect.poll(left).toBe(Math.round(before.x + 160));
  await expect(counter).toHaveText(first);
  await page.mouse.up();
  await expect(counter).toHaveText(second);
});

test('arrows point in reading direction', async ({ page }) => {
  await open(page, '/');
  const next = page
    .getByRole('region', { name: 'Case studies', exact: true })
    .getByRole('button', { name: 'Next slide' })
    .locator('svg');
  await expect(next).toHaveCSS('scale', '-1 1');
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await expect(next).toHaveCSS('scale', 'none');
});

test('the arrow keys and the wheel move a carousel in the direction they point', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  // For half a second after a move, others are ignored, so the test controls the clock.
  await stopClock(page);
  const studies = page.getByRole('region', { name: 'Case studies', exact: true });
  const counter = studies.locator('[data-counter]');
  await studies.getByRole('button', { name: 'Next slide' }).press('ArrowLeft');
  await expect(counter).toHaveText(/2\D+5/u);
  const slide = (at: number) =>
    studies.getByRole('group', { name: `${String(at)} of 5`, exact: true });
  // The next slide is on the left, in reading direction.
  const edges = await Promise.all([2, 3].map(async (at) => (await slide(at).boundingBox())?.x));
  expect(edges[1] ?? NaN).toBeLessThan(edges[0] ?? NaN);
  await page.clock.runFor(500);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/1\D+5/u);
  await page.clock.runFor(500);
  await slide(1).hover();
  await page.mouse.wheel(-60, 0);
  await expect(counter).toHaveText(/2\D+5/u);
  await page.clock.runFor(500);
  await page.mouse.wheel(60, 0);
  await expect(counter).toHaveText(/1\D+5/u);
});

test('the left arrow selects the next tab, the right arrow the previous one', async ({ page }) => {
  const path = '/cognify/ai-and-cloud-service';
  const { offerings } = contentOf('service', path);
  await open(page, path);
  const tabs = page.getByRole('tablist', { name: offerings.title }).getByRole('tab');
  await tabs.first().press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
});

test('no part of the menus and the filter is cut off', async ({ page }) => {
  const { menus } = await navigationOf();
  await open(page, '/case-studies');
  const width = page.viewportSize()?.width ?? 0;
  const filter = page.getByRole('group', { name: 'About', exact: true });
  await expect(filter).toHaveCSS('direction', 'rtl');
  const cutOff = (where: typeof filter) =>
    where.locator('a, button').evaluateAll(
      (all, end) =>
        all
          .filter((one) => one.checkVisibility())
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < 0 || right > end;
          })
          .map((one) => one.textContent),
      width,
    );
  expect(await cutOff(filter)).toEqual([]);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const { title, subtitle } of menus) {
    await bar.getByRole('button', { name: `${title} menu` }).press('Enter');
    await expect(bar.getByText(subtitle, { exact: true })).toBeVisible();
    await settled(page);
    expect(await cutOff(bar), title).toEqual([]);
    await page.keyboard.press('Escape');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('a notification follows the pointer to the left, and is dismissed once it is dragged far enough', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/about-us');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toBeAttached();
  // Stop the clock, or it would dismiss itself.
  await stopClock(page);
  // What the browser dispatches after the site has been installed.
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  const toast = region.getByRole('listitem');
  await expect(toast).toContainText('Installed.');
  await settled(page);
  const before = await toast.boundingBox();
  if (before === null) throw new Error('The notification is not on the screen.');
  const x = before.x + before.width / 2;
  const y = before.y + before.height / 2;
  const left = async () => Math.round((await toast.boundingBox())?.x ?? NaN);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await expect.poll(left).toBe(Math.round(before.x - 60));
  await page.mouse.up();
  await expect.poll(left).toBe(Math.round(before.x));
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test('arrows point, and move on hover, in reading direction', async ({ page }) => {
  await open(page, '/k-12/ai-solutions');
  const ways = page.getByRole('navigation', { name: 'Previous and next page' });
  for (const [name, direction] of [
    [/^Previous/u, 1],
    [/^Next/u, -1],
  ] as const) {
    const way = ways.getByRole('link', { name });
    const arrow = way.locator('svg');
    await way.scrollIntoViewIfNeeded();
    const left = async () => Math.round((await arrow.boundingBox())?.x ?? NaN);
    await settled(page);
    const before = await left();
    await way.hover();
    await expect.poll(left).toBe(before + direction * 8);
  }
});
