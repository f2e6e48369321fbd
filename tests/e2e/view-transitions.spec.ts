import type { Locator, Page } from '@playwright/test';
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
const release = async (page: Page) => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
    Reflect.deleteProperty(globalThis, 'held');
  });
  // No element keeps the name that it had in the transition.
  await expect(page.locator('[style*="view-transition"]')).toHaveCount(0);
};
/** The position of a picture, in the terms of a view transition, which rounds it to whole pixels. */
const placeOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const startOf = (transforms: readonly string[]) => {
  const found = /^translate\((?<x>[-\d.]+)px, (?<y>[-\d.]+)px\) scale\((?<scale>[\d.]+)\)$/u.exec(
    transforms[0] ?? '',
  )?.groups;
  if (found === undefined) throw new Error(`Nothing goes along: ${transforms.join()}`);
  return { x: Number(found['x']), y: Number(found['y']), scale: Number(found['scale']) };
};

test.describe('at night', { tag: '@nightly' }, () => {
  test('the pressed picture moves into the next hero, and back into its card', async ({ page }) => {
    await holdTransitions(page);
    await open(page, '/case-studies');
    const card = page.getByRole('main').getByRole('article').nth(1);
    const link = card.getByRole('link');
    await card.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const pressed = await placeOf(card.locator('picture'));
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    const to = startOf(await held(page));
    await expect(page).toHaveURL(target);
    // The page is shown, and has the focus, while its picture is still moving.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const hero = await placeOf(page.locator('main [data-drawn]'));
    expect(Math.abs(to.x - pressed.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(to.y - pressed.y)).toBeLessThanOrEqual(1);
    expect(to.scale).toBeCloseTo(pressed.width / hero.width, 2);
    await release(page);

    await page.goBack();
    const back = startOf(await held(page));
    await expect(page).toHaveURL('/case-studies');
    const again = await placeOf(card.locator('picture'));
    expect(again.y).toBeCloseTo(pressed.y, -1);
    expect(Math.abs(back.x - hero.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(back.y - hero.y)).toBeLessThanOrEqual(1);
    expect(back.scale).toBeCloseTo(hero.width / again.width, 2);
    await release(page);
  });

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
    const home = await placeOf(page.getByRole('banner').getByRole('link', { name: /home/u }));
    await page.mouse.click(home.x + home.width / 2, home.y + home.height / 2);
    await expect(page).toHaveURL('/');
  });
});
