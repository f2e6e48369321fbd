import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../paths.ts';

/**
 * Finds a Chromium for Playwright and Lighthouse, and installs one if there is none, so that `npm
 * test` works on a machine that has only Node.
 *
 * Chromium comes in two forms. The full browser maintains complete windows even when headless; the
 * headless shell has the same engine and opens a page in a fifth of the time. Most checks use the
 * shell; Lighthouse and features that the shell lacks (installing a site) use the full browser.
 * Without a shell, the full browser does everything.
 */
export interface Browsers {
  /** The full browser's executable. */
  readonly whole: string;
  /** The headless shell's executable, or the full browser's if there is no shell. */
  readonly shell: string;
}

/** Names under which systems install it, in order of preference. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const SYSTEM_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Finds or installs both executables, and exports them as `CHROMIUM_PATH` and `CHROMIUM_SHELL_PATH`
 * to the programs that this one starts. If `CHROMIUM_PATH` is already set, only that browser is
 * used.
 * @throws Error that says how to fix it when there is none and none can be installed
 */
export function ensureBrowsers(env: NodeJS.ProcessEnv = process.env): Browsers {
  const isGiven = (env['CHROMIUM_PATH'] ?? '') !== '';
  const whole = ensureBrowser();
  const shell = given('CHROMIUM_SHELL_PATH', env) ?? (isGiven ? whole : (findShell(env) ?? whole));
  Object.assign(env, { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: shell });
  return { whole, shell };
}

/** The program that a variable names. */
function given(variable: string, env: NodeJS.ProcessEnv): string | undefined {
  const file = env[variable] ?? '';
  if (file === '' || isExecutable(file)) return file === '' ? undefined : file;
  throw new Error(
    `${variable} is "${file}", but there is no program there. Fix it or leave it unset.`,
  );
}

/** Playwright keeps the shell next to its browser; systems install it as a separate program. */
function findShell(env: NodeJS.ProcessEnv): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return shellBeside(own);
  return onPath(SYSTEM_SHELLS, env);
}

/** `…/chromium-1234/chrome-linux/chrome` → `…/chromium_headless_shell-1234/…/headless_shell`. */
function shellBeside(browser: string): string | undefined {
  const revision = /^(.*)chromium-(\d+)(?:$|[/\\])/u.exec(browser);
  if (revision === null) return undefined;
  const folder = `${revision[1] ?? ''}chromium_headless_shell-${revision[2] ?? ''}`;
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /headless[-_]shell(?:\.exe)?$/u.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .find(isExecutable);
}

/** The first program with one of these names in the folders of `PATH`. */
export const onPath = (names: readonly string[], env: NodeJS.ProcessEnv): string | undefined => {
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
};

/** The executable of an installed Chromium, or undefined. */
function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = chromium.executablePath();
  return given('CHROMIUM_PATH', env) ?? (existsSync(own) ? own : onPath(SYSTEM_NAMES, env));
}

/**
 * Finds a Chromium or installs one: Playwright's own, or else the system package.
 * @throws Error that says how to fix it when neither is possible
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium found; installing one.');
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
  throw new Error(
    `No Chromium was found and none could be installed:\n${tries.join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Package installation needs root, or sudo without a password. */
export function aptGet(...packages: string[]): string[][] {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    [...prefix, 'apt-get', 'update'],
    [...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ];
}

const installers = (): string[][] => [
  [path.join(ROOT, 'node_modules/.bin/playwright'), 'install', 'chromium'],
  // The shell is a separate package; fall back to the browser alone where a release lacks it.
  ...aptGet('chromium', 'chromium-headless-shell'),
  ...aptGet('chromium'),
];

/**
 * Flags for a machine that only runs checks: no background network traffic, no GPU. Chromium cannot
 * use its sandbox as root, which is the usual user in containers.
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
