/**
 * Draws every machine as a statechart: docs/machines/<name>-light.svg and -dark.svg, and the page that
 * shows them, docs/machines/README.md. The same machines give the same files, byte by byte.
 *
 *   node tools/diagrams.ts            writes them
 *   node tools/diagrams.ts --check    writes nothing; exits with 1 when a file is stale, missing or left over
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machines } from '#machines/index.ts';
import { chartOf } from './atlas/chart/chart-model.ts';
import { chartColors } from './atlas/chart/colors.ts';
import { layoutChart } from './atlas/chart/layout.ts';
import { toSvgFile } from './atlas/chart/svg-file.ts';
import { dark, light } from '#src/design/palette.ts';

const FOLDER = path.join(import.meta.dirname, '../docs/machines');
const SCHEMES = { light, dark } as const;

/** Every file that belongs in docs/machines, by name. */
export async function diagramFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const parts: string[] = [];
  for (const { name, description, machine, input } of machines) {
    const chart = await layoutChart(chartOf(machine, input));
    for (const [scheme, palette] of Object.entries(SCHEMES)) {
      const colors = chartColors(palette);
      files.set(`${name}-${scheme}.svg`, toSvgFile(chart, { title: name, description, colors }));
    }
    parts.push(section(name, description));
  }
  files.set('README.md', page(parts));
  return files;
}

const section = (name: string, description: string) => `## ${name}

${description}

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="${name}-dark.svg">
  <img alt="Statechart of ${name}: ${description}" src="${name}-light.svg">
</picture>
`;

const page = (sections: readonly string[]) => `# The machines, drawn

Written by \`npm run diagrams\` from the definitions in [\`machines/\`](../../machines/README.md); do not edit. CI fails when they are stale.

- A box is a state; boxes inside it are its own states. Dashed boxes run side by side. A double edge is an end.
- A full dot is where a state is entered. A ring means: from anywhere in this box.
- On an arrow: the **event**, the [question] that must be answered with yes, the / actions. Events joined by a comma share both. Red dots: time, with the length that the example in \`machines/registry.ts\` gives.
- In a box: what it does on entry and exit, what it runs, and the events that it takes without leaving. "(anew)" starts its timers again; "(ignored)" means: deliberately nothing.

${sections.join('\n')}`;

const isDrawn = (file: string) => /-(?:light|dark)\.svg$/u.test(file) || file === 'README.md';

/** What keeps the folder from being up to date; empty when it is. */
async function problems(files: ReadonlyMap<string, string>): Promise<string[]> {
  const there = (await readdir(FOLDER).catch(() => [])).filter(isDrawn);
  const leftOver = there.filter((file) => !files.has(file)).map((file) => `${file} is left over`);
  const found = await Promise.all(
    [...files].map(async ([file, wanted]) => {
      if (!there.includes(file)) return `${file} is missing`;
      const text = await readFile(path.join(FOLDER, file), 'utf8');
      return text === wanted ? null : `${file} is stale`;
    }),
  );
  return [...leftOver, ...found.filter((problem) => problem !== null)];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const files = await diagramFiles();
  const wrong = await problems(files);
  if (values.check) {
    if (wrong.length > 0) {
      console.error(
        `docs/machines is not up to date:\n  ${wrong.join('\n  ')}\nRun npm run diagrams.`,
      );
      process.exitCode = 1;
    } else console.log(`${String(files.size)} files in docs/machines are up to date.`);
    return;
  }
  await mkdir(FOLDER, { recursive: true });
  for (const file of await readdir(FOLDER)) {
    if (isDrawn(file) && !files.has(file)) await rm(path.join(FOLDER, file));
  }
  for (const [file, text] of files) await writeFile(path.join(FOLDER, file), text);
  console.log(`${String(files.size)} files in docs/machines, ${String(wrong.length)} changed.`);
}

await main();
