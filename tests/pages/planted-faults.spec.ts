import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { shiftsOf, watchShifts } from '#tests/support/browser/layout-shifts.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  coveredLines,
  invisibleControls,
  movesAtOnce,
  movesWhileRead,
  ownColors,
} from './adaptation.ts';
import { misplaced } from './geometry.ts';
import { addRules, lostText, smallTargets, TEXT_SPACING } from './in-page.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { linksOf, lostWithoutScripts } from './without-scripts.ts';

/**
 * Runs each of the page checks on a page with one planted fault: a check that cannot fail proves
 * nothing.
 */
const HEAD = '<!doctype html><html lang="en"><title>A page</title><style>';

/** Serves a custom page under the site's origin, without its Content-Security-Policy. */
async function show(page: Page, style: string, body: string): Promise<void> {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `${HEAD}a,button{display:inline-block;min-width:44px;min-height:44px}${style}</style><main><h1>A page</h1>${body}</main>`,
    }),
  );
  await page.goto('/planted');
}

const STOPS = '<a href="#a">First</a> <a href="#b">Second</a> <a href="#c">Third</a>';

test('a page without faults has no findings', { tag: '@nightly' }, async ({ page }) => {
  await watchShifts(page);
  await show(page, '', STOPS);
  expect(await axeViolations(page, { scope: 'layout' })).toEqual([]);
  expect(await lostText(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await movesWhileRead(page)).toEqual([]);
  expect(await invisibleControls(page)).toEqual([]);
  expect(await ownColors(page)).toEqual([]);
  expect(await coveredLines(page)).toEqual([]);
  expect(await walkByKeyboard(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
});

test('text outside a narrow window is found', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(
    page,
    '',
    '<p style="width:500px">Words that stand wider than the window has room</p>',
  );
  expect((await lostText(page)).join()).toContain('scrolls sideways');
});

test('text that wide spacing clips is found', { tag: '@nightly' }, async ({ page }) => {
  await show(
    page,
    '',
    '<p style="width:90px;height:30px;overflow:hidden;white-space:nowrap;font:20px monospace">Spacing</p>',
  );
  expect(await lostText(page)).toEqual([]);
  await addRules(page, TEXT_SPACING);
  expect((await lostText(page)).join()).toContain('is cut off');
});

test('a target that is too small is found', { tag: '@nightly' }, async ({ page }) => {
  await show(page, 'button{min-width:0;min-height:0;height:20px}', '<button>Go</button>');
  expect((await smallTargets(page)).join()).toContain('"Go" is');
});

test('motion below the first window is found', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(
    page,
    '@keyframes turn{to{rotate:1turn}}i{display:block;margin-top:3000px;animation:turn 1s infinite;animation-timeline:auto}',
    '<i>Words</i>',
  );
  expect((await movesAtOnce(page)).join()).toContain('<i ');
  expect((await movesWhileRead(page)).join()).toContain('<i ');
});

test(
  'an invisible focus, a covered stop and a stop that Tab skips are found',
  { tag: '@nightly' },
  async ({ page }) => {
    await show(page, 'a:focus{outline:none}', STOPS);
    expect((await walkByKeyboard(page)).join()).toContain(
      'the focus cannot be seen on <a> "First"',
    );
    await show(page, 'i{position:fixed;inset:0;background:#fff}', `${STOPS}<i></i>`);
    expect((await walkByKeyboard(page)).join()).toContain('something covers <a> "First"');
    await show(
      page,
      '',
      `${STOPS}<script>document.links[1].addEventListener('focus',()=>document.links[2].focus())</script>`,
    );
    expect((await walkByKeyboard(page)).join()).toContain('Tab never reaches <a> "Second"');
  },
);

test(
  'a stop with a covered corner, and a focus indicator that is thin or clipped, are found',
  { tag: '@nightly' },
  async ({ page }) => {
    await show(
      page,
      'i{position:absolute;left:0;top:0;z-index:1;background:#fff;width:3px;height:3px}a{position:relative}',
      '<a href="#a">First<i></i></a> <a href="#b">Second</a>',
    );
    expect(await walkByKeyboard(page)).toEqual([]);
    await show(
      page,
      'div{position:relative}i{position:absolute;left:0;bottom:0;background:#fff;width:9px;height:9px}',
      '<div><a href="#a">First</a><i></i></div>',
    );
    expect((await walkByKeyboard(page)).join()).toContain('something covers <a> "First"');
    await show(page, 'a:focus{outline:1px solid #000}', STOPS);
    expect((await walkByKeyboard(page)).join()).toContain(
      'the mark of the focus is not whole on <a> "First"',
    );
    await show(
      page,
      'a:focus{outline:3px solid #000;outline-offset:3px}div{overflow:hidden}',
      `<div>${STOPS}</div>`,
    );
    expect((await walkByKeyboard(page)).join()).toContain(
      'the mark of the focus is not whole on <a> "First"',
    );
  },
);

test(
  'a walk limited to the content ends there, and finds the same faults in it',
  { tag: '@nightly' },
  async ({ page }) => {
    const FRAME = '</main><footer><a href="#f" style="outline:none">Frame</a></footer>';
    await show(page, '', `${STOPS}${FRAME}`);
    expect(await walkByKeyboard(page, 'main')).toEqual([]);
    await show(page, 'a:focus{outline:none}', `${STOPS}${FRAME}`);
    expect((await walkByKeyboard(page, 'main')).join()).toContain('cannot be seen on <a> "First"');
    await show(
      page,
      '',
      `${STOPS}${FRAME}<script>document.links[1].addEventListener('focus',()=>document.links[3].focus())</script>`,
    );
    expect((await walkByKeyboard(page, 'main')).join()).toContain('Tab never reaches <a> "Third"');
  },
);

test('a keyboard trap is found', { tag: '@nightly' }, async ({ page }) => {
  await show(
    page,
    '',
    `${STOPS}<script>document.links[1].addEventListener('keydown',(e)=>e.preventDefault())</script>`,
  );
  expect((await walkByKeyboard(page)).join()).toContain('the focus is trapped at <a> "Second"');
});

test(
  'a contrast fault in the dark scheme only and a missing name are found',
  { tag: '@nightly' },
  async ({ page }) => {
    await show(page, '@media (prefers-color-scheme:dark){p{color:#ddd}}', '<p>Words</p>');
    expect(await axeViolations(page, { scope: 'colors' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await axeViolations(page, { scope: 'colors' })).join()).toContain('color-contrast');
    await show(page, '', '<button></button>');
    expect((await axeViolations(page)).join()).toContain('button-name');
  },
);

test(
  'what axe leaves out is only the part that is named',
  { tag: '@nightly' },
  async ({ page }) => {
    const without = { without: ['footer'] };
    await show(page, '', '</main><footer><button></button></footer>');
    expect((await axeViolations(page)).join()).toContain('button-name');
    expect(await axeViolations(page, without)).toEqual([]);
    await show(page, '', '<button></button><h1>Another</h1></main><footer>Frame</footer>');
    const found = (await axeViolations(page, without)).join();
    expect(found).toContain('button-name');
    // A rule about the page as a whole.
    await page.locator('h1').evaluateAll((headings) => headings.forEach((one) => one.remove()));
    expect((await axeViolations(page, without)).join()).toContain('page-has-heading-one');
  },
);

test(
  'controls and text that forced colors lose are found',
  { tag: '@nightly' },
  async ({ page }) => {
    await show(
      page,
      'button{border:0;outline:0}p{forced-color-adjust:none}',
      '<button></button><p>Words</p>',
    );
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await invisibleControls(page)).toHaveLength(1);
    expect((await ownColors(page)).join()).toContain('Words');
  },
);

test('a line of text that covers the one above is found', { tag: '@nightly' }, async ({ page }) => {
  const lines = '<p style="width:9ch;line-height:0.94">One line under another</p>';
  await show(page, '', lines);
  expect((await coveredLines(page)).join()).toContain('One line');
  await show(page, '', lines.replace('0.94', '1.3'));
  expect(await coveredLines(page)).toEqual([]);
});

test('a layout shift after the first paint is found', { tag: '@nightly' }, async ({ page }) => {
  await watchShifts(page);
  await show(
    page,
    '',
    `<p>Words</p><script>requestAnimationFrame(()=>setTimeout(()=>{document.querySelector('h1').style.marginTop='99px'},50))</script>`,
  );
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedTrouble: /\(csp\)/u });

  test(
    'text that only a script would show, and a link without a target, are found',
    { tag: '@nightly' },
    async ({ page }) => {
      const facts = allPages().find(({ payload }) => 'faq' in payload.page);
      const { faq } = (facts?.payload.page ?? {}) as { faq?: { items: { question: string }[] } };
      const [item] = faq?.items ?? [];
      if (facts === undefined || item === undefined) throw new Error('No page has questions.');
      const target = linksOf(facts.payload).find((link) => facts.html.includes(` href="${link}"`));
      if (target === undefined) throw new Error('The page has no links.');
      await page.route(`**${facts.path}`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: facts.html
            .replaceAll(` href="${target}"`, ` data-lost="${target}"`)
            .replaceAll(item.question, ''),
        }),
      );
      await page.goto(facts.path);
      const { hidden, missing } = await lostWithoutScripts(page, facts);
      expect(hidden).toEqual([item.question]);
      expect([...new Set(missing)]).toEqual([target]);
    },
  );
});

test(
  'a broken word, text over text, a control under another and a tall header are found',
  { tag: '@nightly' },
  async ({ page }) => {
    await show(page, '', `${STOPS}<p>Words in a line of their own</p>`);
    expect(await misplaced(page)).toEqual([]);
    await show(page, 'p{width:40px;overflow-wrap:anywhere}', '<p>Accessibility</p>');
    expect((await misplaced(page)).join()).toContain('"Accessibility" is broken inside');
    await show(
      page,
      'i{position:absolute;margin-top:-32px}',
      '<p>A line of words</p><i>Another line</i>',
    );
    expect((await misplaced(page)).join()).toContain('lies over');
    await show(page, 'a{margin-right:-60px;width:90px}', STOPS);
    expect((await misplaced(page)).join()).toContain('lies under');
    await show(page, 'header{height:300px}', '<header>Menu</header>');
    expect((await misplaced(page)).join()).toContain('the header is 300 px tall');
  },
);
