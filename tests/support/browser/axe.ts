import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, settled } from './test.ts';

/** Minified, because it is injected into every page that is checked. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * All axe rules, including best practices, AAA and experimental ones. The only exception mistakes
 * any short bold paragraph for a heading, such as a figure above its label or a name above an
 * address.
 */
const ALL_RULES = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((id) => id !== 'p-as-heading');

/** The rules that depend on colors, which another color scheme could break. */
const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The rules that depend on layout, which another width could break; colors included. */
const LAYOUT_RULES = [...COLOR_RULES, 'scrollable-region-focusable', 'target-size'];

/** Which rules to run on a page, given what has already been checked on it. */
type AxeScope = 'everything' | 'colors' | 'layout';

const RULES: Readonly<Record<AxeScope, readonly string[]>> = {
  everything: ALL_RULES,
  colors: COLOR_RULES,
  layout: LAYOUT_RULES,
};

/** The header and footer: the same on every page, so most pages are examined without them. */
export const FRAME = 'body > #root > :is(header, footer)';

type AxeWindow = typeof globalThis & { readonly axe?: typeof axe };

interface AxeOptions {
  readonly scope?: AxeScope;
  /** A selector for a part of the page; the whole page by default. */
  readonly within?: string;
  /** Selectors of parts to leave out. Rules about the page as a whole still run. */
  readonly without?: readonly string[];
}

/** Expects no violation of what a page shows, in both color schemes. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await axeViolations(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeViolations(page, { scope: 'colors' }), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The axe violations of the page in its current state, one line per element. */
export async function axeViolations(
  page: Page,
  { scope = 'everything', within = 'html', without = [] }: AxeOptions = {},
): Promise<string[]> {
  await settled(page);
  // The library stays in the document, so it is injected only once.
  if (await page.evaluate(() => (globalThis as AxeWindow).axe === undefined)) {
    await page.evaluate(SOURCE);
  }
  return page.evaluate(
    async ({ rules, include, exclude }) => {
      // Elements covered by the header mid-scroll are not violations.
      scrollTo({ top: 0, behavior: 'instant' });
      const { axe: library } = globalThis as AxeWindow;
      if (library === undefined) return ['axe is not loaded in the page'];
      const { violations, passes } = await library.run(
        { include, exclude: [...exclude] },
        {
          runOnly: { type: 'rule', values: [...rules] },
          resultTypes: ['violations'],
        },
      );
      if (passes.length === 0) return ['axe checked nothing'];
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const [, ...why] = failureSummary.split('\n');
          return `${id}: ${help}: ${target.join(' ')} (${why.map((line) => line.trim()).join('; ')})`;
        }),
      );
    },
    { rules: RULES[scope], include: [within], exclude: without },
  );
}
