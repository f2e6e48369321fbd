import type { Page } from '@playwright/test';
import { axeViolations, FRAME } from '#tests/support/browser/axe.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { PHONE } from '#tests/support/browser/devices.ts';
import { headingOf, pagesToCheck } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { expect, hydrated, open } from '#tests/support/browser/test.ts';
import {
  coveredLines,
  invisibleControls,
  movesAtOnce,
  movesWhileRead,
  ownColors,
} from './adaptation.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { keepsLayout } from './layout.ts';
import { test, WITHOUT_SCRIPTS } from './page-test.ts';
import { alive, quiet } from './quiet.ts';
import { readWithoutScripts } from './without-scripts.ts';

/**
 * Everything that must hold for every page, checked in one test, so that a page is opened once instead of
 * once per check: one page of each layout, every page at night, or those of `PAGES` (comma-separated paths).
 * What can be read from a page's HTML is checked on every page in tests/built.
 */
const WIDE = { width: 1280, height: 800 };
const NARROW = PHONE.viewport;

test.use({ expectedTrouble: /status of 404|no-such-page/u });

for (const facts of pagesToCheck()) {
  test(`${facts.path} meets the requirements for every page`, async ({ page, plainPage }) => {
    await test.step('is readable and navigable without JavaScript, and does not move', () =>
      plain(plainPage, facts));
    await test.step('hydrates without console output and without a layout shift', () =>
      live(page, facts));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('has no axe violations in the dark, or in a narrow window', async () => {
      const without = seenAtHome(facts);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeViolations(page, { scope: 'colors', without });
      expect.soft(dark, 'wide, dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(NARROW);
      const narrow = await axeViolations(page, { scope: 'layout', without });
      expect.soft(narrow, 'narrow, light').toEqual([]);
      await page.setViewportSize(WIDE);
    });
    await test.step('keeps its layout in every window, with large text and with wide spacing', () =>
      keepsLayout(page));
    await test.step('does not move, and keeps its edges in forced colors', () =>
      inForcedColors(page));
    await test.step('can be walked by keyboard from top to bottom', async () => {
      await alive(page);
      const part = facts.path === '/' ? 'body' : 'main';
      expect(await walkByKeyboard(page, part), 'walk by keyboard').toEqual([]);
    });
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test(
      `${facts.path} meets the requirements for every page, on a phone`,
      { tag: '@nightly' },
      async ({ page, browser }) => {
        const context = await browser.newContext({ ...WITHOUT_SCRIPTS, ...PHONE });
        await plain(await context.newPage(), facts);
        await context.close();
        await live(page, facts);
      },
    );
  });

  test(
    `${facts.path} can be walked by keyboard on a narrow screen, opened with reduced motion`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, facts.path);
      expect.soft(await movesWhileRead(page), 'nothing moves').toEqual([]);
      await quiet(page);
      await alive(page);
      expect(await walkByKeyboard(page), 'walk by keyboard').toEqual([]);
    },
  );
}

/** Header and footer are the same on every page, and are examined at home, and walked on narrow screens. */
const seenAtHome = ({ path }: PageFacts) => (path === '/' ? [] : [FRAME]);

async function plain(page: Page, facts: PageFacts): Promise<void> {
  await page.goto(`${process.env['SITE_URL'] ?? ''}${facts.path}`);
  // CSS entrance animations need no script, and must not run with reduced motion.
  expect.soft(await movesAtOnce(page), 'nothing moves').toEqual([]);
  await readWithoutScripts(page, facts);
}

async function live(page: Page, facts: PageFacts): Promise<void> {
  await watchShifts(page);
  const answer = await page.goto(facts.path);
  expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
  await hydrated(page);
  // Meanwhile, the code that follows hydration is loading.
  const everything = { without: seenAtHome(facts) };
  expect.soft(await axeViolations(page, everything), 'light, as it opens').toEqual([]);
  await quiet(page);
  expect(await shiftsOf(page), 'layout shifts').toEqual([]);
  expect(await page.evaluate(() => scrollY), 'stays at the top').toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(facts));
}

async function inForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await movesWhileRead(page), 'nothing moves').toEqual([]);
  expect.soft(await ownColors(page), 'text uses the visitor’s colors').toEqual([]);
  expect.soft(await invisibleControls(page), 'forced colors keep every edge').toEqual([]);
  expect.soft(await coveredLines(page), 'no line covers the one above').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
