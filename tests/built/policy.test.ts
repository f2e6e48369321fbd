import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ModuleList } from '#prerender/plugins/module-list.ts';
import { distDir, metaDir } from '#tests/support/paths.ts';
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

it('no script for visitors holds what is for developers: the inspector and the layout engine of the charts', () => {
  const modules =
    /node_modules\/(?:@statelyai\/|elkjs\/|xstate\/.*graph)|(?:^|(?<!(?:^|\/)src\/features)\/)tools\//u;
  // Strings from those modules that survive minification.
  const words = /statelyai|stately\.ai|org\.eclipse\.elk|elk\.algorithm/iu;
  const list = JSON.parse(readFileSync(path.join(metaDir(), 'modules.json'), 'utf8')) as ModuleList;
  const scripts = Object.entries(list);
  expect(scripts.length).toBeGreaterThan(5);
  for (const [file, ids] of scripts) {
    expect(ids.filter((id) => modules.test(id.replaceAll('\\', '/')))).toEqual([]);
    expect(readFileSync(path.join(distDir(), file), 'utf8')).not.toMatch(words);
  }
});
