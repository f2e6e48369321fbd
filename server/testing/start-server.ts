import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { COMPILED } from '#tests/support/compiled.ts';

/** A server of this project in a separate process, started as its npm script starts it. */
export interface StartedServer {
  readonly process: ChildProcess;
  /** Its output so far, from standard output and standard error. */
  output(): string;
  /**
   * Waits for matching output.
   * @returns the pattern's first group, or the whole match
   * @throws Error with its actual output if it exits first or takes more than two minutes
   */
  says(pattern: RegExp): Promise<string>;
  /** Waits for it to exit. @returns the exit code; null after a signal */
  ends(): Promise<number | null>;
  /** Kills it abruptly, like a power cut, unless it has exited. */
  kill(): Promise<void>;
}

const PATIENCE = 120_000;

/**
 * @param script `main`: the site with its receiver; `receiver-main`: the standalone receiver
 * @param env its entire environment; it gets a free port unless PORT is set, and compiled modules
 */
export function startServer(
  script: 'main' | 'receiver-main',
  env: Readonly<Record<string, string>>,
): StartedServer {
  const child = spawn(process.execPath, [resolve(`server/${script}.ts`)], {
    env: { ...COMPILED, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      for (const listener of heard) listener();
    });
  }
  // "close" comes after the last output, "exit" may come before it.
  const closed = once(child, 'close').then(() => undefined);
  return {
    process: child,
    output: () => output,
    says: (pattern) =>
      new Promise((found, failed) => {
        const settle = (end: () => void) => {
          clearTimeout(timer);
          heard.delete(look);
          end();
        };
        const fail = () =>
          settle(() => failed(new Error(`Its output never matched ${String(pattern)}: ${output}`)));
        const look = () => {
          const match = pattern.exec(output);
          if (match) settle(() => found(match[1] ?? match[0]));
        };
        const timer = setTimeout(fail, PATIENCE);
        heard.add(look);
        void closed.then(fail);
        look();
      }),
    ends: () => closed.then(() => child.exitCode),
    kill: () => {
      child.kill('SIGKILL');
      return closed;
    },
  };
}

/** What `receiver-main` prints when it is ready; the group is the receiver's URL. */
export const RECEIVER_AT = /^Accepting enquiries from \S+ at (\S+)$/mu;

/** What `main` prints when it is ready; the group is the site's URL. */
export const SITE_AT = /^The site is at (\S+)$/mu;
