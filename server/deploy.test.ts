import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings, VARIABLES } from './settings.ts';

/** The files in `deploy/` and docs/operations.md, as far as they can be checked statically. */
const read = (file: string) => readFileSync(resolve(file), 'utf8');

/** Variables read by other programs: the build, Node, and the shell in an example. */
const OTHERS = ['ENQUIRY_ENDPOINT', 'NODE_COMPILE_CACHE', 'NODE_ENV', 'TLS'];

it('the example environment file, including its commented lines, sets variables that the server accepts', () => {
  const env = Object.fromEntries(
    [...read('deploy/env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gmu)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  expect(Object.keys(env).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(readSettings(env).delivery.mail).toMatchObject({ port: 465, isAcknowledging: true });
});

describe('every variable that is set or documented is one that the server reads', () => {
  it.each([
    ['deploy/Containerfile', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
    ['deploy/compose.yaml', /^\s+([A-Z_]+): /gmu],
    ['deploy/compose.postgres.yaml', /^\s+(?!POSTGRES_)([A-Z_]+): /gmu],
    ['deploy/hause.service', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
    ['deploy/hause-backup.service', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
    ['deploy/hause-enquiries', /\b([A-Z]+(?:_[A-Z]+)*)=/gu],
    ['docs/operations.md', /`([A-Z]+_[A-Z_]+)`/gu],
  ])('in %s', (file, pattern) => {
    const names = [...read(file).matchAll(pattern)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => ![...VARIABLES, ...OTHERS].includes(name))).toEqual([]);
  });

  it('the server reads no undocumented variable', () => {
    const texts = read('docs/operations.md') + read('README.md');
    expect(VARIABLES.filter((name) => !texts.includes(`\`${name}\``))).toEqual([]);
  });
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

it('the command that manages enquiries uses the data folder and the cache of the service', () => {
  const of = (file: string) =>
    ['DATA_DIR', 'NODE_COMPILE_CACHE'].map(
      (name) => read(file).split(`${name}=`)[1]?.split(/\s/u)[0],
    );
  const service = of('deploy/hause.service');
  expect(service).toEqual(['/var/lib/hause', '/var/cache/hause']);
  expect(of('deploy/hause-backup.service')).toEqual(service);
  expect(of('deploy/hause-enquiries')).toEqual(service);
});

it('old backups are deleted before a backup needs their space, except the newest', () => {
  const unit = read('deploy/hause-backup.service');
  const [, command = ''] = /^ExecStartPre=-\/bin\/sh -c '(.*)'$/mu.exec(unit) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'hause-backups-'));
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
  rmSync(folder, { recursive: true });
});

it('the compose file runs the server without privileges, on a read-only root', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: Record<string, Record<string, unknown>>;
  };
  expect(services['site']).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
});
