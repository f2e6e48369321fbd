import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { spokenDuration } from './durations.ts';
import { endLeftovers, endProcessTree } from './end-process.ts';
import { QUIET_LIMIT } from '../limits.ts';
import { ROOT } from '../paths.ts';

export interface Finished {
  readonly code: number;
  /** Standard output and standard error, in the order received. */
  readonly output: string;
  /** Whether it was killed because it had been silent for too long. */
  readonly hung: boolean;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /**
   * Milliseconds of silence after which the process and its children are killed; a function if the
   * limit depends on what it is doing.
   */
  readonly silenceMs?: number | (() => number);
  /** A sign of life besides output: the process counts as silent while this value is unchanged. */
  readonly sign?: () => unknown;
  readonly onOutput?: (chunk: string) => void;
}

/** How long to wait for remaining output of a process that has exited, in milliseconds. */
const DRAIN_MS = 3_000;

/** The project's tools first, so that Node is the version in package.json and not the machine's. */
export const PROJECT_PATH = [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(
  path.delimiter,
);

const running = new Set<number>();

/** Kills everything that `runProcess` started and that is still running, for an interrupted run. */
export function endAllProcesses(): void {
  for (const pid of running) endProcessTree(pid);
}

/**
 * Runs a program to its end, however long it takes; one that is silent for too long is killed. A
 * program that cannot start or is killed by a signal ends with code 1.
 */
export function runProcess(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, silenceMs = QUIET_LIMIT, sign, onOutput }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    let hung = false;
    // Node warns when both NO_COLOR and FORCE_COLOR are set.
    const { NO_COLOR: _, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited, PATH: PROJECT_PATH, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate group, so that a tool's children end with it; on Windows it would open a window.
      detached: process.platform !== 'win32',
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);

    // Counted in ticks, not by the clock, so that a suspended machine does not count as silent.
    const limit = typeof silenceMs === 'number' ? () => silenceMs : silenceMs;
    const tick = Math.min(1_000, limit() / 10);
    let silentFor = 0;
    let last: unknown = sign?.();
    const timer = setInterval(() => {
      const now = sign?.();
      silentFor = now === last ? silentFor + tick : 0;
      last = now;
      if (silentFor < limit() || hung || pid === undefined) return;
      hung = true;
      chunks.push(`\n${command} was killed after ${spokenDuration(silentFor)} without output.\n`);
      endProcessTree(pid);
    }, tick);

    const end = (code: number) => {
      clearInterval(timer);
      if (pid !== undefined) running.delete(pid);
      // Some tools color their output in CI even when told not to.
      const output = stripVTControlCharacters(chunks.join(''));
      resolve({ code: hung ? 1 : code, output, hung });
    };
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        silentFor = 0;
        chunks.push(chunk);
        onOutput?.(chunk);
      });
    }
    child.on('error', (error) => {
      chunks.push(`${command} cannot be started: ${error.message}\n`);
      end(1);
    });
    child.on('exit', (code) => {
      clearInterval(timer);
      // Leftover processes in its group would disturb later checks.
      if (pid !== undefined) endLeftovers(pid);
      // Do not wait for a process that outlives it and holds its output open.
      const drained = setTimeout(() => {
        for (const stream of streams) stream.destroy();
      }, DRAIN_MS);
      child.once('close', () => {
        clearTimeout(drained);
        end(code ?? 1);
      });
    });
  });
}
