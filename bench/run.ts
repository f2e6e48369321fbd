import { parseArgs } from 'node:util';
import { buildSite } from './builds.ts';
import { measureDeploys } from './deploys.ts';
import { measureFirstView } from './first-view.ts';
import { measurePages } from './pages.ts';
import { measureServer } from './server.ts';

/**
 * `npm run bench [-- part …]`: what the site costs, beside something else in the same run, since
 * times of one machine mean nothing on another. Without a part, all of them. See docs/bench.md.
 *
 *   --runs N          how often each figure is taken; 3 by default
 *   --peer NAME=URL   another page to compare with; may be given several times
 *   --pages N         beside the site, measures one that has this many more pages
 *   --keep            uses the builds of the last run (reports/bench)
 */
const PARTS = {
  pages: measurePages,
  'first-view': measureFirstView,
  server: measureServer,
  deploys: measureDeploys,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    peer: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
});

function whole(name: 'runs' | 'pages', least: number): number {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(
    `--${name} is "${options[name]}", but it must be a whole number from ${String(least)}.`,
  );
}

const isPart = (word: string): word is keyof typeof PARTS => Object.hasOwn(PARTS, word);
const parts = positionals.map((word) => {
  if (isPart(word)) return PARTS[word];
  throw new Error(`"${word}" is not a part of the bench: ${Object.keys(PARTS).join(', ')}.`);
});
const peers = options.peer.map((peer) => {
  const [, name = '', url = ''] = /^([^=]+)=(https?:.+)$/u.exec(peer) ?? [];
  if (url === '') throw new Error(`--peer is "${peer}", but it must be NAME=URL.`);
  return { name, url };
});
const { keep } = options;
const runs = whole('runs', 1);
const morePages = whole('pages', 0);

const site = buildSite({ name: 'site', keep });
const name = `with ${String(morePages)} more pages`;
const larger = morePages > 0 ? [buildSite({ name, morePages, keep })] : [];
for (const measure of parts.length > 0 ? parts : Object.values(PARTS)) {
  await measure({ builds: [site, ...larger], peers, runs, morePages, keep });
}
