import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, VARIABLES } from './settings.ts';
import { testFolder } from './testing/for-test.ts';

/** The files in `deploy/` and docs/operations.md, as far as they can be checked statically. */
const read = (file: string) => readFileSync(resolve(file), 'utf8');

/** Variables read by other programs: the build, Node, and the shell in an example. */
const OTHERS = ['ENQUIRY_ENDPOINT', 'NODE_COMPILE_CACHE', 'NODE_ENV', 'TLS'];

it('the example environment file, including its commented lines, sets variables that the server accepts', () => {
  const lines = read('deploy/env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gmu);
  const env = Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
  expect(Object.keys(env).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(readSettings(env).delivery.mail).toMatchObject({ port: 465 });
});

it.each([
  ['deploy/Containerfile', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
  ['deploy/compose.yaml', /^\s+([A-Z_]+): /gmu],
  ['deploy/compose.postgres.yaml', /^\s+(?!POSTGRES_)([A-Z_]+): /gmu],
  ['deploy/hause.service', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
  ['deploy/hause-backup.service', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
  ['deploy/hause-enquiries', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
  ['docs/operations.md', /`([A-Z]+_[A-Z_]+)`/gu],
])('every variable in %s is one that the server reads', (file, pattern) => {
  const names = [...read(file).matchAll(pattern)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => ![...VARIABLES, ...OTHERS].includes(name))).toEqual([]);
});

it('the server reads no undocumented variable', () => {
  const texts = read('docs/operations.md');
  expect(VARIABLES.filter((name) => !texts.includes(`\`${name}\``))).toEqual([]);
});

it('the image copies existing files, and none that its ignore file excludes', () => {
  const copied = [...read('deploy/Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gmu)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => !source.startsWith('dist'));
  expect(copied.filter((source) => !existsSync(resolve(source)))).toEqual([]);
  const kept = read('deploy/Containerfile.dockerignore').split('\n');
  expect(copied.filter((source) => !kept.includes(`!${source}`))).toEqual([]);
});

it('services, image and scripts start the server with the same flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const { preview = '' } = scripts;
  expect(read('deploy/hause.service')).toContain(`\nExecStart=/usr/bin/${preview}\n`);
  expect(read('deploy/Containerfile').replaceAll('", "', ' ')).toContain(`\nCMD ["${preview}"]\n`);
});

it.each(['deploy/hause.service', 'deploy/hause-backup.service', 'deploy/hause-enquiries'])(
  '%s uses the data folder and the cache of the service',
  (file) => {
    expect(read(file)).toMatch(/DATA_DIR=\/var\/lib\/hause\s/u);
    expect(read(file)).toMatch(/NODE_COMPILE_CACHE=\/var\/cache\/hause\s/u);
  },
);

it('old backups are deleted before a backup needs their space, except the newest', () => {
  const unit = read('deploy/hause-backup.service');
  const [, command = ''] = /^ExecStartPre=-\/bin\/sh -c '(.*)'$/mu.exec(unit) ?? [];
  const folder = testFolder();
  const left = (ages: Readonly<Record<string, number>>) => {
    for (const [name, days] of Object.entries(ages)) {
      writeFileSync(join(folder, name), '');
      const then = new Date(Date.now() - days * 86_400_000);
      utimesSync(join(folder, name), then, then);
    }
    const script = command.replace('/var/backups/hause', folder).replaceAll('$$', '$');
    execFileSync('/bin/sh', ['-c', script]);
    return readdirSync(folder).toSorted();
  };
  expect(left({})).toEqual([]);
  // There has been no backup for months: the newest is all there is.
  expect(left({ 'a.sqlite': 130, 'b.sqlite': 120, 'c.sqlite.part': 110 })).toEqual(['b.sqlite']);
  expect(left({ 'c.sqlite': 25, 'd.sqlite': 1 })).toEqual(['c.sqlite', 'd.sqlite']);
  expect(left({ 'c.sqlite': 31 })).toEqual(['d.sqlite']);
});
