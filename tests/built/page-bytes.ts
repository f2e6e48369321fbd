import type { Problem } from '#tests/support/problems.ts';
import { LATER, MODULES_META } from '#src/app/starter/names.ts';
import { elementsOf } from '#tests/support/html.ts';
import type { ParsedElement } from '#tests/support/html.ts';

/**
 * Computes what a browser loads for a page before any interaction, and checks it against the
 * budgets. Pure: sizes come from the caller, so that the rules can be tested without a build.
 */

/** A build file's size on the wire, in bytes (brotli where the build has it). */
export type SizeOf = (path: string) => number;

export interface PageBytes {
  readonly path: string;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  /** Scripts fetched on the visitor's first interaction. */
  readonly wokenJs: number;
  /** URLs of the scripts, to separate a page's own from shared ones. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: number;
  /** Eagerly loaded pictures. */
  readonly art: number;
  /** The icon sprite and similar files. */
  readonly other: number;
}

/** Limits in bytes (docs/quality.md; 1 kB = 1000 bytes). */
export const BUDGET = {
  html: 14_200,
  css: 12_000,
  js: 82_000,
  sharedJs: 87_000,
  ownJs: 13_300,
  fonts: 75_000,
  art: 10_000,
  icons: 10_500,
  total: 150_000,
  /** Scripts fetched before or with the first touch. */
  files: 12,
} as const;

/** A table of 86 criteria, each with a remark and checks, and a list of questions to vendors. */
const EXTRA: Readonly<Record<string, number>> = {
  '/trust/accessibility-conformance': 3400,
  '/tools/procurement-pack': 1200,
};

export function pageBytes(path: string, html: string, htmlSize: number, sizeOf: SizeOf): PageBytes {
  const elements = elementsOf(html);
  const scripts = new Set<string>();
  const woken = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const others = new Set<string>();
  const drawn = new Set<string>();
  let art = 0;
  for (const element of elements) {
    const attribute = (name: string) => element.attributes.get(name) ?? '';
    if (element.name === 'script' && attribute('src') !== '') scripts.add(attribute('src'));
    // The modules that the start script fetches after the first frame (src/app/starter).
    if (element.name === 'meta' && attribute('name') === MODULES_META) {
      const later = attribute(LATER).split(' ');
      for (const file of attribute('content').split(' ')) {
        (later.includes(file) ? woken : scripts).add(file);
      }
    }
    if (element.name === 'link') addLink(element, { scripts, styles, fonts, others });
    if (element.name === 'use') {
      const [file = ''] = attribute('href').split('#');
      (file.startsWith('/art/') ? drawn : others).add(file);
    }
    if (element.name === 'img' && attribute('loading') !== 'lazy' && isOwn(attribute('src'))) {
      art += sizeOf(attribute('src'));
    }
  }
  const sum = (files: Iterable<string>) =>
    [...files].filter(isOwn).reduce((total, file) => total + sizeOf(file), 0);
  return {
    path,
    html: htmlSize,
    css: sum(styles),
    js: sum(scripts),
    wokenJs: sum(woken),
    scripts: [...scripts, ...woken],
    styles: [...styles].filter(isOwn),
    fonts: sum(fonts),
    art: art + sum(drawn),
    other: sum(others),
  };
}

function addLink(
  { attributes }: ParsedElement,
  to: Record<'scripts' | 'styles' | 'fonts' | 'others', Set<string>>,
): void {
  const href = attributes.get('href') ?? '';
  const kind = attributes.get('as');
  switch (attributes.get('rel')) {
    case 'stylesheet':
      to.styles.add(href);
      break;
    case 'modulepreload':
      to.scripts.add(href);
      break;
    case 'preload':
      (kind === 'font' ? to.fonts : kind === 'style' ? to.styles : to.others).add(href);
      break;
    default:
  }
}

const isOwn = (path: string) => path.startsWith('/') && !path.startsWith('//');

/** The name of a file without the hash of its content. */
export const plainName = (file: string): string =>
  file.replace(/^\/assets\//u, '').replace(/-[\w-]{7}(?=\.\w+$)/u, '');

/**
 * Lists exceeded budgets, one sentence each, with the files that count, those that grew first.
 * @param allFonts the size of all font files in the build, in bytes: a page may load more than it
 * preloads
 * @param before sizes of files in the last build within its budgets, by `plainName`
 */
export function budgetProblems(
  pages: readonly PageBytes[],
  sizeOf: SizeOf,
  allFonts: number,
  before: Readonly<Record<string, number>> = {},
): Problem[] {
  if (pages.length === 0) return [{ page: '-', what: 'No page was measured.' }];
  const problems: Problem[] = [];
  const limit = (
    page: string,
    what: string,
    bytes: number,
    most: number,
    files: readonly string[] = [],
  ) => {
    if (bytes <= most) return;
    const parts = files
      .map((file) => ({ name: plainName(file), size: sizeOf(file) }))
      .map((part) => ({ ...part, growth: part.size - (before[part.name] ?? part.size) }))
      .toSorted((a, b) => b.growth - a.growth || b.size - a.size)
      .map(
        ({ name, size, growth }) =>
          `${name} ${count(size)}${growth > 0 ? ` (${count(growth)} more than in the last build within its budgets)` : ''}`,
      );
    const made = parts.length === 0 ? '' : ` In it: ${parts.slice(0, 4).join(', ')}.`;
    problems.push({
      page,
      what: `${what} is ${count(bytes)} bytes; the limit is ${count(most)}.${made}`,
    });
  };
  const [first] = pages;
  const shared = new Set(
    first?.scripts.filter((script) => pages.every(({ scripts }) => scripts.includes(script))),
  );
  limit(
    'every page',
    'The JavaScript that all pages share',
    [...shared].reduce((total, script) => total + sizeOf(script), 0),
    BUDGET.sharedJs,
    [...shared],
  );
  for (const page of pages) {
    const extra = EXTRA[page.path] ?? 0;
    const own = page.scripts.filter((script) => !shared.has(script));
    limit(page.path, 'The HTML', page.html, BUDGET.html + extra);
    limit(page.path, 'The CSS', page.css, BUDGET.css, page.styles);
    limit(page.path, 'The JavaScript before interaction', page.js, BUDGET.js, page.scripts);
    limit(
      page.path,
      "The page's own JavaScript",
      own.reduce((total, script) => total + sizeOf(script), 0),
      BUDGET.ownJs,
      own,
    );
    if (page.scripts.length > BUDGET.files) {
      const what = `It needs ${String(page.scripts.length)} scripts; the limit is ${String(BUDGET.files)}.`;
      problems.push({ page: page.path, what });
    }
    limit(page.path, 'The art above the fold', page.art, BUDGET.art);
    limit(page.path, 'The icons', page.other, BUDGET.icons);
    const { html, css, js, fonts, art, other } = page;
    limit(page.path, 'The total', html + css + js + fonts + art + other, BUDGET.total + extra);
  }
  limit('the build', 'The size of all fonts', allFonts, BUDGET.fonts);
  return problems;
}

const count = (bytes: number): string => bytes.toLocaleString('en-US');
