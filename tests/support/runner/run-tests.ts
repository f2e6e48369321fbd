import { rmSync } from 'node:fs';
import { SILENCE_LIMIT } from '../limits.ts';
import type { Outcome } from './outcome.ts';
import { runProcess } from './run-process.ts';
import type { RunOptions } from './run-process.ts';
import { Tally } from './tally.ts';
import { EVENTS_VARIABLE, EventReader } from './test-events.ts';

/** Called while a check runs, with the number of finished tests and the total. */
export type OnProgress = (done: number, total: number) => void;

export interface TestRun {
  readonly command: string;
  /** Must load a reporter that writes events (test-events.ts). */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The file of events. */
  readonly events: string;
  /** Keeps the events of an earlier run of the same tests, which this run completes. */
  readonly continues?: boolean;
  readonly onProgress?: OnProgress;
  readonly silenceMs?: RunOptions['silenceMs'];
  /** Output that is not worth showing. */
  readonly noise?: RegExp;
}

/** How often the events are read, in milliseconds. */
const READ_EVERY = 500;

/** Runs a test runner and counts results from its events, so that none are lost however it ends. */
export async function runTests({
  command,
  args,
  env = {},
  cwd,
  events,
  continues = false,
  onProgress,
  silenceMs = SILENCE_LIMIT,
  noise,
}: TestRun): Promise<Outcome> {
  if (!continues) rmSync(events, { force: true });
  const reader = new EventReader(events);
  const tally = new Tally();
  const read = () => {
    for (const event of reader.next()) tally.add(event);
    const { done, total } = tally.progress;
    onProgress?.(done, total);
  };
  const timer = setInterval(read, READ_EVERY);
  const { code, output, hung } = await runProcess(command, args, {
    env: { ...env, [EVENTS_VARIABLE]: events },
    ...(cwd === undefined ? {} : { cwd }),
    silenceMs,
    sign: () => reader.length,
  }).finally(() => clearInterval(timer));
  read();
  const said = noise === undefined ? output : output.replaceAll(noise, '');
  return tally.conclude({ code, hung, output: said.replaceAll(/\n{3,}/gu, '\n\n') });
}

/** The outcome when every test passed before and none need be run. */
export function concludeWithoutRun(events: string): Outcome {
  const tally = new Tally();
  for (const event of new EventReader(events).next()) tally.add(event);
  return tally.conclude({ code: 0, output: '', hung: false });
}

/** The lines naming the tests that an earlier run has settled, for `--test-list-invert`. */
export function settledTests(events: string): string[] {
  const tally = new Tally();
  for (const event of new EventReader(events).next()) tally.add(event);
  return tally.settled().flatMap(({ listing }) => listing ?? []);
}
