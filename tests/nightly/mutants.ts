import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '#tests/support/paths.ts';
import { LAB, installLab } from './lab.ts';

/**
 * Runs Stryker on the machines, what sends an enquiry, and its schema, then checks a bar for each; Stryker itself
 * knows only one for everything. What runs once, on import, is left out: its mutants need all tests, 11 hours in
 * all, and every state and transition of the charts is covered. Arguments are passed on: `--mutate FILE`.
 */
interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

/** Percent of all detectable mutants: higher for the form and its rules (docs/quality.md). */
const USUAL_BAR = 90;
const HIGHER_BARS: Readonly<Record<string, number>> = { 'contact-form': 95, 'enquiry schema': 95 };

const REPORT = path.join(REPORTS, 'mutation-report.json');
const partOf = (file: string) =>
  /^(?:machines|src\/features)\/([^/]+)\//u.exec(file)?.[1] ?? 'enquiry schema';

// An earlier report must not stand in for a run that wrote none.
rmSync(REPORT, { force: true });
installLab();
const { status } = spawnSync(
  path.join(LAB, 'node_modules/.bin/stryker'),
  ['run', path.join(LAB, 'stryker.config.json'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, SEQUENCES: process.env['SEQUENCES'] ?? '100' },
  },
);
if (status === 0) judge(JSON.parse(readFileSync(REPORT, 'utf8')) as MutationReport);
else process.exitCode = 1;

function judge({ files }: MutationReport): void {
  const parts = Map.groupBy(Object.entries(files), ([file]) => partOf(file));
  if (parts.size === 0) throw new Error('Nothing was mutated.');
  for (const [part, all] of parts) {
    const statuses = all.flatMap(([, { mutants }]) => mutants.map((mutant) => mutant.status));
    const count = (...kinds: string[]) => statuses.filter((one) => kinds.includes(one)).length;
    const found = count('Killed', 'Timeout');
    const score = (100 * found) / (found + count('Survived', 'NoCoverage'));
    const bar = HIGHER_BARS[part] ?? USUAL_BAR;
    console.log(`${part}: ${score.toFixed(1)}% of its mutants are found; the bar is ${bar}%.`);
    if (score < bar) process.exitCode = 1;
  }
}
