import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './test.ts';

/** Every rule axe has: best practices, AAA and the experimental ones as well. */
const ALL_RULES = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]),
);

/** What axe finds on the page as it stands, a line for each element. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  // One frame is all there is; legacy mode spares a blank page for each run.
  const builder = new AxeBuilder({ page }).options({ rules: ALL_RULES }).setLegacyMode(true);
  if (within !== undefined) builder.include(within);
  const { violations, passes } = await builder.analyze();
  if (passes.length === 0) return ['axe examined nothing'];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...why] = failureSummary.split('\n');
      return `${id}: ${help}: ${target.join(' ')} (${why.map((line) => line.trim()).join('; ')})`;
    }),
  );
}
