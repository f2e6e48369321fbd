import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { findPage } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { coveredLines, invisibleControls, movesWhileRead, ownColors } from './adaptation.ts';
import { cutPictures, misplaced } from './geometry.ts';
import { addRules, lostText, smallTargets, TEXT_SPACING } from './in-page.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { linksOf, lostWithoutScripts } from './without-scripts.ts';

/**
 * Each kind of page check on a page with one planted fault: a check that cannot fail proves nothing.
 */
const HEAD =
  '<!doctype html><html lang="en"><title>A page</title><style>a,button{display:inline-block;min-width:44px;min-height:44px}';

/** Serves a page of its own under the site's origin, without its Content-Security-Policy. */
async function show(page: Page, body: string, style = ''): Promise<void> {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `${HEAD}${style}</style><main><h1>A page</h1>${body}</main>`,
    }),
  );
  await page.goto('/planted');
}

const STOPS = '<a href="#a">First</a> <a href="#b">Second</a> <a href="#c">Third</a>';

type Check = (page: Page) => Promise<string[]>;

const spacedText: Check = async (page) => {
  expect(await lostText(page)).toEqual([]);
  await addRules(page, TEXT_SPACING);
  return lostText(page);
};
const inForcedColors =
  (check: Check): Check =>
  async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    return check(page);
  };
const afterShift: Check = async (page) => {
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
  return shiftsOf(page);
};

/** What is planted, what finds it, a part of what it says, the body of the page, and its styles. */
const FAULTS: readonly (readonly [string, Check, string, string, string?])[] = [
  ['text outside the window', lostText, 'scrolls sideways', '<p style="width:5000px">Words</p>'],
  [
    'text that wide spacing clips',
    spacedText,
    'is cut off',
    '<p style="width:90px;height:30px;overflow:hidden;white-space:nowrap;font:20px monospace">Spacing</p>',
  ],
  [
    'a target that is too small',
    smallTargets,
    '"Go" is',
    '<button>Go</button>',
    'button{min-width:0;min-height:0;height:20px}',
  ],
  [
    'motion below the first window',
    movesWhileRead,
    '<i ',
    '<i>Words</i>',
    '@keyframes turn{to{rotate:1turn}}i{display:block;margin-top:3000px;animation:turn 1s infinite;animation-timeline:auto}',
  ],
  ['an invisible focus', walkByKeyboard, 'cannot be seen on', STOPS, 'a:focus{outline:none}'],
  [
    'a clipped mark of the focus',
    walkByKeyboard,
    'the mark of the focus is not whole on <a> "First"',
    `<div>${STOPS}</div>`,
    'a:focus{outline:3px solid #000;outline-offset:3px}div{overflow:hidden}',
  ],
  [
    'a stop with a covered corner',
    walkByKeyboard,
    'something covers <a> "First"',
    '<div><a href="#a">First</a><i></i></div>',
    'div{position:relative}i{position:absolute;left:0;bottom:0;background:#fff;width:9px;height:9px}',
  ],
  [
    'a stop that Tab skips',
    walkByKeyboard,
    'Tab never reaches <a> "Second"',
    `${STOPS}<script>document.links[1].addEventListener('focus',()=>document.links[2].focus())</script>`,
  ],
  [
    'a keyboard trap',
    walkByKeyboard,
    'the focus is trapped at <a> "Second"',
    `${STOPS}<script>document.links[1].addEventListener('keydown',(e)=>e.preventDefault())</script>`,
  ],
  ['a button without a name', axeViolations, 'button-name', '<button></button>'],
  [
    'a control that forced colors lose',
    inForcedColors(invisibleControls),
    '<button>',
    '<button></button>',
    'button{border:0;outline:0}',
  ],
  [
    'text that keeps its colors',
    inForcedColors(ownColors),
    'Words',
    '<p>Words</p>',
    'p{forced-color-adjust:none}',
  ],
  [
    'a line of text that covers the one above',
    coveredLines,
    'One line',
    '<p style="width:9ch;line-height:0.94">One line under another</p>',
  ],
  [
    'a layout shift after the first paint',
    afterShift,
    'h1',
    `<p>Words</p><script>requestAnimationFrame(()=>setTimeout(()=>{document.querySelector('h1').style.marginTop='99px'},50))</script>`,
  ],
  [
    'a broken word',
    misplaced,
    '"Accessibility" is broken inside',
    '<h2>Accessibility</h2>',
    'h2{width:120px;hyphens:auto;overflow-wrap:anywhere}',
  ],
  [
    'text that a rounded corner cuts',
    misplaced,
    'is cut by a rounded corner',
    '<p>Customers</p>',
    'p{background:#eee;padding:4px;border-radius:0 0 0 60px}',
  ],
  [
    'text over text',
    misplaced,
    'lies over',
    '<p>A line of words</p><i>Another line</i>',
    'i{position:absolute;margin-top:-32px}',
  ],
  ['a control under another', misplaced, 'lies under', STOPS, 'a{margin-right:-60px;width:90px}'],
  [
    'a picture without its subject',
    cutPictures,
    'which may cut its subject',
    '<img src="data:,/art/eye-card-0" alt="" width="1200" height="800">',
    'img{width:300px;height:90px}',
  ],
  [
    'a tile that ends before its row',
    misplaced,
    '"Short" ends before its row does',
    '<div><p>Short</p><p>Long</p></div>',
    'div{display:grid;grid-template-columns:1fr 1fr}p{background:#eee;margin:0;height:90px}p:first-child{height:40px}',
  ],
  [
    'a text that begins above those beside it',
    misplaced,
    '"TitleShort" has its text above that of its row',
    '<div><div><h3>Title</h3><p>Short</p></div><div><h3>A title that wraps</h3><p>Long</p></div></div>',
    'div{display:grid;grid-template-columns:80px 80px;background:#eee;align-content:start}div>div{display:block}',
  ],
  [
    'a sliver of an ornament',
    misplaced,
    'is an ornament of which 4 px are left',
    '<div aria-hidden="true"><span></span></div>',
    'div{overflow:clip}span{display:block;width:60px;height:60px;margin-left:-56px}',
  ],
  [
    'a tall header',
    misplaced,
    'the header is 300 px tall',
    '<header>Menu</header>',
    'header{height:300px}',
  ],
];

test.describe('a planted fault is found', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ page }) => {
    await watchShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const [what, check, finding, body, style] of FAULTS) {
    test(what, async ({ page }) => {
      await show(page, body, style);
      expect((await check(page)).join()).toContain(finding);
    });
  }

  test('and none on a page that has none', async ({ page }) => {
    await show(page, STOPS);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await axeViolations(page, { scope: 'layout' })).toEqual([]);
    for (const [, check] of FAULTS) {
      if (![axeViolations, afterShift].includes(check)) {
        expect(await check(page)).toEqual([]);
      }
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedTrouble: /\(csp\)/u });

    test('text that only a script would show, and a link without a target', async ({ page }) => {
      const facts = findPage(({ payload }) => 'faq' in payload.page);
      const { faq } = facts.payload.page as { faq?: { items: { question: string }[] } };
      const question = faq?.items[0]?.question ?? '';
      const target = linksOf(facts.payload).find((link) => facts.html.includes(` href="${link}"`));
      await page.route(`**${facts.path}`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: facts.html
            .replaceAll(` href="${target}"`, ` data-lost="${target}"`)
            .replaceAll(question, ''),
        }),
      );
      await page.goto(facts.path);
      const { hidden, missing } = await lostWithoutScripts(page, facts);
      expect(hidden).toEqual([question]);
      expect([...new Set(missing)]).toEqual([target]);
    });
  });
});
