import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { machines } from '#machines/index.ts';
import { ROOT } from '#tests/support/paths.ts';

/**
 * The seam between machines and the rest: every event that a machine takes has a sender, everything it
 * emits has a listener, every selector a reader. Full coverage of a machine cannot see it: a test sends
 * what no visitor ever could.
 */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sourcesIn = (glob: string) =>
  globSync(glob, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]|registry\.ts$/u.test(file))
    .map((file) => ({ file, text: read(file) }));

const charts = sourcesIn('machines/**/*.ts');
const host = sourcesIn('src/**/*.{ts,tsx}');
const hostText = host.map(({ text }) => text).join('\n');

/** What machines send to each other or to themselves; the lines that declare a union of types send nothing. */
const chartsSend = charts
  .map(({ text }) => text.replaceAll(/^\s*\|.*$/gmu, '').replaceAll(/readonly type: .*$/gmu, ''))
  .join('\n');

describe.each(machines)('$name', ({ machine }) => {
  const events = (machine.events as readonly string[]).filter(
    (type) => !type.startsWith('xstate.') && type !== '*',
  );

  it('is sent every event that it takes', () => {
    const unsent = events.filter(
      (type) => !hostText.includes(`'${type}'`) && !chartsSend.includes(`type: '${type}'`),
    );
    expect(unsent).toEqual([]);
  });
});

it('everything that a machine emits has a listener', () => {
  const emitted = charts.flatMap(({ text }) =>
    [...text.matchAll(/\bemit\((?:(?!\bemit\()[^;])*?type: '([A-Z.]+)'/gu)].map(
      ([, type = '']) => type,
    ),
  );
  expect(new Set(emitted).size).toBeGreaterThan(10);
  expect([...new Set(emitted)].filter((type) => !hostText.includes(`.on('${type}'`))).toEqual([]);
});

it('everything that a machine tells of its state has a reader', () => {
  const unread = charts
    .filter(({ file }) => /[\\/]index\.ts$/u.test(file))
    .flatMap(({ file, text }) => {
      const folder = path.dirname(file);
      const elsewhere =
        hostText +
        charts
          .filter((chart) => path.dirname(chart.file) !== folder)
          .map((chart) => chart.text)
          .join('\n');
      const names = [
        ...[...text.matchAll(/^export function (\w+)/gmu)].map(([, name = '']) => name),
        ...[...text.matchAll(/^export \{([^}]*)\}/gmu)].flatMap(([, list = '']) =>
          list
            .split(',')
            .map((name) => name.trim())
            .filter((name) => /^(?:select|is|may|can|has)[A-Z]\w*$/u.test(name)),
        ),
      ];
      return names
        .filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(elsewhere))
        .map((name) => `${name} (${folder})`);
    });
  expect(unread).toEqual([]);
});
