import type { Locator, Page } from '@playwright/test';
import { silence } from './silence.ts';

/** Every motion of the site's choreography (docs/decisions/0009-motion.md), as triggered by a visitor. */
export interface Motion {
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
/** No plate is in view there, which scrolling would play. */
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

export const MOTIONS: readonly Motion[] = [
  {
    name: 'a mega-menu unfolds',
    path: '/',
    moves: ['clipPath', 'rotate'],
    start: (page) => press(menu(page)),
  },
  {
    name: 'the small-screen menu unfolds',
    path: '/',
    isNarrow: true,
    moves: ['clipPath'],
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
    moves: ['translate'],
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
