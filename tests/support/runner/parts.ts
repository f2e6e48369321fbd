/** One program that a part runs. */
export interface Task {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly makes?: 'build';
  readonly needsBuild?: boolean;
  /** What to do when it fails. */
  readonly fix?: string;
}

/** A part of a run: its lanes side by side, the tasks of a lane in turn. */
export interface Part {
  readonly name: string;
  /** Seconds on two idle cores; half as much again is a finding (docs/quality.md). */
  readonly budgetS?: number;
  readonly lanes: readonly (readonly Task[])[];
}

export const task = (
  name: string,
  command: string,
  more: Omit<Task, 'name' | 'command'> = {},
): Task => ({ name, command: command.split(' ') as [string, ...string[]], ...more });

export const vitest = (name: string, args: string, env = {}): Task =>
  task(name, `vitest run --reporter=dot ${args}`, { env });
export const playwright = (name: string, args = '', env = {}): Task =>
  task(name, `playwright test --reporter=dot ${args}`.trim(), { env, needsBuild: true });

/** Both variants of the site: the simulated form is also the second deploy of the update tests. */
export const BUILD = task('build', 'node tests/support/runner/build-variants.ts', {
  makes: 'build',
});
export const BROWSER = task('Chromium', 'node tests/support/browser/install.ts');
export const types = task('types', 'npm run --silent types');
export const lint = (files: string) => task('lint', `oxlint --deny-warnings ${files}`);
const deadCode = task('dead code', 'knip --no-progress --treat-config-hints-as-errors');
export const diagrams = task('diagrams', 'node tools/diagrams.ts --check', {
  fix: 'npm run diagrams',
});
export const format = (files: string) =>
  task('format', `prettier --check --ignore-unknown --log-level=warn ${files}`, {
    fix: 'npm run format',
  });

/** A part that examines the build. */
const ofBuild = (name: string, budgetS: number | undefined, ...tasks: Task[]): Part => ({
  name,
  ...(budgetS === undefined ? {} : { budgetS }),
  lanes: [tasks.map((one) => ({ ...one, needsBuild: true }))],
});

/** `npm test`: what proves most per second, within ten minutes on two cores. */
export const PARTS: readonly Part[] = [
  {
    name: 'static',
    budgetS: 100,
    lanes: [[BUILD], [format('.'), types, lint('.'), deadCode, diagrams], [BROWSER]],
  },
  { name: 'unit', budgetS: 120, lanes: [[vitest('unit', '--project=unit')]] },
  ofBuild('built site', 40, vitest('built site', '--project=built')),
  ofBuild('lighthouse', 45, task('lighthouse', 'node tests/lighthouse/main.ts')),
  ofBuild('browser', 240, playwright('browser')),
];

const NIGHT = { NIGHTLY: '1' };
const atNight = (...tasks: Task[]) => ofBuild(tasks[0]?.name ?? '', undefined, ...tasks);

/** What `npm test` leaves out. Each part can be run alone: `npm run test:nightly -- --only chaos`. */
export const NIGHTLY_PARTS: readonly Part[] = [
  { name: 'build', lanes: [[BROWSER, BUILD]] },
  atNight(vitest('machines', '--project=unit machines', { SEQUENCES: '10000' })),
  atNight(
    vitest('long units', '--project=nightly', NIGHT),
    vitest('both databases', '--project=unit server', NIGHT),
  ),
  atNight(task('html', 'node tests/nightly/nu.ts')),
  atNight(playwright('browser', '', NIGHT)),
  atNight(playwright('engines', '--config=tests/engines/playwright.config.ts', NIGHT)),
  atNight(task('pictures', 'node tests/pictures/main.ts')),
  atNight(task('lighthouse', 'node tests/lighthouse/main.ts --every-layout')),
  atNight(task('chaos', 'node tests/chaos/main.ts')),
  atNight(task('mutants', 'node tests/nightly/mutants.ts', { env: { SEQUENCES: '100' } })),
];
