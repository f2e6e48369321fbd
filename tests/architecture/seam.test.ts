import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { machines } from '#machines/index.ts';
import { ROOT } from '#tests/support/paths.ts';

/**
 * The interface between machines and the app: every event that a machine handles has a sender,
 * every event it emits has a listener, and every selector is used. Full coverage of a machine
 * cannot show this, because tests can send events that no visitor could.
 */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const sourcesIn = (glob: string) =>
  globSync(glob, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]|registry\.ts$/u.test(file))
    .map((file) => ({ file, text: read(file) }));

const charts = sourcesIn('machines/**/*.ts');
const host = sourcesIn('src/**/*.{ts,tsx}');
const hostText = host.map(({ text }) => text).join('\n');

/**
 * What machines send to each other or to themselves, without the lines that declare event types.
 */
const chartsSend = (folders: readonly string[]) =>
  charts
    .filter(({ file }) => folders.includes(path.basename(path.dirname(file))))
    .map(({ text }) => text.replaceAll(/^\s*\|.*$/gmu, '').replaceAll(/readonly type: .*$/gmu, ''))
    .join('\n');

/** The name under which the root knows a machine's actor, by the machine's folder. */
const ACTORS: Readonly<Record<string, string>> = {
  'contact-form': 'contactForm',
  'offline-library': 'library',
};
const actorOf = (file: string) => {
  const folder = path.basename(path.dirname(file));
  return ACTORS[folder] ?? folder;
};

/** Everything that machines emit, with the name of the actor in front, as the root relays it. */
const emitted = charts.flatMap(({ file, text }) =>
  [...text.matchAll(/\bemit\((?:(?!\bemit\()[^;])*?type: '([A-Z.]+)'/gu)].map(([, type = '']) => ({
    actor: actorOf(file),
    type,
  })),
);
const relayed = new Set(emitted.map(({ actor, type }) => `${actor}.${type}`));
const root = charts.find(({ file }) => file.endsWith('app.machine.ts'))?.text ?? '';

/** Machines that share the folder of another. */
const FOLDERS: Readonly<Record<string, string>> = { draft: 'contact-form' };

/** Files of the app that know a machine, by the folder that they import it from, and their hooks beside them. */
function hostOf(folder: string): string {
  const knowing = host.filter(({ text }) => text.includes(`#machines/${folder}/`));
  const imports = (from: (typeof host)[number], to: (typeof host)[number]) =>
    path.dirname(from.file) === path.dirname(to.file) &&
    from.text.includes(`'./${path.basename(to.file)}'`);
  return host
    .filter((file) =>
      knowing.some((one) => one === file || imports(one, file) || imports(file, one)),
    )
    .map(({ text }) => text)
    .join('\n');
}

describe.each(machines)('$name', ({ name, machine }) => {
  // Several widgets have events of the same name: only a view of this one counts as its sender.
  const folder = FOLDERS[name] ?? name;
  const ownHost = name === 'app' ? hostText : hostOf(folder);
  const ownCharts = chartsSend([folder, 'app']);
  const events = (machine.events as readonly string[]).filter(
    (type) => !type.startsWith('xstate.') && type !== '*',
  );

  it('has a sender for every event that it handles', () => {
    const unsent = events.filter(
      (type) =>
        !relayed.has(type) &&
        !ownHost.includes(`'${type}'`) &&
        !ownCharts.includes(`type: '${type}'`),
    );
    expect(unsent).toEqual([]);
  });
});

it('every event that a machine emits has a listener', () => {
  expect(relayed.size).toBeGreaterThan(10);
  const unheard = emitted
    .filter(
      ({ actor, type }) =>
        !hostText.includes(`.on('${type}'`) && !root.includes(`'${actor}.${type}'`),
    )
    .map(({ actor, type }) => `${actor}.${type}`);
  expect([...new Set(unheard)]).toEqual([]);
});

it('every selector that a machine exports is used', () => {
  const unread = charts.flatMap(({ file, text }) => {
    const folder = path.dirname(file);
    const others = charts.filter((chart) => path.dirname(chart.file) !== folder);
    const elsewhere = [hostText, ...others.map((chart) => chart.text)].join('\n');
    return [...text.matchAll(/^export (?:const|function) (select\w+)/gmu)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(elsewhere));
  });
  expect(unread).toEqual([]);
});
