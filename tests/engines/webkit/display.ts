import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

// A folder, which only `require` finds.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote.js');

/** How long WebKitWebDriver may take to start, in milliseconds. */
const START_LIMIT = 120_000;

/**
 * Starts Xvfb: a virtual screen for all windows.
 * @param env has the path of Xvfb (find-engines.ts)
 * @returns its name (`DISPLAY`), and what stops it
 */
export async function startScreen(env: NodeJS.ProcessEnv = process.env) {
  const screen = spawn(
    env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = once(screen, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`Xvfb ended by itself with ${String(code)} instead of starting.`);
  });
  const [display] = (await Promise.race([once(screen.stdio[3] as Readable, 'data'), failed])) as [
    Buffer,
  ];
  failed.catch(() => undefined);
  return {
    display: `:${display.toString().trim()}`,
    async stop() {
      screen.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts WebKitWebDriver on a screen. It drives one window. */
export async function startWebKitDriver(display: string, env: NodeJS.ProcessEnv = process.env) {
  const driver = new DriverService.Builder(env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver')
    .setHostname('127.0.0.1')
    .setEnvironment({
      ...(env as Record<string, string>),
      DISPLAY: display,
      // Otherwise each window waits for a session bus to start.
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  return { url: await driver.start(START_LIMIT), stop: () => driver.kill() };
}
