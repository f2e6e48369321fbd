import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { digest } from '#build/incremental/digest.ts';
import { BuildError } from '#server/http/load-build.ts';
import { createSite } from '#server/http/site.ts';
import { conclude } from '../support/conclude.ts';
import type { Problem } from '../support/conclude.ts';
import { REPORTS } from '../support/paths.ts';
import { copySite } from '../../bench/copy-site.ts';
import { runProcess } from '../support/runner/run-process.ts';

/**
 * Builds the site after each of a series of edits, both incrementally and from scratch, and
 * compares the two byte for byte. Builds that must fail leave either the last build or none that a
 * server starts with, and the next build is the same as before. Finally, it omits an input on purpose
 * and must detect the difference. `--only <words>` runs only the edits with these words in their names.
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

interface Failure extends Edit {
  /** The edited file, which is restored afterwards. */
  readonly file: string;
  /** Whether the build notices before it writes anything, so that the last build stays whole. */
  readonly isEarly: boolean;
}

const PRERENDER = 'build/plugins/prerender.ts';

/** Edits after which a build has to fail. */
const FAILURES: readonly Failure[] = [
  {
    name: 'a title too long for its share card',
    file: PAGE,
    isEarly: true,
    make: (root) =>
      change(root, PAGE, /(hero: \{\s+title: ')/u, `$1${'Uncommonly comprehensive '.repeat(12)}`),
  },
  {
    name: 'a fault after the pages are written',
    file: PRERENDER,
    isEarly: false,
    make: (root) => change(root, PRERENDER, '  await cards;\n', "  throw new Error('Planted');\n"),
  },
];

const FAULT: Edit = {
  name: 'a key that forgets the content of a page',
  make: (root) => change(root, PRERENDER, /JSON\.stringify\(payload\)/gu, 'payload.path'),
};

const runBuild = (root: string, cache: 'on' | 'off') =>
  runProcess('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: { BUILD_CACHE: cache, BUILD_COMPRESSION: 'quick', ENQUIRY_ENDPOINT: '/enquiries' },
  });

async function build(root: string, cache: 'on' | 'off'): Promise<void> {
  const { code, output } = await runBuild(root, cache);
  if (code !== 0) throw new Error(`${root} could not be built:\n${output}`);
}

/** Builds both and returns the files that differ or exist in only one. */
async function differences(): Promise<string[]> {
  for (const folder of ['dist', 'dist-meta', 'dist-bundles']) {
    rmSync(path.join(FROM_NOTHING, folder), { recursive: true, force: true });
  }
  await build(REBUILT, 'on');
  await build(FROM_NOTHING, 'off');
  return changesBetween(filesOf(REBUILT), filesOf(FROM_NOTHING));
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

const changesBetween = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .toSorted();

/** Whether a server would start with the build in the folder. */
function isServable(root: string): boolean {
  try {
    createSite({
      distDir: path.join(root, 'dist'),
      metaFile: path.join(root, 'dist-meta/site.json'),
    });
    return true;
  } catch (error) {
    if (error instanceof BuildError) return false;
    throw error;
  }
}

/** Makes a build fail, then restores the file and builds again. */
async function fail({ file, isEarly, make }: Failure): Promise<string[]> {
  const before = filesOf(REBUILT);
  const text = readFileSync(path.join(REBUILT, file));
  make(REBUILT);
  const { code } = await runBuild(REBUILT, 'on');
  const found: string[] = [];
  if (code === 0) found.push('The build did not fail');
  if (isServable(REBUILT) !== isEarly) {
    found.push(
      isEarly
        ? 'A server does not start with the last build'
        : 'A server starts with what a failed build has left',
    );
  }
  if (isEarly && changesBetween(before, filesOf(REBUILT)).length > 0) {
    found.push('A build that failed early has written files');
  }
  writeFileSync(path.join(REBUILT, file), text);
  await build(REBUILT, 'on');
  const differing = changesBetween(before, filesOf(REBUILT));
  if (differing.length > 0) {
    found.push(`The build after it differs in ${differing.join(', ')}`);
  }
  return found;
}

for (const root of [REBUILT, FROM_NOTHING]) copySite(root);
await build(REBUILT, 'on');

const edits = [...EDITS, DAMAGE].filter(({ name }) => name.includes(options.only));
const failures = FAILURES.filter(({ name }) => name.includes(options.only));
const total = String(edits.length + failures.length + 1);
const problems: Problem[] = [];
let compared = 0;
const perform = async ({ name, make }: Edit, at: number) => {
  for (const root of [REBUILT, FROM_NOTHING]) make(root);
  const differing = await differences();
  compared = filesOf(FROM_NOTHING).size;
  console.log(
    `[${String(at)}/${total}] ${name}: ${String(differing.length)} of ${String(compared)} files differ`,
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
for (const [at, failure] of failures.entries()) {
  const found = await fail(failure);
  console.log(
    `[${String(edits.length + at + 1)}/${total}] ${failure.name}: ${found.length === 0 ? 'the build fails as it should' : found.join('; ')}`,
  );
  for (const what of found) problems.push({ page: failure.name, what, at: failure.file });
}
// The fault itself triggers a full rebuild; only the edit after it goes unnoticed.
for (const root of [REBUILT, FROM_NOTHING]) FAULT.make(root);
await build(REBUILT, 'on');
const seen = await perform(
  { name: FAULT.name, make: (root) => change(root, PAGE, /(description: ')(\w)/u, '$1Indeed $2') },
  edits.length + failures.length + 1,
);
if (seen.length === 0) {
  problems.push({ page: FAULT.name, what: 'A planted fault was not detected' });
}
conclude(
  problems,
  `${String(edits.length)} edits, ${String(compared)} files each: the same as from nothing; ${String(failures.length)} failed builds leave nothing mixed; a planted fault shows in ${String(seen.length)} files`,
);
