import type { Page } from '@playwright/test';
import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { startGate } from '#tests/support/servers/gate.ts';
import { allPages, onePageOfEachLayout } from '#tests/support/site-facts.ts';
import type { PageFacts } from '#tests/support/site-facts.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { expect, hydrated, test } from '#tests/support/browser/test.ts';

/**
 * A browser may paint after any part of a page has arrived; a slow network or a busy machine
 * decides where. Here the page arrives one element at a time, with a frame in between, and nothing
 * on screen may move.
 */
test.use({ expectedTrouble: /status of 404|no-such-page/u });

/** This many elements from the start of `<main>` fill the first screen of every layout. */
const MAIN_BREAKS = 48;

/** A position at which a slow connection may split a page. */
interface Break {
  /** In bytes of the uncompressed page. */
  readonly at: number;
  /** How many elements the document has once everything before the break has arrived. */
  readonly elements: number;
}

/**
 * The positions after the start tags of visible elements, in document order. Drawings and hidden
 * panels count as one piece each, because their contents cannot shift anything.
 */
function breaksOf(html: string): Break[] {
  const breaks: Break[] = [];
  let elements = 0;
  const visit = (node: DefaultTreeAdapterTypes.Node, isShown: boolean) => {
    let showsChildren = isShown;
    if (defaultTreeAdapter.isElementNode(node)) {
      elements += 1;
      const end = node.sourceCodeLocation?.startTag?.endOffset;
      const isHidden = node.attrs.some(({ name }) => name === 'hidden');
      if (isShown && end !== undefined && !isHidden) {
        breaks.push({ at: Buffer.byteLength(html.slice(0, end)), elements });
      }
      showsChildren = isShown && !isHidden && node.tagName !== 'svg';
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, showsChildren);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), true);
  return breaks;
}

/** Opens a page with a frame painted at each break, and returns what moved before it hydrated. */
async function openInPieces(
  page: Page,
  site: string,
  path: string,
  breaks: readonly Break[],
): Promise<string[]> {
  const gate = await startGate(site);
  gate.judge((asked) => (asked === path ? { stops: breaks.map(({ at }) => at) } : 'pass'));
  try {
    await watchShifts(page);
    await page.exposeFunction('sendNextPiece', () => gate.letGo());
    // Runs inside the page: a round trip for every frame would take ten times as long.
    await page.addInitScript(
      (counts) => {
        const { sendNextPiece } = globalThis as unknown as { sendNextPiece: () => Promise<void> };
        const parsed = () => new Promise<void>((done) => setTimeout(done));
        const painted = () =>
          new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
        const readOn = async () => {
          for (const count of counts) {
            while (document.getElementsByTagName('*').length < count) await parsed();
            await painted();
            await sendNextPiece();
          }
        };
        void readOn();
      },
      breaks.map(({ elements }) => elements),
    );
    await page.goto(gate.url + path, { waitUntil: 'commit' });
    await hydrated(page);
    return await shiftsOf(page);
  } finally {
    await page.close();
    await gate.shut();
  }
}

/** The breaks before and after the page's `<main>` start tag. */
function breaksAround({ html }: PageFacts) {
  const main = Buffer.byteLength(html.slice(0, html.indexOf('<main')));
  const body = Buffer.byteLength(html.slice(0, html.indexOf('<body')));
  const breaks = breaksOf(html).filter(({ at }) => at > body);
  return {
    before: breaks.filter(({ at }) => at < main),
    after: breaks.filter(({ at }) => at > main).slice(0, MAIN_BREAKS),
  };
}

const pages = onePageOfEachLayout(allPages());

for (const facts of pages.slice(0, 1)) {
  test('a header that arrives in pieces does not move', async ({ page, baseURL }) => {
    const { before, after } = breaksAround(facts);
    const breaks = [...before, ...after.slice(0, 1)];
    expect(breaks.length).toBeGreaterThan(30);
    expect(await openInPieces(page, baseURL ?? '', facts.path, breaks)).toEqual([]);
  });
}

for (const facts of pages) {
  test(
    `a ${facts.layout} page that arrives in pieces does not move what has been painted`,
    { tag: '@nightly' },
    async ({ page, baseURL }) => {
      const { after } = breaksAround(facts);
      expect(after).toHaveLength(MAIN_BREAKS);
      expect(await openInPieces(page, baseURL ?? '', facts.path, after)).toEqual([]);
    },
  );
}
