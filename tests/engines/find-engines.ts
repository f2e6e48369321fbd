import { spawnSync } from 'node:child_process';
import { aptGet, onPath } from '#tests/support/browser/browser.ts';

export type EngineName = 'firefox' | 'webkit';

interface Parts {
  readonly title: string;
  /** The variables that hold the paths of its programs, and the names of those programs. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** A command that only succeeds when everything is there, and prints the version. */
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
      `imports.gi.versions.WebKit2 = "4.1";
      const { WebKit2 } = imports.gi;
      print(["major", "minor", "micro"].map((part) => WebKit2[\`get_\${part}_version\`]()));`,
    ],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
};

/** The engines that are available, and why the others are not, one line each. */
export interface FoundEngines {
  readonly found: readonly { readonly name: EngineName; readonly version: string }[];
  readonly missing: readonly string[];
}

/**
 * Finds the engines besides Chromium, or installs them from Debian's packages, and exports the paths
 * of their programs to the processes that this one starts. A path that is already set is kept:
 * `FIREFOX_PATH` selects another Firefox. The result is in `ENGINES` (`namedEngines`).
 */
export function ensureEngines(env: NodeJS.ProcessEnv = process.env): FoundEngines {
  const found: { name: EngineName; version: string }[] = [];
  const missing: string[] = [];
  for (const name of ['firefox', 'webkit'] as const) {
    const { version, why = '' } = ensure(ENGINES[name], env);
    if (version === undefined) missing.push(`${ENGINES[name].title}: ${why}`);
    else found.push({ name, version });
  }
  env['ENGINES'] = found.map(({ name }) => name).join(',');
  return { found, missing };
}

/** The engines that this process, or the one that started it, has found; nothing is tried twice. */
export function namedEngines(env: NodeJS.ProcessEnv = process.env): readonly EngineName[] {
  const names = env['ENGINES']?.split(',');
  if (names === undefined) return ensureEngines(env).found.map(({ name }) => name);
  return (['firefox', 'webkit'] as const).filter((name) => names.includes(name));
}

/** @returns its version, or why the engine is not available */
function ensure(
  { programs, proof, packages }: Parts,
  env: NodeJS.ProcessEnv,
): { readonly version?: string; readonly why?: string } {
  if (process.platform !== 'linux') return { why: 'these checks drive it on Linux only' };
  const find = (): string | undefined => {
    for (const [variable, names] of Object.entries(programs)) {
      const file = (env[variable] ?? '') === '' ? onPath(names, env) : env[variable];
      if (file === undefined) return undefined;
      env[variable] = file;
    }
    const [command, ...args] = proof(env);
    const { status, stdout } = spawnSync(command, args, { env, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const present = find();
  if (present !== undefined) return { version: present };
  let said = '';
  for (const [command = '', ...args] of aptGet(...packages)) {
    const { error, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    said = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  }
  const version = find();
  if (version !== undefined) return { version };
  const names = packages.join(' ');
  return {
    why: `not found, and could not be installed; try \`apt-get install ${names}\` (${said})`,
  };
}
