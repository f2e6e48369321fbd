import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { site } from '#src/content/site.ts';
import { distDir } from '#tests/support/paths.ts';
import { grouped } from '#tests/support/problems.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { CONFORMANCE_RULES } from './conformance-rules.ts';

/** What the accessibility report says of every page, and no other check covers (src/content/conformance/checks.ts). */
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

it.each(Object.entries(CONFORMANCE_RULES))('%s holds on every page', (_, rule) => {
  expect(grouped(rule(built))).toEqual([]);
});
