import type { Page } from '@playwright/test';
import { VIEWS, WIDGETS } from '#tests/pictures/widgets.ts';
import { expect, test } from './engine-test.ts';

/** What needs more than a page: a receiver (form.spec.ts sends to a real one), or another tab. */
const NEEDS_MORE: ReadonlySet<string> = new Set([
  'contact-form.sent',
  'contact-form.draft-offered',
  'outbox',
]);

const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name ?? ''), attribute);

/** The effect of pressing a widget, where opening it does not wait for that effect. */
const OUTCOMES: readonly (readonly [RegExp, (page: Page) => Promise<unknown>, unknown])[] = [
  [/^(?:accordion|mobile-menu\.section)/u, (page) => focused(page, 'aria-expanded'), 'true'],
  [/^tabs/u, (page) => focused(page, 'aria-selected'), 'true'],
  [/^filter/u, (page) => focused(page, 'aria-pressed'), 'true'],
  [
    /^carousel/u,
    (page) =>
      page
        .locator('[aria-live]')
        .filter({ hasText: /^Slide 2 of/u })
        .count(),
    1,
  ],
  [/^theme/u, (page) => page.locator('html').getAttribute('data-theme'), 'dark'],
];

for (const { what, size = 'wide', opens } of WIDGETS) {
  if (NEEDS_MORE.has(what)) continue;
  test(`${what} opens`, async ({ visitor }) => {
    await visitor.setViewportSize(VIEWS[size]);
    await opens(visitor);
    const [, actual, expected] = OUTCOMES.find(([name]) => name.test(what)) ?? [];
    if (actual !== undefined) await expect.poll(() => actual(visitor)).toBe(expected);
  });
}
