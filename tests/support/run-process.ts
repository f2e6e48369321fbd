import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './paths.ts';

export interface Finished {
  readonly code: number;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Milliseconds after which the process and its children are ended. */
  readonly timeoutMs?: number;
}

const MINUTE = 60_000;

/** The project's tools first, so that Node is the version of package.json and not the machine's. */
export const PROJECT_PATH = [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(
  path.delimiter,
);

/** Runs a program to its end. A program that cannot start, or takes too long, ends with code 1. */
export function runProcess(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, timeoutMs = 20 * MINUTE }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    // Node warns of every process that is given both.
    const { NO_COLOR: _, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited, PATH: PROJECT_PATH, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a tool's children end with it.
      detached: true,
    });
    const end = (code: number) => {
      clearTimeout(timer);
      resolve({ code, output: chunks.join('') });
    };
    const timer = setTimeout(() => {
      chunks.push(`\n${command} was ended after ${String(timeoutMs / MINUTE)} minutes.\n`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('error', (error) => {
      chunks.push(`${command} cannot be started: ${error.message}\n`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
