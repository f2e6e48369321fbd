import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/**
 * Syntax that the Windows shell lacks: variables before or in a command, `exec`, single quotes,
 * semicolon lists, substitution, globs.
 */
const POSIX_ONLY = /^\w+=|\$|\bexec\b|['`;*]|(?<!&)&(?!&)/u;

it.each(Object.entries(scripts))(
  'npm run %s is a command that every shell understands',
  (_, script) => {
    for (const command of script.split(' && ')) expect(command).not.toMatch(POSIX_ONLY);
  },
);
