import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '#server/testing/free-ports.ts';
import { systemProgram } from '#server/testing/system-program.ts';

const HAPROXY = systemProgram('haproxy');

/** Whether this machine has HAProxy (Debian: `apt-get install haproxy`). */
export const hasBalancer = HAPROXY !== undefined;

export interface Balancer {
  readonly url: string;
  /** Waits until it counts a server as working. */
  untilUp(port: number): Promise<void>;
  close(): Promise<void>;
}

/** How long HAProxy may take to notice, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * HAProxy in front of servers on this machine, checked as docs/operations.md recommends. Its requests take turns:
 * all come from one address, which `balance source` would keep on one server.
 * @throws Error where it is not installed: see `hasBalancer`
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  if (HAPROXY === undefined) throw new Error('There is no HAProxy on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const [front = 0, status = 0] = await freePorts(2);
  writeFileSync(file, configuration(front, status, ports));
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  const isUp = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${status}/;csv`).catch(() => undefined);
    const lines = (await answer?.text())?.split('\n') ?? [];
    return lines.some((line) => line.startsWith(`receivers,at-${port},`) && /,UP,/u.test(line));
  };
  const untilUp = async (port: number) => {
    const end = performance.now() + PATIENCE_MS;
    while (!(await isUp(port))) {
      if (child.exitCode !== null || performance.now() > end) {
        throw new Error(`HAProxy does not reach the server on port ${port}: ${said}`);
      }
      await sleep(50);
    }
  };
  for (const port of ports) await untilUp(port);
  return {
    url: `http://127.0.0.1:${front}`,
    untilUp,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * A request that one server did not answer is retried on another: enquiries have keys, so one that
 * did arrive is not stored twice.
 */
const configuration = (front: number, status: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 20s
  retries 5
  option redispatch 1
  retry-on conn-failure empty-response
frontend visitors
  bind 127.0.0.1:${front}
  default_backend receivers
frontend status
  bind 127.0.0.1:${status}
  stats enable
  stats uri /
backend receivers
  balance roundrobin
  option httpchk GET /livez
  default-server check inter 200ms fall 1 rise 1
${ports.map((port) => `  server at-${port} 127.0.0.1:${port}`).join('\n')}
`;
