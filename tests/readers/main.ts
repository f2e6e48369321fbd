import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtFrom, buildBoth, BUILDS } from '#tests/support/runner/builds.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { workTreeHash } from '#tests/support/runner/work-tree.ts';

/**
 * `npm run transcripts`: what a screen reader says in each layout and on each journey, compared with
 * `tests/readers/transcripts`. With `--accept` it rewrites them; `git diff` then shows the changes for
 * review before a commit. It builds first if the builds of the last run were made from other sources.
 */
const { values: options } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });

if (!existsSync(BUILDS) || builtFrom() !== workTreeHash()) {
  console.log('Building the site.');
  const built = await buildBoth();
  if (built.failed > 0) throw new Error(`The site could not be built:\n${built.output}`);
}
const { code } = await runProcess(
  'playwright',
  [
    'test',
    '--project=readers',
    '--reporter=line',
    ...(options.accept ? ['--update-snapshots=all'] : []),
  ],
  {
    env: { TEST_BUILDS: BUILDS },
    onOutput: (chunk) => process.stdout.write(chunk),
  },
);
process.exitCode = code === 0 ? 0 : 1;
