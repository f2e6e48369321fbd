/**
 * Draws every machine as a statechart: docs/machines/<name>-light.svg and -dark.svg, which /machines
 * shows. The output is deterministic, byte for byte.
 *
 *   npx node tools/diagrams.ts            writes them
 *   npx node tools/diagrams.ts --check    writes nothing; exits with 1 if a file is stale, missing or obsolete
 */
import { readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machines } from '#machines/index.ts';
import { chartOf } from './charts/chart-model.ts';
import { layoutChart } from './charts/layout.ts';
import { toSvg } from './charts/svg.ts';
import { dark, light } from '#src/design/palette.ts';

const FOLDER = path.join(import.meta.dirname, '../docs/machines');

/** The drawings, by file name. */
async function diagramFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { name, description, machine, input } of machines) {
    const chart = await layoutChart(chartOf(machine, input));
    for (const [scheme, palette] of Object.entries({ light, dark })) {
      files.set(`${name}-${scheme}.svg`, toSvg(chart, { title: name, description }, palette));
    }
  }
  return files;
}

const isDrawn = (file: string) => /-(?:light|dark)\.svg$/u.test(file);

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const files = await diagramFiles();
const present = (await readdir(FOLDER)).filter(isDrawn);
const texts = new Map(
  present.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')] as const),
);
const fault = (file: string) =>
  files.has(file) ? (texts.has(file) ? 'stale' : 'missing') : 'obsolete';
const changed = [...new Set([...files.keys(), ...present])].filter(
  (file) => files.get(file) !== texts.get(file),
);
if (!values.check) {
  for (const file of changed) {
    const text = files.get(file);
    if (text === undefined) await rm(path.join(FOLDER, file));
    else await writeFile(path.join(FOLDER, file), text);
  }
  console.log(`${String(files.size)} files in docs/machines, ${String(changed.length)} changed.`);
} else if (changed.length > 0) {
  console.error(
    `Files in docs/machines that the machines do not give:\n  ${changed.map((file) => `${file} is ${fault(file)}`).join('\n  ')}\nRun npm run diagrams.`,
  );
  process.exitCode = 1;
} else console.log(`${String(files.size)} files in docs/machines are up to date.`);
