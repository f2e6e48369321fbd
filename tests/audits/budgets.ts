import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { distDir } from '#tests/support/paths.ts';
import { conclude } from '#tests/support/conclude.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { budgetProblems, kB, pageBytes } from './page-bytes.ts';

/** Checks the byte budgets against the build's files as sent over the wire. */
const dist = distDir();

const onTheWire = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const missing = new Set<string>();
const sizeOf = (address: string) => {
  const file = path.join(dist, address);
  if (existsSync(file)) return onTheWire(file);
  missing.add(address);
  return 0;
};

const pages = allPages().map(({ path: page, html, file }) =>
  pageBytes(page, html, onTheWire(file), sizeOf),
);
const fonts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.woff2'))
  .reduce((total, file) => total + statSync(path.join(dist, file)).size, 0);

const problems = [
  ...budgetProblems(pages, sizeOf, fonts),
  ...[...missing].map((address) => ({
    page: '-',
    what: `A page loads ${address}, but the build has no such file.`,
  })),
];
const most = (key: 'html' | 'css' | 'js' | 'art') =>
  `${key} ${kB(Math.max(...pages.map((page) => page[key])))}`;
conclude(
  problems,
  `${String(pages.length)} pages, at most ${most('html')}, ${most('css')}, ${most('js')}, ${most('art')}; fonts ${kB(fonts)}`,
);
