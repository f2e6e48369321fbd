import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { distDir, ROOT } from '#tests/support/paths.ts';
import { grouped } from '#tests/support/problems.ts';
import { allPages, siteManifest } from '#tests/support/site-facts.ts';
import { policyProblems } from './page-policy.ts';

it('no page holds what its own Content-Security-Policy blocks', () => {
  const problems = (['endpoint', 'simulated'] as const).flatMap((build) => {
    const manifest = siteManifest(build);
    return allPages(build).flatMap(({ path: page, html }) => policyProblems(page, html, manifest));
  });
  expect(grouped(problems)).toEqual([]);
});

it('no script for visitors holds what is for developers: inspection, and the layout engine of the charts', () => {
  // Strings of those modules that survive minification.
  const words = /stately\.ai|org\.eclipse\.elk|elk\.algorithm/iu;
  const tools = ['tools/inspect/stately.ts', 'tools/charts/layout.ts'];
  for (const file of tools) expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(words);
  const scripts = globSync('**/*.js', { cwd: distDir() });
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    expect(readFileSync(path.join(distDir(), file), 'utf8'), file).not.toMatch(words);
  }
});
