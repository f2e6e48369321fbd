import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { conclude } from '#tests/support/conclude.ts';
import { distDir } from '#tests/support/paths.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { site } from '#src/content/site.ts';
import { CONFORMANCE_RULES } from './conformance-rules.ts';

/**
 * Checks the accessibility report's claims about every page of a build
 * (src/content/conformance/checks.ts) that no other check covers.
 */
const dist = distDir();
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const read = (ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')] as const);

const built = {
  lang: site.lang,
  pages: allPages(),
  styles: read('.css'),
  drawings: read('.svg'),
  manifest: JSON.parse(readFileSync(path.join(dist, 'manifest.webmanifest'), 'utf8')) as {
    orientation?: string;
  },
};
const rules = Object.entries(CONFORMANCE_RULES);
conclude(
  rules.flatMap(([name, rule]) =>
    rule(built).map((problem) => ({ ...problem, what: `${name}: ${problem.what}` })),
  ),
  `${String(rules.length)} rules on ${String(built.pages.length)} pages`,
);
