import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from './digest.ts';

/**
 * The inputs of bundles and pages other than the content: code, packages and tool settings. Deliberately
 * broader than the real dependencies: a key that is too broad costs time, but one that is too narrow
 * produces a wrong site.
 */
const CODE = [
  'src',
  'machines',
  'build',
  'public',
  'package.json',
  'package-lock.json',
  // The packages that are actually installed, as recorded by npm.
  'node_modules/.package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** The content: the build reads it and passes it on by value, as payloads and virtual modules. */
const CONTENT = /^src\/content\/(?:pages\/|navigation\.ts$|redirects\.ts$)/u;

/** Tests do not affect what visitors get; generated files are derived from the others. */
const NOT_CODE = /\.(?:test|gen)\.tsx?$|\/__snapshots__\//u;

/** Settings that Vite and its plugins take from the environment. */
const SETTINGS = /^(?:VITE_.*|NODE_ENV|BABEL_ENV|BROWSERSLIST.*)$/u;

/**
 * Identifies the project's code files and their contents.
 */
export interface Code {
  /** Changes with any code file, package, setting and the versions of Node and its libraries. */
  readonly digest: string;
  /** Whether it covers a file (absolute path). */
  has(file: string): boolean;
}

/**
 * @param root the project folder
 * @throws the file system's own error when a file cannot be read
 */
export function readCode(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Code {
  const dotEnv = readdirSync(root).filter((name) => /^\.(?:env|browserslistrc)/u.test(name));
  const files = [...CODE, ...dotEnv].flatMap((source) => filesOf(root, source)).filter(isCode);
  const settings = Object.entries(env).filter(([name]) => SETTINGS.test(name));
  const known = new Set(files);
  return {
    digest: digest(
      JSON.stringify([process.versions, process.platform, process.arch, settings.toSorted()]),
      ...files.flatMap((file) => [file, readFileSync(path.join(root, file))]),
    ),
    has: (file) => known.has(relative(root, file)),
  };
}

/** A digest of these files and folders only, for results that depend on no other code. */
export function digestOfSources(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => filesOf(root, source)).filter(isCode);
  return digest(
    JSON.stringify(process.versions),
    ...files.flatMap((file) => [file, readFileSync(path.join(root, file))]),
  );
}

const isCode = (file: string) => !CONTENT.test(file) && !NOT_CODE.test(file);

const relative = (root: string, file: string) =>
  path.relative(root, file).replaceAll(path.sep, '/');

/** Paths relative to the project folder, with `/` on every system; empty if there is no such file. */
function filesOf(root: string, source: string): string[] {
  const target = path.join(root, source);
  const stat = statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [source];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
