import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

export interface FoundMachine {
  /** Its export name, or its id if it is the default export. */
  readonly name: string;
  /** The module, relative to the project. */
  readonly file: string;
  readonly machine: AnyStateMachine;
}

export interface Found {
  readonly machines: readonly FoundMachine[];
  /** Modules that could not be loaded, and why. */
  readonly failures: readonly { readonly file: string; readonly reason: string }[];
}

const SOURCES = '**/*.{js,mjs,ts,mts}';
const SKIPPED = /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/u;
/** Copies of the sources, unless they are named. */
const BUILT = /(?:^|[\\/])(?:dist|build|coverage)(?:[\\/]|$)/u;
const TESTS = /\.(?:test|spec|d)\.[cm]?[jt]s$/u;
const MAKES_MACHINES = /\bcreateMachine\s*\(/u;

/** Duck typing, since the project may have its own copy of XState. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  'config' in value &&
  'getInitialSnapshot' in value &&
  typeof (value as AnyStateMachine).getStateNodeById === 'function';

/**
 * Loads every module of a project that creates machines, and collects the exported ones. Loading a
 * module runs it: a module that starts a server on import would do so.
 * @param project the project's folder
 * @param patterns which modules, as globs; by default all that call
 *   `createMachine`, except built ones
 */
export async function findMachines(project: string, patterns?: readonly string[]): Promise<Found> {
  const machines: FoundMachine[] = [];
  const failures: { file: string; reason: string }[] = [];
  const seen = new Set<unknown>();
  const files = new Set<string>();
  for (const pattern of patterns ?? [SOURCES]) {
    for await (const file of glob(pattern, { cwd: project })) {
      if (SKIPPED.test(file) || TESTS.test(file)) continue;
      if (patterns === undefined && BUILT.test(file)) continue;
      files.add(file);
    }
  }
  for (const file of [...files].toSorted()) {
    const whole = path.resolve(project, file);
    if (!MAKES_MACHINES.test(await readFile(whole, 'utf8'))) continue;
    try {
      const module = (await import(pathToFileURL(whole).href)) as Record<string, unknown>;
      for (const [key, value] of Object.entries(module)) {
        if (!isMachine(value) || seen.has(value)) continue;
        seen.add(value);
        machines.push({ name: key === 'default' ? value.id : key, file, machine: value });
      }
    } catch (error) {
      failures.push({ file, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { machines, failures };
}
