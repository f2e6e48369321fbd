/**
 * Draws the state machines of an XState 5 project.
 *
 *   machine-atlas [PATTERN…] [--out FILE]
 *
 * Run it in the project's folder. Exits with 1 if there is no machine, or no module could be loaded.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atlasPage } from './atlas-page.ts';
import { findMachines } from './find-machines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'machine-atlas.html' } },
});
const project = process.cwd();
const { machines, failures } = await findMachines(
  project,
  positionals.length === 0 ? undefined : positionals,
);
for (const { file, reason } of failures) {
  console.error(
    `${file} could not be loaded: ${reason}\n  Build the project first and name the built files, or run this with the loader that the project uses (NODE_OPTIONS="--import tsx").`,
  );
}
if (machines.length === 0) {
  console.error(
    'No machine was found. Machines must be exported from modules that call createMachine; name the modules if they are elsewhere: machine-atlas "src/**/*.js".',
  );
  process.exitCode = 1;
} else {
  const out = path.resolve(project, values.out);
  await writeFile(out, await atlasPage(path.basename(project), machines));
  console.log(
    `${String(machines.length)} ${machines.length === 1 ? 'machine' : 'machines'} in ${path.relative(project, out) || out}`,
  );
}
