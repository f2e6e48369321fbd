import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './test.ts';

/** Minified: it is put into every page that is examined. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule axe has: best practices, AAA and the experimental ones as well. All but one, which takes
 * any short bold paragraph for a heading: a figure over its words, a name over an address.
 */
const ALL_RULES = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((id) => id !== 'p-as-heading');

/** The rules that read colors: all that another color scheme could break. */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The rules that read where things stand: all that another width could break, colors included. */
const LAYOUT_RULES = [...COLOR_RULES, 'scrollable-region-focusable', 'target-size'];

/** Which rules are asked of a page, given what was asked of it before. */
export type AxeScope = 'everything' | 'colors' | 'layout' | 'all but colors';

const RULES: Readonly<Record<AxeScope, readonly string[]>> = {
  everything: ALL_RULES,
  colors: COLOR_RULES,
  layout: LAYOUT_RULES,
  // Forced colors replace the page's own when they paint.
  'all but colors': ALL_RULES.filter((id) => !COLOR_RULES.includes(id)),
};

type AxeWindow = typeof globalThis & { readonly axe?: typeof axe };

interface AxeOptions {
  readonly scope?: AxeScope;
  /** A part of the page, as a selector; the whole page unless said. */
  readonly within?: string;
}

/** What axe finds on the page as it stands, a line for each element. */
export async function axeViolations(
  page: Page,
  { scope = 'everything', within = 'html' }: AxeOptions = {},
): Promise<string[]> {
  await settled(page);
  // A document keeps what was put into it: the library is read once, however often it is asked.
  if (await page.evaluate(() => (globalThis as AxeWindow).axe === undefined)) {
    await page.evaluate(SOURCE);
  }
  return page.evaluate(
    async ({ rules, part }) => {
      // What the header covers on the way is no fault of its own.
      scrollTo({ top: 0, behavior: 'instant' });
      const { axe: library } = globalThis as AxeWindow;
      if (library === undefined) return ['axe is not in the page'];
      const { violations, passes } = await library.run(part, {
        runOnly: { type: 'rule', values: [...rules] },
        resultTypes: ['violations'],
      });
      if (passes.length === 0) return ['axe examined nothing'];
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const [, ...why] = failureSummary.split('\n');
          return `${id}: ${help}: ${target.join(' ')} (${why.map((line) => line.trim()).join('; ')})`;
        }),
      );
    },
    { rules: RULES[scope], part: within },
  );
}
