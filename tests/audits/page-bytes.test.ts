import { describe, expect, it } from 'vitest';
import { BUDGET, budgetProblems, pageBytes } from './page-bytes.ts';
import type { PageBytes } from './page-bytes.ts';

const PAGE = `<!doctype html><html><head>
<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/site.css">
<meta name="hause-modules" content="/assets/entry.js /assets/shared.js /assets/form.js" data-later="/assets/form.js">
</head><body>
<svg><use href="/assets/sprite.svg#eye"/></svg><svg><use href="/assets/sprite.svg#key"/></svg>
<picture><source media="(max-width: 40rem)" srcset="/art/tall.svg"><img src="/art/wide.svg"></picture>
<img src="/art/below.svg" loading="lazy"><img src="https://elsewhere.example/x.jpg">
</body></html>`;

const SIZES: Record<string, number> = {
  '/assets/face.woff2': 30_000,
  '/assets/site.css': 5_000,
  '/assets/shared.js': 35_000,
  '/assets/entry.js': 43_000,
  '/assets/form.js': 7_000,
  '/assets/sprite.svg': 4_000,
  '/art/tall.svg': 3_000,
  '/art/wide.svg': 2_000,
  '/art/below.svg': 9_000,
};
const sizeOf = (path: string) => {
  const size = SIZES[path];
  if (size === undefined) throw new Error(`Unexpected path: ${path}`);
  return size;
};

describe('what a page loads before interaction', () => {
  it('is counted once per file, without lazy and third-party pictures', () => {
    expect(pageBytes('/', PAGE, 8_000, sizeOf)).toEqual({
      path: '/',
      html: 8_000,
      css: 5_000,
      js: 78_000,
      wokenJs: 7_000,
      scripts: ['/assets/entry.js', '/assets/shared.js', '/assets/form.js'],
      fonts: 30_000,
      art: 3_000,
      other: 4_000,
    });
  });
});

describe('budgets', () => {
  const small: PageBytes = pageBytes('/', PAGE, 8_000, sizeOf);

  it('report nothing when all are met', () => {
    expect(budgetProblems([small], sizeOf, BUDGET.fonts)).toEqual([]);
  });

  it.each([
    ['The HTML', { html: BUDGET.html + 1 }],
    ['The CSS', { css: BUDGET.css + 1 }],
    ['The JavaScript before interaction', { js: BUDGET.js + 1 }],
    ['The art above the fold', { art: BUDGET.art + 1 }],
    ['The icons', { other: BUDGET.icons + 1 }],
  ])('are exceeded when %s is one byte too large', (what, change) => {
    const problems = budgetProblems([{ ...small, path: '/x', ...change }], sizeOf, 0);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.page).toBe('/x');
    expect(problems[0]?.what).toContain(`${what} is`);
  });

  it('count scripts that not all pages load as the page’s own', () => {
    const other = { ...small, path: '/x', scripts: [...small.scripts, '/assets/own.js'] };
    const size = (path: string) => (path === '/assets/own.js' ? BUDGET.ownJs + 1 : sizeOf(path));
    expect(budgetProblems([small, other], size, 0)).toEqual([
      { page: '/x', what: "The page's own JavaScript is 13.3 kB; the limit is 13.3 kB." },
    ]);
  });

  it('cover what all pages share', () => {
    const size = (path: string) => (path === '/assets/entry.js' ? BUDGET.sharedJs : sizeOf(path));
    expect(budgetProblems([small], size, 0)).toEqual([
      {
        page: 'every page',
        what: 'The JavaScript that all pages share is 129.0 kB; the limit is 87.0 kB.',
      },
    ]);
  });

  it('cover all fonts and a page as a whole', () => {
    const large = { ...small, art: 10_000, html: 20_000, other: 10_000 };
    const problems = budgetProblems([large], sizeOf, BUDGET.fonts + 40_000);
    expect(problems).toEqual([
      { page: '/', what: 'The total is 153.0 kB; the limit is 150.0 kB.' },
      {
        page: 'the build',
        what: 'The size of all fonts is 115.0 kB; the limit is 75.0 kB.',
      },
    ]);
  });

  it('fail for an empty build', () => {
    expect(budgetProblems([], sizeOf, 0)).toEqual([{ page: '-', what: 'No page was measured.' }]);
  });
});
