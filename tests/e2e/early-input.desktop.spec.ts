import type { Locator, Page } from '@playwright/test';
import { EVERYTHING } from '#tests/support/everything.ts';
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

test.use({ isTouched: false });

interface Trial {
  readonly path: string;
  /** What the visitor does; returns an assertion of what must hold from then on. */
  readonly act: (page: Page, random: Random) => Promise<() => Promise<void>>;
}

/** A control that is pressed with the mouse, twice in a row, or with the keyboard. */
const pressed =
  (
    find: (page: Page) => Locator,
    effect: (control: Locator, presses: number, page: Page) => Promise<void>,
    ways: readonly ['click' | 'double' | 'key', ...('click' | 'double' | 'key')[]] = [
      'click',
      'double',
      'key',
    ],
  ): Trial['act'] =>
  async (page, random) => {
    const control = find(page);
    const way = random.pick(ways);
    if (way === 'key') {
      await control.focus();
      await page.keyboard.press('Enter');
    } else {
      await control.click({ clickCount: way === 'double' ? 2 : 1 });
    }
    return () => effect(control, way === 'double' ? 2 : 1, page);
  };

const isExpanded = (control: Locator, presses: number) =>
  expect(control).toHaveAttribute('aria-expanded', presses % 2 === 1 ? 'true' : 'false');
const summary = (page: Page) => page.getByRole('region', { name: 'There is a problem' });

const WIDGETS: readonly [Trial, ...Trial[]] = [
  {
    path: '/',
    act: pressed((page) => page.locator('button[aria-controls^="segments-"]').nth(1), isExpanded),
  },
  {
    path: '/k-12/ai-solutions',
    act: pressed((page) => page.locator('#questions button[aria-controls]').first(), isExpanded),
  },
  {
    path: '/about-us',
    // Hovering already opens a menu, so a click may close it.
    act: pressed((page) => page.locator('button[aria-controls^="menu-"]').nth(2), isExpanded, [
      'key',
    ]),
  },
  {
    path: '/k-12',
    act: pressed(
      (page) => page.getByRole('tab').nth(1),
      (tab) => expect(tab).toHaveAttribute('aria-selected', 'true'),
    ),
  },
  {
    path: '/blogs',
    act: pressed(
      (page) => page.locator('main button[aria-pressed]').nth(2),
      (filter) => expect(filter).toHaveAttribute('aria-pressed', 'true'),
    ),
  },
  {
    path: '/',
    act: pressed(
      (page) =>
        page
          .getByRole('region', { name: 'Case studies' })
          .getByRole('button', { name: 'Next slide' }),
      (_, __, page) =>
        // The second of two presses comes during the first one's move, which ignores it.
        expect(
          page.getByRole('region', { name: 'Case studies' }).locator('[data-counter]'),
        ).toHaveText(/^Slide 2\//u),
    ),
  },
  {
    path: '/solve',
    act: pressed(
      (page) => page.getByRole('radio', { name: 'Dark' }),
      (_, __, page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
      ['click', 'double'],
    ),
  },
  {
    path: '/deliver/hausebox/demo',
    act: pressed(
      (page) => page.getByRole('radio').nth(2),
      (brand) => expect(brand).toBeChecked(),
      ['click', 'double'],
    ),
  },
  {
    path: '/sitemap',
    act: pressed(
      (page) => page.getByRole('button', { name: 'Search this site' }),
      (_, __, page) => expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused(),
      ['click', 'key'],
    ),
  },
  {
    path: '/about-us',
    act: async (page) => {
      // Nothing can hear a key before there is anything on screen; elements are waited for anyway.
      await page.getByRole('banner').waitFor();
      await page.keyboard.press('Control+k');
      return () => expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    },
  },
  {
    path: '/k-12',
    act: async (page) => {
      await page.getByRole('tab').first().focus();
      await page.keyboard.press('ArrowRight');
      return () => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    path: '/contact-us',
    act: async (page, random) => {
      const name = `Ada ${String(random.int(1, 999))}`;
      const field = page.getByLabel('Full name');
      await field.pressSequentially(name, { delay: random.int(0, 60) });
      return () => expect(field).toHaveValue(name);
    },
  },
  {
    path: '/contact-us',
    act: async (page) => {
      await page.getByRole('button', { name: /^Submit/u }).click();
      return () => expect(summary(page)).toBeFocused();
    },
  },
  {
    path: '/blogs',
    act: async (page) => {
      await page.goBack({ waitUntil: 'commit' });
      return async () => {
        await expect(page).toHaveURL(/\/careers$/u);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/careers$/u);
      };
    },
  },
];

/** Trials per test, one per widget: few enough to find a failing seed quickly (it is in the message). */
const PER_TEST = WIDGETS.length;
const TRIALS = PER_TEST * (EVERYTHING ? 154 : 2);

for (let first = 1; first <= TRIALS; first += PER_TEST) {
  test(`nothing is lost or doubled, seeds ${String(first)} to ${String(first + PER_TEST - 1)}`, async ({
    page,
  }) => {
    test.setTimeout(20 * 60_000);
    const client = await page.context().newCDPSession(page);
    for (let seed = first; seed < first + PER_TEST; seed++) {
      const random = createRandom(seed);
      const { path, act } = WIDGETS[(seed - 1) % WIDGETS.length] ?? WIDGETS[0];
      await test.step(`seed ${String(seed)}: ${path}`, async () => {
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
        await page.evaluate(() => {
          localStorage.clear();
        });
      });
    }
  });
}
