import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';

/** A server started for measurement. */
export interface Started {
  readonly url: string;
  /** How long it took to accept requests, in ms. */
  readonly startMs: number;
  /** Its output so far, including any errors. */
  output(): string;
  /** Current and peak resident memory, in bytes; undefined where the system does not report it. */
  memory(): { readonly now: number; readonly most: number } | undefined;
  stop(): Promise<void>;
}

/** How long a server may take to start, in ms. */
const PATIENCE = 60_000;

/**
 * Starts a server and waits until it responds.
 * @param urlOf finds its URL in its output, or knows it
 * @throws Error with its output when it exits or does not answer in a minute
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  urlOf: (output: string) => string | undefined,
): Promise<Started> {
  const began = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  }
  const gone = once(child, 'exit').catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  for (;;) {
    const url = urlOf(said);
    if (url !== undefined && (await answers(url))) {
      const startMs = performance.now() - began;
      return { url, startMs, output: () => said, memory: () => memoryOf(child), stop };
    }
    if (hasEnded(child) || performance.now() - began > PATIENCE) {
      await stop();
      throw new Error(`${command} did not start:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, 5));
  }
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

function memoryOf({ pid }: ChildProcess) {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    const bytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'mu').exec(status)?.[1]) * 1024;
    return { now: bytes('VmRSS'), most: bytes('VmHWM') };
  } catch {
    return undefined;
  }
}
