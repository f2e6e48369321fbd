import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';
import { SOURCES } from './copy-site.ts';

/** No build imports these. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//u.test(file);

it('copies every module that a build imports', () => {
  const files = SOURCES.flatMap((source) =>
    statSync(path.join(ROOT, source)).isDirectory()
      ? globSync(`${source}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !isTest(file))
      : source.endsWith('.ts')
        ? [source]
        : [],
  );
  const imported = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(/(?:from|import\() ?'#([^']+)'/gu)].map(([, module = '']) => module);
  });
  expect(files.length).toBeGreaterThan(500);
  const isCopied = (module: string) => SOURCES.some((source) => module.startsWith(`${source}/`));
  expect([...new Set(imported)].filter((module) => !isCopied(module))).toEqual([]);
});
