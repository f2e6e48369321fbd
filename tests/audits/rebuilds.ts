import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { digest } from '#build/incremental/digest.ts';
import { conclude } from '../support/conclude.ts';
import type { Problem } from '../support/conclude.ts';
import { REPORTS } from '../support/paths.ts';
import { copySite } from '../../bench/copy-site.ts';
import { runProcess } from '../support/runner/run-process.ts';

/**
 * Builds the site after each of a series of edits, both incrementally and from scratch, and
 * compares the two byte for byte. Finally, it omits an input on purpose and must detect the
 * difference. `--only <words>` runs only the edits with these words in their names.
 */
const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const FOLDER = path.join(REPORTS, 'rebuilds');
const REBUILT = path.join(FOLDER, 'rebuilt');
const FROM_NOTHING = path.join(FOLDER, 'nothing');
const PAGE = 'src/content/pages/services/qa.ts';
const NEW_PAGE = 'src/content/pages/services/one-more.ts';

interface Edit {
  readonly name: string;
  /** Applied to both copies, unless it concerns the cache. */
  readonly make: (root: string) => void;
}

const change = (root: string, file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has no ${String(from)} that could be edited.`);
  writeFileSync(path.join(root, file), edited);
};

const EDITS: readonly Edit[] = [
  {
    name: 'a word of a page',
    make: (root) => change(root, PAGE, /(description: ')(\w)/u, '$1Truly $2'),
  },
  {
    name: 'a name, which other pages show',
    make: (root) => change(root, PAGE, /( {2}name: '[^']+)'/u, "$1 now'"),
  },
  {
    name: 'a new page',
    make: (root) => {
      const text = readFileSync(path.join(root, PAGE), 'utf8');
      writeFileSync(path.join(root, NEW_PAGE), text.replace(/( {2}name: '[^']+)'/u, "$1 too'"));
    },
  },
  { name: 'a page that goes', make: (root) => rmSync(path.join(root, NEW_PAGE)) },
  {
    name: 'a redirect',
    make: (root) =>
      change(
        root,
        'src/content/redirects.ts',
        /(redirects[^{]*\{)/u,
        "$1\n  '/qa': '/services/qa',",
      ),
  },
  {
    name: 'a color',
    make: (root) => change(root, 'src/design/palette.ts', /(accentA: '#\w{5})\w/u, '$10'),
  },
  {
    name: 'a component',
    make: (root) =>
      change(root, 'src/shell/footer/SiteFooter.tsx', '<footer ', '<footer data-edited="" '),
  },
];

const DAMAGE: Edit = {
  name: 'damage to everything in the cache',
  make: (root) => {
    if (root !== REBUILT) return;
    const cache = path.join(root, 'node_modules/.cache/hause');
    for (const entry of readdirSync(cache, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      // Alternately truncated and changed at its end.
      if (bytes.length % 2 === 0) writeFileSync(file, bytes.subarray(0, -1));
      else writeFileSync(file, Buffer.concat([bytes.subarray(0, -1), Buffer.from('?')]));
    }
  },
};

const FAULT: Edit = {
  name: 'a key that forgets the content of a page',
  make: (root) =>
    change(root, 'build/plugins/prerender.ts', /JSON\.stringify\(payload\)/gu, 'payload.path'),
};

async function build(root: string, cache: 'on' | 'off'): Promise<void> {
  const { code, output } = await runProcess('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: { BUILD_CACHE: cache, BUILD_COMPRESSION: 'quick', ENQUIRY_ENDPOINT: '/enquiries' },
  });
  if (code !== 0) throw new Error(`${root} could not be built:\n${output}`);
}

/** Builds both and returns the files that differ or exist in only one. */
async function differences(): Promise<string[]> {
  for (const folder of ['dist', 'dist-meta', 'dist-bundles']) {
    rmSync(path.join(FROM_NOTHING, folder), { recursive: true, force: true });
  }
  await build(REBUILT, 'on');
  await build(FROM_NOTHING, 'off');
  const [rebuilt, whole] = [filesOf(REBUILT), filesOf(FROM_NOTHING)];
  const names = new Set([...rebuilt.keys(), ...whole.keys()]);
  return [...names].filter((name) => rebuilt.get(name) !== whole.get(name)).toSorted();
}

/** Every file that a build writes for visitors or the server → digest of its content. */
function filesOf(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['dist', 'dist-meta']) {
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(root, file), digest(readFileSync(file)));
    }
  }
  return files;
}

for (const root of [REBUILT, FROM_NOTHING]) copySite(root);
await build(REBUILT, 'on');

const edits = [...EDITS, DAMAGE].filter(({ name }) => name.includes(options.only));
const problems: Problem[] = [];
let compared = 0;
const perform = async ({ name, make }: Edit, at: number) => {
  for (const root of [REBUILT, FROM_NOTHING]) make(root);
  const differing = await differences();
  compared = filesOf(FROM_NOTHING).size;
  console.log(
    `[${String(at)}/${String(edits.length + 1)}] ${name}: ${String(differing.length)} of ${String(compared)} files differ`,
  );
  return differing;
};
for (const [at, edit] of edits.entries()) {
  for (const file of await perform(edit, at + 1)) {
    problems.push({
      page: edit.name,
      what: 'An incremental build differs from a clean build',
      at: file,
    });
  }
}
// The fault itself triggers a full rebuild; only the edit after it goes unnoticed.
for (const root of [REBUILT, FROM_NOTHING]) FAULT.make(root);
await build(REBUILT, 'on');
const seen = await perform(
  { name: FAULT.name, make: (root) => change(root, PAGE, /(description: ')(\w)/u, '$1Indeed $2') },
  edits.length + 1,
);
if (seen.length === 0) {
  problems.push({ page: FAULT.name, what: 'A planted fault was not detected' });
}
conclude(
  problems,
  `${String(edits.length)} edits, ${String(compared)} files each: the same as from nothing; a planted fault shows in ${String(seen.length)} files`,
);
