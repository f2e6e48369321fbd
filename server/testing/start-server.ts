import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPILED } from '#tests/support/compiled.ts';
import { PROJECT_PATH, ROOT } from '#tests/support/paths.ts';

const PATIENCE_MS = 120_000;

/**
 * Starts a server of this project in a separate process, as its npm script does.
 * @param script `main`: the site with its receiver; `receiver-main`: the standalone receiver, and
 *   `testing/fast-receiver` that with faster retries
 * @param env its entire environment; it gets a free port unless PORT is set, and compiled modules
 */
export function startServer(
  script: 'main' | 'receiver-main' | 'testing/fast-receiver',
  env: Readonly<Record<string, string>>,
) {
  const flags = ['--max-semi-space-size=2', '--import', './server/requirements.js'];
  const child = spawn('node', [...flags, `server/${script}.ts`], {
    cwd: ROOT,
    env: { ...COMPILED, PATH: PROJECT_PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  let hasEnded = false;
  // "close" comes after the last output, "exit" may come before it.
  const closed = once(child, 'close').then(() => void (hasEnded = true));
  return {
    process: child,
    /** Its output so far, from standard output and standard error. */
    output: () => output,
    /**
     * Waits for matching output.
     * @returns the pattern's first group, or the whole match
     * @throws Error with its actual output if it exits first or takes more than two minutes
     */
    async says(pattern: RegExp): Promise<string> {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[1] ?? match[0];
        if (hasEnded || performance.now() > end) {
          throw new Error(`Its output never matched ${String(pattern)}: ${output}`);
        }
        await Promise.race([sleep(5), closed]);
      }
    },
    /** Waits for it to exit. @returns the exit code; null after a signal */
    ends: () => closed.then(() => child.exitCode),
    /** Kills it abruptly, like a power cut, unless it has exited. */
    kill: () => {
      child.kill('SIGKILL');
      return closed;
    },
  };
}

export type StartedServer = ReturnType<typeof startServer>;

/** What `receiver-main` prints when it is ready; the group is the receiver's URL. */
export const RECEIVER_AT = /^Accepting enquiries from \S+ at (\S+)$/mu;

/** What `main` prints when it is ready; the group is the site's URL. */
export const SITE_AT = /^The site is at (\S+)$/mu;
