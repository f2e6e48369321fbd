import type { Locator, Page } from '@playwright/test';
import { contentOf } from '#tests/support/content.ts';
import { stopClock } from '#tests/support/browser/clock.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Home (docs/specification.md, 2.3, 4 and 9). */
const home = contentOf('home', '/');

const carousel = (page: Page, title: RegExp): Locator =>
  page.getByRole('region', { name: title }).and(page.locator('[aria-roledescription="carousel"]'));

/** For so long after a move, in ms, others are ignored. */
const LOCK_MS = 500;

test.beforeEach(({ page }) => open(page, '/'));

test('has its sections in order', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    home.house.words.title,
    home.segments.title,
    home.solutions.title,
    home.caseStudies.title,
    home.insights.title,
    home.contact.title,
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Create value for your business',
  );
});

test('segments open one at a time and close again', async ({ page }) => {
  const buttons = home.segments.items.map(({ title }) =>
    page.getByRole('main').getByRole('button', { name: title, exact: true }),
  );
  for (const [at, button] of buttons.entries()) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const { content } = home.segments.items[at] ?? {};
    if (content?.state !== 'ready') throw new Error('A segment has no tiles.');
    for (const { title } of content.tiles) {
      await expect(
        page.getByRole('main').getByText(title, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    }
    for (const other of buttons) {
      if (other !== button) await expect(other).toHaveAttribute('aria-expanded', 'false');
    }
  }
  const last = buttons.at(-1);
  await last?.click();
  await expect(last ?? page.locator('nothing')).toHaveAttribute('aria-expanded', 'false');
});

test('K-12 shows its seven solutions and a link to all challenges', async ({ page }) => {
  const [k12] = home.segments.items;
  if (k12?.content.state !== 'ready') throw new Error('K-12 has no tiles.');
  expect(k12.content.tiles.map(({ title }) => title)).toEqual([
    'User Experiences',
    'Learning Efficacy',
    'Accessibility',
    'Learning Technology',
    'Product Strategy',
    'AI For K12',
    'Back to School Readiness',
  ]);
  await page.getByRole('button', { name: k12.title, exact: true }).click();
  await expect(page.getByRole('link', { name: 'VIEW ALL CHALLENGES' })).toHaveAttribute(
    'href',
    k12.content.link.href ?? '',
  );
});

test('the seven solutions form rows of four and three from medium screens up', async ({ page }) => {
  const [k12] = home.segments.items;
  if (k12?.content.state !== 'ready') throw new Error('K-12 has no tiles.');
  await page.getByRole('button', { name: k12.title, exact: true }).click();
  const segments = page.getByRole('main').getByRole('region', { name: home.segments.title });
  const titles = k12.content.tiles.map(({ title }) =>
    segments.getByText(title, { exact: true }).filter({ visible: true }).first(),
  );
  for (const width of [720, 768, 960, 1024, 1140, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // They are measured one after another, and the row may still be unfolding.
    await expect(async () => {
      const tops = await Promise.all(
        titles.map((title) =>
          title.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
        ),
      );
      const [first = 0] = tops;
      // Half a pixel may be rounded up or down.
      const rows = tops.map((top) => (Math.abs(top - first) <= 1 ? 1 : 2));
      expect(rows, `${String(width)} px: ${tops.join(', ')}`).toEqual([1, 1, 1, 1, 2, 2, 2]);
      const seconds = tops.slice(4);
      expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(1);
      expect(Math.min(...seconds)).toBeGreaterThan(first);
    }).toPass();
  }
});

test('find-in-page and a URL fragment open the closed segment that they match', async ({
  page,
}) => {
  const [first, second] = home.segments.items.map(({ title }) =>
    page.getByRole('main').getByRole('button', { name: title, exact: true }),
  );
  if (first === undefined || second === undefined) throw new Error('There are too few segments.');
  const panelId = async (button: Locator) => (await button.getAttribute('aria-controls')) ?? '';
  const panel = page.locator(`[id="${await panelId(first)}"]`);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel).toBeHidden();
  // Find-in-page fires this before it reveals a match; a test cannot open the browser's find bar.
  await panel.dispatchEvent('beforematch');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();

  const target = await panelId(second);
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate((id) => {
    location.hash = id;
  }, target);
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`[id="${target}"]`)).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('insights loop both ways, show a counter, and ignore clicks for half a second', async ({
  page,
}) => {
  await page.clock.install();
  await stopClock(page);
  const insights = carousel(page, /^Insights$/u);
  await insights.scrollIntoViewIfNeeded();
  const counter = insights.locator('[data-counter]');
  const total = home.insights.items.length;
  expect(total).toBe(7);
  const shows = (at: number) =>
    expect(counter).toHaveText(new RegExp(`${String(at)}\\D+${String(total)}`, 'u'));
  await shows(1);
  const next = insights.getByRole('button', { name: 'Next slide' });
  const previous = insights.getByRole('button', { name: 'Previous slide' });
  await previous.click();
  await shows(7);
  await page.clock.runFor(LOCK_MS);
  await next.click();
  await shows(1);
  await page.clock.runFor(LOCK_MS);
  // Three immediate clicks count as one move.
  await next.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) button.click();
  });
  await shows(2);
  await page.clock.runFor(LOCK_MS - 1);
  await next.click();
  await shows(2);
  await page.clock.runFor(1);
  await next.click();
  await shows(3);
});

test('off-screen slides of a carousel cannot be reached by Tab', async ({ page }) => {
  for (const title of [/^Insights$/u, /Case studies/u]) {
    const reachable = await carousel(page, title)
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) => slides.filter((slide) => !slide.hasAttribute('inert')).length);
    const wide = (page.viewportSize()?.width ?? 0) >= 1024;
    expect(reachable).toBe(title.source.includes('Insights') && wide ? 4 : 1);
  }
});

test('case studies loop by buttons and by arrow keys', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  const studies = carousel(page, /Case studies/u);
  await studies.scrollIntoViewIfNeeded();
  const counter = studies.locator('[data-counter]');
  const total = home.caseStudies.items.length;
  expect(total).toBe(5);
  const shows = (at: number) =>
    expect(counter).toHaveText(new RegExp(`${String(at)}\\D+${String(total)}`, 'u'));
  await studies.getByRole('button', { name: 'Previous slide' }).click();
  await shows(5);
  await page.clock.runFor(LOCK_MS);
  await page.keyboard.press('ArrowRight');
  await shows(1);
  await page.clock.runFor(LOCK_MS);
  await page.keyboard.press('ArrowLeft');
  await shows(5);
});

test('case studies follow a drag, and dragging does not activate links', async ({ page }) => {
  const studies = carousel(page, /Case studies/u);
  await studies.scrollIntoViewIfNeeded();
  const slide = studies.locator('[aria-roledescription="slide"]').first();
  await slide.scrollIntoViewIfNeeded();
  const box = await slide.boundingBox();
  if (box === null) throw new Error('The slide is not on the screen.');
  const y = box.y + box.height / 2;
  const x = box.x + box.width * 0.7;
  // The clicks that the browser makes of the drag, and those of them that a link could see.
  await page.evaluate(() => {
    const clicks = { made: 0, let: 0 };
    Object.assign(globalThis, { clicks });
    addEventListener('click', () => (clicks.made += 1), { capture: true });
    addEventListener('click', () => (clicks.let += 1));
  });
  const clicks = () => page.evaluate(() => Reflect.get(globalThis, 'clicks') as unknown);
  if (
    page.context().browser() !== null &&
    (await page.evaluate(() => navigator.maxTouchPoints)) > 0
  ) {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x - step * 20);
    await touch('touchEnd');
    // After a touch that has moved there is none.
    await page.waitForTimeout(500);
    expect(await clicks()).toEqual({ made: 0, let: 0 });
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 160, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(clicks).toEqual({ made: 1, let: 0 });
  }
  await expect(studies.locator('[data-counter]')).toHaveText(/2\D+5/u);
  await expect(page).toHaveURL('/');
});

test('the headline and the sentence are next to the picture in every window that is wide enough', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [1024, 1366],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const edges = await page.getByRole('main').evaluate((main) => {
      const hero = main.firstElementChild;
      const ends = [...(hero?.querySelectorAll('h1, h2, p, form a, button') ?? [])].map((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return range.getBoundingClientRect().right;
      });
      const picture = hero?.querySelector('[data-drawn]')?.getBoundingClientRect();
      return { count: ends.length, words: Math.max(...ends), picture: picture?.left ?? 0 };
    });
    expect(edges.count).toBeGreaterThanOrEqual(6);
    expect(edges.words, `${String(width)} by ${String(height)}`).toBeLessThan(edges.picture);
  }
});

test('in narrow windows, the picture is between the headline and the sentence', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [words, picture, sentence] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.locator('[data-drawn]'),
        page.getByRole('heading', { name: home.house.words.title }),
      ].map((part) => part.boundingBox()),
    );
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(picture?.y ?? 0);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(sentence?.y ?? 0);
  }
});
