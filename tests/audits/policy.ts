import { conclude } from '#tests/support/conclude.ts';
import { allPages, siteManifest } from '#tests/support/site-facts.ts';
import { policyProblems } from './page-policy.ts';

/**
 * Checks that no page contains a script, style or attribute that its own Content-Security-Policy
 * blocks.
 */
const pages = (['endpoint', 'simulated'] as const).flatMap((build) => {
  const manifest = siteManifest(build);
  return allPages(build).map(({ path, html }) => policyProblems(path, html, manifest));
});
conclude(pages.flat(), `${String(pages.length)} pages of two builds`);
