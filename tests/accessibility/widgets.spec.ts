import type { Page } from '@playwright/test';
import { axeViolations, FRAME } from '#tests/support/browser/axe.ts';
import { EVERYTHING } from '#tests/support/everything.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import { expect, open, test } from '#tests/support/browser/test.ts';

/** Checks every widget of every layout in its open state too, in light and dark. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: /status of 404|no-such-page/u,
});

const SIZES = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'narrow', width: 360, height: 740 },
] as const;

/** Between them, these have every kind of widget that hides something. */
const EVERY_DAY: ReadonlySet<string> = new Set(['home narrow', 'service wide', 'k-12 wide']);

/** In the built page: a control that opens or selects something, see `openersOf`. */
const OPENER = /aria-(?:expanded|selected|pressed)="false"|aria-haspopup="dialog"/u;
const withOpeners = onePageOfEachLayout(allPages()).filter(({ html }) =>
  OPENER.test(html.slice(html.indexOf('<main'), html.indexOf('</main>'))),
);

for (const { path, layout } of withOpeners) {
  for (const { name, ...viewport } of SIZES) {
    const tag = EVERY_DAY.has(`${layout} ${name}`) ? [] : ['@nightly'];
    test(
      `${path} (${layout}, ${name}) has no axe violations behind its buttons`,
      { tag },
      async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await open(page, path);
        const openers = await openersOf(page, layout === 'home' ? 'body' : 'main');
        // The header and footer are the same on every page, and their buttons are pressed at home.
        const without = layout === 'home' ? [] : [FRAME];
        expect(openers.length, 'the page has widgets').toBeGreaterThan(0);
        for (const opener of openers) {
          const control = page.locator(`[data-opener="${opener}"]`);
          await control.press('Enter');
          const opened = control.and(page.locator(OPENED)).or(page.getByRole('dialog'));
          await expect(opened.first()).toBeVisible();
          const light = await axeViolations(page, { without });
          expect.soft(light, `${opener} opened, light`).toEqual([]);
          if (EVERYTHING) {
            await page.emulateMedia({ colorScheme: 'dark' });
            const dark = await axeViolations(page, { scope: 'colors', without });
            expect.soft(dark, `${opener} opened, dark`).toEqual([]);
            await page.emulateMedia({ colorScheme: 'light' });
          }
          await page.keyboard.press('Escape');
        }
      },
    );
  }
}

/** How many similar buttons (filters, one chart per machine) are pressed. */
const ALIKE = EVERYTHING ? Infinity : 1;

const OPENED = '[aria-expanded="true"], [aria-selected="true"], [aria-pressed="true"]';

/** Tags the controls that open or select something, and returns the tags. */
function openersOf(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root, most) => {
    const seen = new Map<string, number>();
    // Tabs come last: another tab hides what the first one shows.
    return [
      'button[aria-expanded="false"], [aria-haspopup="dialog"], [aria-pressed="false"]',
      '[role="tab"][aria-selected="false"]',
    ]
      .flatMap((openers) => [...root.querySelectorAll<HTMLElement>(openers)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[inert]') === null)
      .filter(({ tagName, className }) => {
        const before = seen.get(tagName + className) ?? 0;
        seen.set(tagName + className, before + 1);
        return before < most;
      })
      .map((element, at) => {
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        element.dataset['opener'] = `${String(at)} ${words.slice(0, 30).replaceAll('"', '')}`;
        return element.dataset['opener'];
      });
  }, ALIKE);
}
