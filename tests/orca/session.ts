import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { startBrowser } from './browsers.ts';
import type { BrowserName } from './browsers.ts';
import { startSpeech } from './speech.ts';
import type { Speech } from './speech.ts';

/** A virtual desktop with Orca and a browser. */
export interface Session {
  readonly speech: Speech;
  /** Presses a key, with its modifiers before it: `ctrl+l`. */
  press(key: string): Promise<void>;
  type(words: string): Promise<void>;
  stop(): Promise<void>;
}

/** How long a program may take to start, in milliseconds. */
const START_LIMIT = 120_000;

/** Read by GNOME programs instead of a settings service. */
const SETTINGS = `[org/gnome/desktop/interface]
toolkit-accessibility=true

[org/gnome/desktop/a11y/applications]
screen-reader-enabled=true
`;

/** Orca's defaults, except for key echo, which would also speak each typed letter. */
const ORCA_SETTINGS = 'import orca.settings\norca.settings.enableKeyEcho = False\n';

/**
 * Starts a screen (Xvfb), a session bus, a window manager, Orca and a browser with a new profile. Orca's
 * synthesizer is replaced by one that records (speech.ts).
 * @throws Error with the output of the programs when one does not start
 */
export async function startSession(browser: BrowserName): Promise<Session> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-orca-'));
  const inFolder = (name: string) => path.join(folder, name);
  for (const name of ['config/glib-2.0/settings', 'data/orca', 'cache', 'run']) {
    mkdirSync(inFolder(name), { recursive: true, mode: 0o700 });
  }
  writeFileSync(inFolder('config/glib-2.0/settings/keyfile'), SETTINGS);
  writeFileSync(inFolder('data/orca/orca-customizations.py'), ORCA_SETTINGS);
  const speech = await startSpeech(folder);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    LANG: 'C.UTF-8',
    HOME: folder,
    XDG_CONFIG_HOME: inFolder('config'),
    XDG_DATA_HOME: inFolder('data'),
    XDG_CACHE_HOME: inFolder('cache'),
    XDG_RUNTIME_DIR: inFolder('run'),
    XDG_SESSION_TYPE: 'x11',
    GSETTINGS_BACKEND: 'keyfile',
    GNOME_ACCESSIBILITY: '1',
    SPEECHD_ADDRESS: speech.address,
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const children: ChildProcess[] = [];
  const log = openSync(inFolder('log.txt'), 'a');
  const start = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { env, stdio: ['ignore', log, log] });
    children.push(child);
    return child;
  };
  /** Starts a program that writes its address to its fourth file descriptor. */
  const startReachable = async (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { env, stdio: ['ignore', log, log, 'pipe'] });
    children.push(child);
    const [at] = (await inTime(once(child.stdio[3] as Readable, 'data'), command)) as [Buffer];
    return at.toString().trim();
  };
  const inTime = async <T>(work: Promise<T>, what: string): Promise<T> => {
    const late = new AbortController();
    const limit = wait(START_LIMIT, undefined, { signal: late.signal }).then(() => {
      throw new Error(`${what} did not start:\n${readFileSync(inFolder('log.txt'), 'utf8')}`);
    });
    try {
      return await Promise.race([work, limit]);
    } finally {
      late.abort();
      limit.catch(() => {});
    }
  };
  const run = async (command: string, ...args: string[]) => {
    await once(start(command, args), 'exit');
    children.pop();
  };
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
    await speech.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  };

  try {
    const screen = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
    env['DISPLAY'] = `:${await startReachable('Xvfb', screen)}`;
    const bus = ['--session', '--nofork', '--print-address=3'];
    env['DBUS_SESSION_BUS_ADDRESS'] = await startReachable('dbus-daemon', bus);
    start('openbox', []);
    const orcaLog = process.env['ORCA_LOG'];
    const logged = orcaLog === undefined ? [] : ['--debug-file', orcaLog];
    start('orca', ['--replace', '--disable', 'braille', ...logged]);
    await inTime(speech.connected, 'Orca');
    await speech.quiet(1_000);
    start(...startBrowser(browser, inFolder('profile')));
    // The browser has a window once its name can be found; only then do keys arrive.
    await inTime(
      run('xdotool', 'search', '--sync', '--onlyvisible', '--name', 'Firefox|Chromium'),
      browser,
    );
    await speech.quiet(3_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    speech,
    press: (key) => run('xdotool', 'key', '--clearmodifiers', key),
    type: (words) => run('xdotool', 'type', '--delay', '40', words),
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const cut = setTimeout(() => child.kill('SIGKILL'), 8_000);
  await exited;
  clearTimeout(cut);
}
