import type { Page } from '@playwright/test';
import type { TestProxy } from '#tests/support/servers/test-proxy.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/**
 * A browser may paint after any part of a page has arrived; a slow network or a busy machine decides where.
 * Here a part of the page arrives in pieces of about an element, with frames in between, and nothing on screen
 * may move.
 */
test.use({ expectedTrouble: /status of 404|no-such-page/u });

/** How much of `<main>` fills the first screen of every layout, in bytes. */
const FIRST_SCREEN = 10_000;

/** Opens a page of which the bytes between two places arrive in pieces, and returns what moved. */
async function openInPieces(
  page: Page,
  testProxy: TestProxy,
  { path, html }: PageFacts,
  [from, to]: readonly [number, number],
  size: number,
): Promise<string[]> {
  const stops = Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => from + at * size);
  expect(Buffer.byteLength(html)).toBeGreaterThan(to);
  testProxy.judge((asked) => (asked === path ? { stops } : 'pass'));
  await watchShifts(page);
  await page.exposeFunction('sendNextPiece', () => testProxy.release());
  // Runs inside the page: a round trip for every frame would take ten times as long.
  await page.addInitScript(() => {
    const { sendNextPiece } = globalThis as unknown as { sendNextPiece: () => Promise<void> };
    const painted = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    const readOn = async () => {
      while (document.readyState === 'loading') {
        await painted();
        await sendNextPiece();
      }
    };
    void readOn();
  });
  await page.goto(testProxy.url + path, { waitUntil: 'commit' });
  await hydrated(page);
  return shiftsOf(page);
}

/** Where a tag begins, in bytes of the page. */
const placeOf = ({ html }: PageFacts, tag: string) =>
  Buffer.byteLength(html.slice(0, html.indexOf(tag)));

test.describe('at night', { tag: '@nightly' }, () => {
  for (const facts of onePageOfEachLayout(allPages())) {
    const main = placeOf(facts, '<main');
    if (facts.path === '/') {
      test('a header that arrives in pieces does not move', async ({ page, testProxy }) => {
        expect(
          await openInPieces(page, testProxy, facts, [placeOf(facts, '<div id="root"'), main], 70),
        ).toEqual([]);
      });
    }
    test(`a ${facts.layout} page that arrives in pieces does not move what has been painted`, async ({
      page,
      testProxy,
    }) => {
      const end = Math.min(main + FIRST_SCREEN, Buffer.byteLength(facts.html) - 1);
      const first = [main, end] as const;
      expect(await openInPieces(page, testProxy, facts, first, 200)).toEqual([]);
    });
  }
});
