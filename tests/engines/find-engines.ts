import { spawnSync } from 'node:child_process';
import { aptGet, onPath } from '#tests/support/browser/browser.ts';

export type EngineName = 'firefox' | 'webkit';

interface Parts {
  /** The variables that hold the paths of its programs, and the names of those programs. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** What GJS has to be able to import, if anything. */
  readonly library?: string;
  /** The names of their Debian packages. */
  readonly packages: readonly string[];
}

const ENGINES: Readonly<Record<EngineName, Parts>> = {
  firefox: {
    programs: { FIREFOX_PATH: ['firefox-esr', 'firefox'] },
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: {
      WEBKIT_DRIVER_PATH: ['WebKitWebDriver'],
      XVFB_PATH: ['Xvfb'],
      GJS_PATH: ['gjs'],
    },
    library: 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2;',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
};

/**
 * The engines besides Chromium: found, or installed from Debian's packages. The paths of their programs are
 * exported to the processes that this one starts, and so are the names (`ENGINES`), so that nothing is tried
 * twice. A path that is already set is kept: `FIREFOX_PATH` selects another Firefox.
 */
export function namedEngines(env: NodeJS.ProcessEnv = process.env): readonly EngineName[] {
  const names = env['ENGINES']?.split(',');
  const engines = (['firefox', 'webkit'] as const).filter((name) =>
    names === undefined ? isThere(name, env) : names.includes(name),
  );
  env['ENGINES'] = engines.join(',');
  return engines;
}

function isThere(name: EngineName, env: NodeJS.ProcessEnv): boolean {
  const { programs, library, packages } = ENGINES[name];
  const find = () => {
    for (const [variable, known] of Object.entries(programs)) {
      const file = (env[variable] ?? '') === '' ? onPath(known, env) : env[variable];
      if (file === undefined) return false;
      env[variable] = file;
    }
    if (library === undefined) return true;
    return spawnSync(env['GJS_PATH'] ?? 'gjs', ['-c', library], { env }).status === 0;
  };
  // The checks drive them on Linux only.
  if (process.platform === 'linux') {
    if (find()) return true;
    for (const [command = '', ...args] of aptGet(...packages)) {
      spawnSync(command, args, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
    if (find()) return true;
  }
  console.log(`skipped: ${name}, which needs \`apt-get install ${packages.join(' ')}\``);
  return false;
}
