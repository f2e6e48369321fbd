import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/browser/test.ts';

/**
 * Pages fade, and a picture moves along, where the browser supports it and the visitor does not prefer
 * reduced motion (docs/decisions/0009-motion.md).
 */

/** Pauses every transition at its first frame, and records the places of the picture that moves. */
const holdTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...asked) => {
      const transition = start(...asked);
      const hold = () => {
        const animations = document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline);
        for (const animation of animations) animation.pause();
        const carried = animations.flatMap(({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === '::view-transition-group(carried)'
            ? effect.getKeyframes()
            : [],
        );
        const transforms = carried.map(({ transform }) => transform);
        Object.assign(globalThis, { held: { animations: animations.length, transforms } });
      };
      // Right after the site's own reaction, in the same task: a transition lasts less than half a second.
      transition.ready.then(
        () => queueMicrotask(hold),
        () => undefined,
      );
      return transition;
    };
  });
const held = async (page: Page) => {
  await page.waitForFunction(() => 'held' in globalThis);
  const { animations, transforms } = await page.evaluate(
    () => Reflect.get(globalThis, 'held') as { animations: number; transforms: string[] },
  );
  expect(animations, 'the transition is held').toBeGreaterThan(0);
  return transforms;
};

test.describe('at night', { tag: '@nightly' }, () => {
  test('a picture that was not pressed does not move, and links respond during a transition', async ({
    page,
  }) => {
    await holdTransitions(page);
    await open(page, '/');
    const card = page
      .getByRole('main')
      .locator('li')
      .filter({ has: page.locator('picture'), hasText: 'COGNIFY' });
    await card.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    // The pointer is elsewhere on the page, and a scripted click does not focus the menu's link.
    await page.mouse.move(640, 100);
    const link = page.getByRole('banner').locator('a[href="/cognify"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    expect(await held(page)).toEqual([]);
    await expect(page).toHaveURL('/cognify');
    // With a real pointer, which never hits an element that a transition has captured.
    const home = await page.getByRole('banner').getByRole('link', { name: /home/u }).boundingBox();
    await page.mouse.click((home?.x ?? 0) + 10, (home?.y ?? 0) + 10);
    await expect(page).toHaveURL('/');
  });
});
