import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './test.ts';

/**
 * Every rule axe has: best practices, AAA and the experimental ones as well. All but one, which takes
 * any short bold paragraph for a heading: a figure over its words, a name over an address.
 */
const ALL_RULES = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== 'p-as-heading' }]),
);

/** Rules that read author colours, which forced colours replace when they paint. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

interface AxeOptions {
  /** Are colours those of the page? In forced colours the visitor chose them. */
  readonly withColours?: boolean;
}

/** What axe finds on the page as it stands, a line for each element. */
export async function axeViolations(
  page: Page,
  { withColours = true }: AxeOptions = {},
): Promise<string[]> {
  await settled(page);
  // What the header covers on the way is no fault of its own.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // One frame is all there is; legacy mode spares a blank page for each run.
  const colours = Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: withColours }]));
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ rules: { ...ALL_RULES, ...colours } })
    .setLegacyMode(true)
    .analyze();
  if (passes.length === 0) return ['axe examined nothing'];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...why] = failureSummary.split('\n');
      return `${id}: ${help}: ${target.join(' ')} (${why.map((line) => line.trim()).join('; ')})`;
    }),
  );
}
