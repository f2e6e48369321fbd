/** One program that a part runs. */
export interface Task {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Whose JSON report counts its tests; otherwise it counts as one. */
  readonly report?: 'vitest' | 'playwright';
  readonly makes?: 'build';
  /** What to do when it fails. */
  readonly fix?: string;
}

/** A part of a run: its lanes side by side, the tasks of a lane in turn. */
export interface Part {
  readonly name: string;
  /** Seconds on two idle cores; half as much again is a finding (docs/quality.md). */
  readonly budgetS?: number;
  readonly needsBuild?: boolean;
  readonly lanes: readonly (readonly Task[])[];
}

const task = (name: string, command: string, more: Omit<Task, 'name' | 'command'> = {}): Task => ({
  name,
  command: command.split(' ') as [string, ...string[]],
  ...more,
});

export const vitest = (name: string, args: string): Task =>
  task(name, `vitest run ${args}`, { report: 'vitest' });

export const playwright = (name: string, args = '', env: Record<string, string> = {}): Task =>
  task(name, `playwright test ${args}`.trim(), { report: 'playwright', env });

const program = (name: string, command: string) => task(name, `node ${command}`);

/** Both variants of the site: the simulated form is also the second deploy of the update tests. */
export const BUILD = task('build', `node tests/support/runner/build-variants.ts`, {
  makes: 'build',
});

const tools = (files = '.') => ({
  format: task('format', `prettier --check --log-level=warn ${files}`, { fix: 'npm run format' }),
  types: task('types', 'npm run --silent types'),
  lint: task('lint', `oxlint --deny-warnings ${files}`),
  deadCode: task('dead code', 'knip --no-progress --treat-config-hints-as-errors'),
  diagrams: task('diagrams', 'node tools/diagrams.ts --check', { fix: 'npm run diagrams' }),
});

export const { format, types, lint, deadCode, diagrams } = tools();
export const toolsFor = (files: readonly string[]) => tools(files.join(' '));

export const BROWSER = task('Chromium', 'node tests/support/browser/install.ts');

/** `npm test`: what proves most per second, within ten minutes on two cores. */
export const PARTS: readonly Part[] = [
  {
    name: 'static',
    budgetS: 100,
    lanes: [[BUILD], [format, types, lint, deadCode, diagrams], [BROWSER]],
  },
  { name: 'unit', budgetS: 120, lanes: [[vitest('unit', '--project=unit')]] },
  {
    name: 'built site',
    budgetS: 40,
    needsBuild: true,
    lanes: [[vitest('built site', '--project=built')]],
  },
  {
    name: 'lighthouse',
    budgetS: 45,
    needsBuild: true,
    lanes: [[program('lighthouse', 'tests/lighthouse/main.ts')]],
  },
  { name: 'browser', budgetS: 240, needsBuild: true, lanes: [[playwright('browser')]] },
];

const NIGHT = { NIGHTLY: '1' };

/** What `npm test` leaves out. Each part can be run alone: `npm run test:nightly -- --only chaos`. */
export function nightlyParts(): readonly Part[] {
  const alone = (name: string, ...tasks: Task[]): Part => ({
    name,
    needsBuild: true,
    lanes: [tasks],
  });
  return [
    { name: 'build', lanes: [[BROWSER, BUILD]] },
    alone('machines', {
      ...vitest('machines', '--project=unit machines'),
      env: { SEQUENCES: '10000' },
    }),
    alone(
      'long units',
      {
        ...vitest('long units', '--project=nightly'),
        env: NIGHT,
      },
      { ...vitest('both databases', '--project=unit server'), env: NIGHT },
    ),
    alone('html', program('html', 'tests/nightly/nu.ts')),
    alone('browser', playwright('every browser test', '', NIGHT)),
    alone('engines', playwright('engines', '--config=tests/engines/playwright.config.ts', NIGHT)),
    alone('pictures', playwright('pictures', '--config=tests/pictures/playwright.config.ts')),
    alone(
      'lighthouse',
      program('lighthouse on every page', 'tests/lighthouse/main.ts --every-page'),
    ),
    alone('chaos', program('chaos', 'tests/chaos/main.ts')),
    alone('mutants', {
      ...program('mutants', 'tests/nightly/mutants.ts'),
      env: { SEQUENCES: '100' },
    }),
  ];
}
