import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './paths.ts';

/**
 * Finds a Chromium for Playwright and Lighthouse, and gets one where there is none: `npm test` works
 * on a machine that has Node and nothing else.
 */

/** No browser was found, none could be installed. The message says how to mend it. */
export class BrowserError extends Error {
  override readonly name = 'BrowserError';
}

/** Names under which systems install it, in the order of preference. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The executable of an installed Chromium, or undefined. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw new BrowserError(
      `CHROMIUM_PATH is "${given}", but there is no program there. Mend it or leave it unset.`,
    );
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    isExecutable,
  );
}

/**
 * Finds a Chromium or installs one: Playwright's own, else the system's package.
 * @throws BrowserError when neither can be had
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium here: installing one.');
  const tries: string[] = [];
  for (const [command, ...args] of installers()) {
    if (command === undefined) continue;
    const line = [command, ...args].join(' ');
    const result = spawnSync(command, args, {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findBrowser();
    if (installed !== undefined) return installed;
    const said = `${result.stdout}${result.stderr}`.trim().split('\n').at(-1) ?? '';
    tries.push(`  ${line}: ${result.error?.message ?? said}`);
  }
  throw new BrowserError(
    `No Chromium was found and none could be installed:\n${tries.join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Package installation needs root, or sudo that asks no password. */
export function aptGet(...packages: string[]): string[][] {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    [...prefix, 'apt-get', 'update'],
    [...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ];
}

const installers = (): string[][] => [
  [path.join(ROOT, 'node_modules/.bin/playwright'), 'install', 'chromium'],
  ...aptGet('chromium'),
];

/**
 * Flags for a machine that only runs checks: quiet on the network, no graphics card. Chromium cannot
 * use its sandbox as root, which is what containers usually are.
 */
export function browserFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
