import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

/** What `npm ci` installs, as docs/dependencies.md requires. */

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const manifest = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as {
  packages: Readonly<Record<string, LockedPackage>>;
};

const FOLDER = 'node_modules/';
const nameOf = (location: string) => location.slice(location.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * Whether a package resolves another one where Node looks for it: in its own folder, then further up.
 */
function finds(location: string, name: string): boolean {
  const above = location.lastIndexOf(FOLDER);
  if (`${location === '' ? '' : `${location}/`}${FOLDER}${name}` in packages) return true;
  return location !== '' && finds(location.slice(0, Math.max(0, above - 1)), name);
}

it('has the binaries of every platform, so that it installs on each of them', () => {
  const missing = Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(location, name))
      .map((name) => `${nameOf(location)} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

it('runs install scripts only for packages that package.json lists by name', () => {
  const withScript = Object.entries(packages).flatMap(([location, { hasInstallScript }]) =>
    hasInstallScript === true ? [nameOf(location)] : [],
  );
  expect(new Set(withScript)).toEqual(new Set(Object.keys(manifest.allowScripts)));
});

it('pins every package in package.json to an exact version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
});
