import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** WebKitWebDriver on its own virtual screen. */
export interface WebKitDriver {
  readonly url: string;
  stop(): Promise<void>;
}

/** How long the two programs may take to start, in milliseconds. */
const START_LIMIT = 120_000;

/**
 * Starts Xvfb and WebKitWebDriver.
 * @param env has the paths of both (find-engines.ts)
 * @throws Error when one of them does not start
 */
export async function startWebKitDriver(
  env: NodeJS.ProcessEnv = process.env,
): Promise<WebKitDriver> {
  const screen = spawn(
    env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    ended(screen, 'Xvfb'),
  ])) as [Buffer];
  const port = await freePort();
  const program = spawn(
    env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver',
    [`--port=${String(port)}`],
    {
      stdio: 'ignore',
      env: {
        ...env,
        DISPLAY: `:${display.toString().trim()}`,
        // Otherwise each window waits for a session bus to start.
        GTK_A11Y: 'none',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    },
  );
  const url = `http://127.0.0.1:${String(port)}`;
  await Promise.race([answers(`${url}/status`), ended(program, 'WebKitWebDriver')]);
  return {
    url,
    async stop() {
      for (const child of [program, screen]) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
    },
  };
}

async function ended(child: ChildProcess, name: string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`${name} ended by itself with ${String(code)} instead of starting.`);
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + START_LIMIT;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > until) throw new Error(`Nothing answers at ${url}.`);
    await wait(50);
  }
}

/** WebKitWebDriver does not choose a port on its own. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
