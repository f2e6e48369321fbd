import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A server of this project in a process of its own, as its npm script starts it. */
export interface StartedServer {
  readonly process: ChildProcess;
  /** What it has said so far, on standard output and standard error. */
  output(): string;
  /**
   * Waits until it says something.
   * @returns the pattern's first group, or all that matched
   * @throws Error with what it said instead, when it ends first or takes more than two minutes
   */
  says(pattern: RegExp): Promise<string>;
  /** Waits for its end. @returns the exit code; null after a signal */
  ends(): Promise<number | null>;
  /** Kills it as a power cut would, unless it has ended. */
  kill(): Promise<void>;
}

const PATIENCE = 120_000;

/**
 * @param script `main`: the site with its receiver; `receiver-main`: the receiver alone
 * @param env its whole environment; the port is free unless PORT says otherwise
 */
export function startServer(
  script: 'main' | 'receiver-main',
  env: Readonly<Record<string, string>>,
): StartedServer {
  const child = spawn(process.execPath, [resolve(`server/${script}.ts`)], {
    env: { PORT: '0', ...env },
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
          settle(() => failed(new Error(`It never said ${String(pattern)}: ${output}`)));
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

/** What `receiver-main` says when it can be reached; the group is the address of the receiver. */
export const RECEIVER_AT = /^Enquiries of \S+ are taken at (\S+)$/mu;

/** What `main` says when it can be reached; the group is the address of the site. */
export const SITE_AT = /^The site is at (\S+)$/mu;
