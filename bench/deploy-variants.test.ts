import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';
import { DEPLOYS, MEANWHILE } from './deploy-variants.ts';

it.each(DEPLOYS)('$name: every edit finds what it replaces', ({ edits }) => {
  const texts = new Map<string, string>();
  const read = (file: string) => texts.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  for (const { file, replace, copyOf } of [...MEANWHILE, ...edits]) {
    if (copyOf !== undefined) texts.set(file, read(copyOf));
    if (replace === undefined) continue;
    expect(read(file), file).toContain(replace[0]);
    texts.set(file, read(file).replace(...replace));
  }
});
