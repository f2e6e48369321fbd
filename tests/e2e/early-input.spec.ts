import type { Locator, Page } from '@playwright/test';
import { createRandom } from '#tests/support/random.ts';
import type { Random } from '#tests/support/random.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/**
 * Input before the scripts have loaded takes effect exactly once: random widgets, random input, up to four
 * seconds after the first byte, on a slow processor
 * (docs/decisions/0008-nothing-wakes-before-it-is-needed.md).
 */
const LATEST_MS = 4000;
const SLOWDOWN = 4;
/** How often each widget is tried; a failing seed is in the message. */
const ROUNDS = 10;

test.use({ isTouched: false });

/** What the visitor does; returns an assertion of what must hold from then on. */
type Act = (page: Page, random: Random) => Promise<() => Promise<void>>;
type Way = 'click' | 'double' | 'key';

/** A control that is pressed with the mouse, twice in a row, or with the keyboard. */
const pressed =
  (
    find: (page: Page) => Locator,
    effect: (control: Locator, presses: number, page: Page) => Promise<void>,
    ways: readonly [Way, ...Way[]] = ['click', 'double', 'key'],
  ): Act =>
  async (page, random) => {
    const control = find(page);
    const way = random.pick(ways);
    if (way === 'key') await control.press('Enter');
    else await control.click({ clickCount: way === 'double' ? 2 : 1 });
    return () => effect(control, way === 'double' ? 2 : 1, page);
  };

const isExpanded = (control: Locator, presses: number) =>
  expect(control).toHaveAttribute('aria-expanded', presses % 2 === 1 ? 'true' : 'false');
const has = (attribute: string) => (control: Locator) =>
  expect(control).toHaveAttribute(attribute, 'true');
const searchIsOpen = (page: Page) =>
  expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
const studies = (page: Page) => page.getByRole('region', { name: 'Case studies' });

const WIDGETS: readonly (readonly [path: string, act: Act])[] = [
  ['/', pressed((page) => page.locator('button[aria-controls^="segments-"]').nth(1), isExpanded)],
  [
    '/k-12/ai-solutions',
    pressed((page) => page.locator('#questions button[aria-controls]').first(), isExpanded),
  ],
  [
    '/about-us',
    // Hovering already opens a menu, so a click may close it.
    pressed((page) => page.locator('header li button').nth(2), isExpanded, ['key']),
  ],
  ['/k-12', pressed((page) => page.getByRole('tab').nth(1), has('aria-selected'))],
  [
    '/blogs',
    pressed((page) => page.locator('main button[aria-pressed]').nth(2), has('aria-pressed')),
  ],
  [
    '/',
    pressed(
      (page) => studies(page).getByRole('button', { name: 'Next slide' }),
      // The second of two presses comes during the first one's move, which ignores it.
      (_, __, page) => expect(studies(page).locator('[data-counter]')).toHaveText(/^Slide 2 of/u),
    ),
  ],
  [
    '/solve',
    pressed(
      (page) => page.getByRole('radio', { name: 'Dark' }),
      (_, __, page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
      ['click', 'double'],
    ),
  ],
  [
    '/deliver/hausebox/demo',
    pressed(
      (page) => page.getByRole('radio').nth(2),
      (brand) => expect(brand).toBeChecked(),
      ['click', 'double'],
    ),
  ],
  [
    '/sitemap',
    pressed(
      (page) => page.getByRole('button', { name: 'Search this site' }),
      (_, __, page) => searchIsOpen(page),
      ['click', 'key'],
    ),
  ],
  [
    '/about-us',
    async (page) => {
      // Nothing can hear a key before there is anything on screen; elements are waited for anyway.
      await page.getByRole('banner').waitFor();
      await page.keyboard.press('Control+k');
      return () => searchIsOpen(page);
    },
  ],
  [
    '/k-12',
    async (page) => {
      await page.getByRole('tab').first().press('ArrowRight');
      return () => has('aria-selected')(page.getByRole('tab').nth(1));
    },
  ],
  [
    '/contact-us',
    async (page, random) => {
      const name = `Ada ${String(random.int(1, 999))}`;
      const field = page.getByLabel('Full name');
      await field.pressSequentially(name, { delay: random.int(0, 60) });
      return () => expect(field).toHaveValue(name);
    },
  ],
  [
    '/contact-us',
    async (page) => {
      await page.getByRole('button', { name: /^Submit/u }).click();
      return () => expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    },
  ],
  [
    '/blogs',
    async (page) => {
      await page.goBack({ waitUntil: 'commit' });
      return async () => {
        await expect(page).toHaveURL(/\/careers$/u);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/careers$/u);
      };
    },
  ],
];

for (const [at, [path, act]] of WIDGETS.entries()) {
  test(
    `nothing is lost or doubled: ${path}, ${String(at)}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(20 * 60_000);
      const client = await page.context().newCDPSession(page);
      for (let round = 0; round < ROUNDS; round++) {
        const seed = round * WIDGETS.length + at + 1;
        await test.step(`seed ${String(seed)}`, async () => {
          const random = createRandom(seed);
          // The page that Back leads to; it is never touched.
          await page.goto('/careers', { waitUntil: 'commit' });
          await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
          await page.goto(path, { waitUntil: 'commit' });
          await page.waitForTimeout(random.int(0, LATEST_MS));
          const isTrue = await act(page, random);
          await isTrue();
          await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
          if (page.url().endsWith('/careers')) return;
          // It still holds: replayed input is not replayed again.
          await hydrated(page);
          await page.waitForTimeout(200);
          await isTrue();
          await page.evaluate(() => localStorage.clear());
        });
      }
    },
  );
}
