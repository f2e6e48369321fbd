import { spawnSync } from 'node:child_process';
import { aptGet, onPath } from '#tests/support/browser/browser.ts';

export type EngineName = 'firefox' | 'webkit';

interface Parts {
  readonly title: string;
  /** The variables that hold the paths of its programs, and the names of those programs. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** A command that only succeeds when everything is there. */
  readonly proof: (env: NodeJS.ProcessEnv) => readonly [string, ...string[]];
  /** The names of their Debian packages. */
  readonly packages: readonly string[];
}

const ENGINES: Readonly<Record<EngineName, Parts>> = {
  firefox: {
    title: 'Firefox',
    programs: { FIREFOX_PATH: ['firefox-esr', 'firefox'] },
    proof: (env) => [env['FIREFOX_PATH'] ?? '', '--version'],
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKitGTK',
    programs: {
      WEBKIT_DRIVER_PATH: ['WebKitWebDriver'],
      XVFB_PATH: ['Xvfb'],
      GJS_PATH: ['gjs'],
    },
    proof: (env) => [
      env['GJS_PATH'] ?? '',
      '-c',
      'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2',
    ],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
};

/** The engines that are available, and why the others are not, one line each. */
export interface FoundEngines {
  readonly found: readonly EngineName[];
  readonly missing: readonly string[];
}

/**
 * Finds the engines besides Chromium, or installs them from Debian's packages, and exports the paths
 * of their programs to the processes that this one starts. A path that is already set is kept:
 * `FIREFOX_PATH` selects another Firefox. The result is in `ENGINES` (`namedEngines`).
 */
export function ensureEngines(env: NodeJS.ProcessEnv = process.env): FoundEngines {
  const found: EngineName[] = [];
  const missing: string[] = [];
  for (const name of ['firefox', 'webkit'] as const) {
    const why = ensure(ENGINES[name], env);
    if (why === undefined) found.push(name);
    else missing.push(`${ENGINES[name].title}: ${why}`);
  }
  env['ENGINES'] = found.join(',');
  return { found, missing };
}

/** The engines that this process, or the one that started it, has found; nothing is tried twice. */
export function namedEngines(env: NodeJS.ProcessEnv = process.env): readonly EngineName[] {
  const names = env['ENGINES']?.split(',');
  if (names === undefined) return ensureEngines(env).found;
  return (['firefox', 'webkit'] as const).filter((name) => names.includes(name));
}

/** @returns why the engine is not available, or undefined */
function ensure({ programs, proof, packages }: Parts, env: NodeJS.ProcessEnv): string | undefined {
  if (process.platform !== 'linux') return 'these checks drive it on Linux only';
  const isThere = () => {
    for (const [variable, names] of Object.entries(programs)) {
      const file = (env[variable] ?? '') === '' ? onPath(names, env) : env[variable];
      if (file === undefined) return false;
      env[variable] = file;
    }
    const [command, ...args] = proof(env);
    return spawnSync(command, args, { env }).status === 0;
  };
  if (isThere()) return undefined;
  let said = '';
  for (const [command = '', ...args] of aptGet(...packages)) {
    const { error, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    said = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  }
  if (isThere()) return undefined;
  return `not found, and could not be installed; try \`apt-get install ${packages.join(' ')}\` (${said})`;
}
