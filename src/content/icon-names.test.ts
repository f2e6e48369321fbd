import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './schema/icon-names.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Sources that may use an icon: content and views, but not tests or the list itself. */
const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
  .filter(({ name }) => !/\.test\.tsx?$|\.css\.ts$/u.test(name) && name !== 'icon-names.ts')
  .filter(({ parentPath }) => !/\/(?:art|design-page|design)(?:\/|$)/u.test(parentPath))
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join('\n')
  // Some picture motifs have the same names.
  .replaceAll(/motifs: \[[^\]]*\]/gu, '');

it('every icon in the sprite is used, since each costs every visitor bytes', () => {
  const idle = ICON_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`, 'u').test(sources));
  expect(idle, 'remove these from src/content/schema/icon-names.ts').toEqual([]);
});

it('the list contains each name once', () => {
  expect([...ICON_NAMES]).toEqual([...new Set(ICON_NAMES)]);
});
