import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { conclude } from '#tests/support/conclude.ts';
import { ROOT } from '#tests/support/paths.ts';
import { allPages, UNKNOWN_PATH } from '#tests/support/site-facts.ts';
import { coverageRows, EVERY_PAGE, uncovered } from './coverage-rules.ts';

/** Verifies every row of docs/specification-coverage.md: on the built pages, or in a project file. */
const rows = coverageRows(readFileSync(path.join(ROOT, 'docs/specification-coverage.md'), 'utf8'));

const readable = (node: DefaultTreeAdapterTypes.Node): string => {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && ['script', 'style'].includes(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map(readable).join(' ') : '';
};
const pages = new Map(
  allPages().map(({ path: at, html }) => [
    at === UNKNOWN_PATH ? '/404' : at,
    readable(parse(html)).replaceAll(/\s+/gu, ' '),
  ]),
);

const textsOf = (place: string): readonly string[] => {
  if (place === EVERY_PAGE) return [...pages.values()];
  if (place.startsWith('/')) return [pages.get(place) ?? []].flat();
  const file = path.join(ROOT, place);
  return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
};

conclude(uncovered(rows, textsOf), `${String(rows.length)} statements of the specification`);
