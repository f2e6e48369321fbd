import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT_PATH, ROOT } from '../paths.ts';

export interface Finished {
  readonly code: number;
  /** Standard output and standard error, in the order received. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly onOutput?: (chunk: string) => void;
}

/** Runs a program to its end. One that cannot start or is killed by a signal ends with code 1. */
export function runProcess(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, onOutput }: RunOptions = {},
): Promise<Finished> {
  // Node warns when both NO_COLOR and FORCE_COLOR are set.
  const { NO_COLOR: _, ...inherited } = process.env;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...inherited, PATH: PROJECT_PATH, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += stripVTControlCharacters(chunk);
        onOutput?.(chunk);
      });
    }
    child.on('error', ({ message }) => {
      output += `${command} cannot be started: ${message}\n`;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
