import type { Locator, Page } from '@playwright/test';
import { silence } from '#tests/support/browser/silence.ts';
import { expect, open, settled, test } from '#tests/support/browser/test.ts';

/** The choreography (docs/decisions/0009-motion.md): what moves, and that nothing does with reduced motion. */

/** Every motion of the site's choreography (docs/decisions/0009-motion.md), as triggered by a visitor. */
interface Motion {
  readonly name: string;
  readonly path: string;
  /** In a narrow window instead of a wide one. */
  readonly isNarrow?: boolean;
  /** The properties that move in it. */
  readonly moves: readonly string[];
  /** Setup that runs before observation starts. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly start: (page: Page) => Promise<void>;
}

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'SOLVE menu' });
const small = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
/** No processSteps is in view there, which scrolling would play. */
const row = (page: Page) => page.getByRole('button', { name: 'Rostering and access', exact: true });
const tab = (page: Page) => page.getByRole('tab').nth(1);
const card = (page: Page) => page.getByRole('main').locator('article a').first();
const next = (page: Page) =>
  page.getByRole('region', { name: 'Insights' }).getByRole('button', { name: 'Next slide' });
const tiles = (page: Page) => page.getByRole('main').locator('#covers li');
const tile = (page: Page) => tiles(page).first();

async function center(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** A keyboard press: the pointer stays in place and triggers nothing else. */
async function press(locator: Locator): Promise<void> {
  await locator.focus();
  await locator.press('Enter');
}

/** A route change without network latency: the next page is prefetched. */
async function goTo(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? '';
  await press(link);
  await page.waitForURL(`**${href}`);
}

const ROUTE = { path: '/case-studies', moves: ['opacity', 'transform'] } as const;

const prepareRoute = async (page: Page) => {
  const link = card(page);
  await center(link);
  const href = (await link.getAttribute('href')) ?? '';
  const fetched = page.waitForResponse(`**${href}`);
  await link.focus();
  await fetched;
  // The page's other resources.
  await silence(page);
};

const MOTIONS: readonly Motion[] = [
  {
    name: 'a mega-menu unfolds',
    path: '/',
    moves: ['clipPath', 'rotate'],
    start: (page) => press(menu(page)),
  },
  {
    // It covers the window at once.
    name: 'the small-screen menu opens',
    path: '/',
    isNarrow: true,
    moves: [],
    start: (page) => press(small(page)),
  },
  {
    name: 'a row of an accordion unfolds',
    path: '/k-12/school-readiness',
    moves: ['content-visibility', 'height', 'rotate', 'translate'],
    prepare: (page) => center(row(page)),
    start: (page) => press(row(page)),
  },
  {
    name: 'a tab’s panel unfolds',
    path: '/k-12',
    moves: ['background-color', 'color', 'opacity', 'translate'],
    prepare: (page) => center(tab(page)),
    start: async (page) => {
      await page.getByRole('tab').first().focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'a carousel moves on',
    path: '/',
    moves: ['opacity', 'translate'],
    prepare: (page) => center(next(page)),
    start: (page) => press(next(page)),
  },
  {
    name: 'a filter lays out its cards',
    path: '/k-12',
    moves: ['background-color', 'border-top-right-radius', 'color', 'translate'],
    prepare: (page) => center(page.getByRole('button', { pressed: false }).first()),
    start: (page) => press(page.getByRole('main').getByRole('button', { pressed: false }).first()),
  },
  {
    name: 'a tile turns under the pointer',
    path: '/solve',
    moves: ['border-top-right-radius'],
    prepare: async (page) => {
      await center(tile(page));
      // The first hovered link fetches the router, which is not a motion.
      await tiles(page).nth(1).hover();
      await tile(page).locator('a').focus();
      await silence(page);
      await page.waitForTimeout(1000);
    },
    start: (page) => tile(page).hover(),
  },
  {
    ...ROUTE,
    name: 'a picture goes along to the next page',
    prepare: prepareRoute,
    start: (page) => goTo(page, card(page)),
  },
  {
    ...ROUTE,
    name: 'and back into its card',
    prepare: async (page) => {
      await prepareRoute(page);
      await goTo(page, card(page));
      await page.waitForTimeout(1000);
    },
    start: async (page) => {
      await page.goBack();
    },
  },
];

/** Observes which properties change in a page, frame by frame, until `movedSince` asks. */
const watchMoving = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const propertiesOf = (animation: Animation): string[] => {
      if (animation instanceof CSSTransition) return [animation.transitionProperty];
      if (!(animation.effect instanceof KeyframeEffect)) return [];
      const keyframes = animation.effect.getKeyframes();
      const [first = {}] = keyframes;
      // Properties missing from a keyframe take the page's own values.
      return Object.keys(first).filter(
        (property) =>
          !['offset', 'computedOffset', 'easing', 'composite'].includes(property) &&
          (keyframes.length === 1 ||
            keyframes.some((one) => Reflect.get(one, property) !== Reflect.get(first, property))),
      );
    };
    const look = () => {
      for (const animation of document.getAnimations()) {
        // Scroll-driven animations do not count as motions.
        if (animation.timeline !== document.timeline || animation.playState !== 'running') continue;
        if (Number(animation.effect?.getComputedTiming().duration ?? 0) <= 1) continue;
        for (const property of propertiesOf(animation)) moved.add(property);
      }
      if (Reflect.get(globalThis, 'moved') === moved) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Waits until all motion has ended, or none begins within half a second; the properties, sorted by name. */
async function movedSince(page: Page): Promise<string[]> {
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        );
    while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const moved = [...(Reflect.get(globalThis, 'moved') as Set<string>)];
    Reflect.deleteProperty(globalThis, 'moved');
    return moved.sort();
  });
}

async function moved(page: Page, motion: Motion) {
  if (motion.isNarrow === true) await page.setViewportSize({ width: 360, height: 740 });
  await open(page, motion.path);
  await motion.prepare?.(page);
  // The code of what moves has loaded by then.
  await silence(page);
  await settled(page);
  await watchMoving(page);
  await motion.start(page);
  return movedSince(page);
}

/** What enters by itself, when, and how long it takes, in the hero of the current page. */
const entering = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-drawn], header > svg > path')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(part);
        return animationName === 'none' ? 'still' : `${animationDelay} ${animationDuration}`;
      }),
    );

/** The first of the tiles above the footer. */
const footerTile = (page: Page) => page.locator('footer > :first-child > :first-child');
const turned = (tile: Locator) => tile.evaluate((element) => getComputedStyle(element).rotate);

/** Scrolls until so many heights of a tile are in the window. */
const scrollIn = (tile: Locator, heights: number) =>
  tile.evaluate(async (element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, heights);

test.describe('motion', { tag: '@nightly' }, () => {
  test('the tiles above the footer turn into their places by scrolling', async ({ page }) => {
    await open(page, '/services/design');
    const tile = footerTile(page);
    await scrollIn(tile, 1 / 3);
    await expect.poll(() => turned(tile)).toMatch(/^-\d/u);
    await scrollIn(tile, 5);
    await expect.poll(() => turned(tile)).toMatch(/^(?:none|0deg)$/u);
  });

  test('the picture of the first hero enters once, and the dots of K-12 after it', async ({
    page,
  }) => {
    await open(page, '/k-12');
    const dots = ['0.3s', '0.45s', '0.45s', '0.6s', '0.6s'].map((delay) => `${delay} 0.8s`);
    expect(await entering(page)).toEqual([...dots, '0.3s 0.8s']);
    await goTo(page, page.getByRole('main').locator('article a').first());
    await expect.poll(() => entering(page)).toEqual(['still']);
  });

  for (const motion of MOTIONS) {
    test(`${motion.name}, and only as described`, async ({ page }) => {
      expect(await moved(page, motion)).toEqual(motion.moves);
    });
  }

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const motion of MOTIONS) {
      test(`nothing moves when ${motion.name}`, async ({ page }) => {
        expect(await moved(page, motion)).toEqual([]);
      });
    }

    test('the tiles above the footer do not move', async ({ page }) => {
      await open(page, '/services/design');
      const tile = footerTile(page);
      await scrollIn(tile, 1 / 3);
      const coming = await turned(tile);
      await scrollIn(tile, 5);
      expect(await turned(tile)).toBe(coming);
    });
  });
});
