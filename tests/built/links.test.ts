import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { distDir } from '#tests/support/paths.ts';
import { grouped } from '#tests/support/problems.ts';
import type { Problem } from '#tests/support/problems.ts';
import { allPages, siteManifest, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { ambiguous, brokenLinks, deadEnds, orphans } from './link-rules.ts';

const pages = allPages();

it('no link is a dead end, and none can be mistaken for another', () => {
  const moved = new Set(siteManifest().redirects.map(({ from }) => from));
  const problems = pages.flatMap(({ path: page, html }) => [
    ...deadEnds(page, html, moved),
    ...ambiguous(page, html),
  ]);
  expect(grouped(problems)).toEqual([]);
});

it('every address on a page leads to a page, a file or a part that is there', () => {
  const isFile = (address: string) => existsSync(path.join(distDir(), address));
  expect(grouped(brokenLinks(pages, isFile))).toEqual([]);
});

it('every address in a style sheet leads to a file', () => {
  const problems: Problem[] = readdirSync(path.join(distDir(), 'assets'), { encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(path.join(distDir(), 'assets', file), 'utf8');
      return [...text.matchAll(/url\("?(\/[^")]+)/gu)]
        .filter(([, address = '']) => !existsSync(path.join(distDir(), address)))
        .map(([, address = '']) => ({
          page: file,
          what: `It loads ${address}, which is not there.`,
        }));
    });
  expect(grouped(problems)).toEqual([]);
});

it('every page can be reached from the home page, without the site map', () => {
  const without = pages.filter(({ path: page }) => page !== UNKNOWN_PATH && page !== '/sitemap');
  expect(orphans(without)).toEqual([]);
});
