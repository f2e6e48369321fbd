import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Enquiry } from '#src/content/enquiry.ts';
import { openStore } from './enquiries/store.ts';
import { someEnquiry, temporaryFolder } from './testing/enquiries.ts';

let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
  const store = openStore(folder.path, () => Date.UTC(2025, 0, 2, 3, 4, 5));
  store.receive(
    randomUUID(),
    someEnquiry({ fullName: '=cmd()', message: 'a\u001b[2Jb' }) as Enquiry,
    ['fast'],
  );
  store.close();
});
afterEach(() => folder.remove());

function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve('server/enquiries-cli.ts'), ...args],
      { env: { DATA_DIR: folder.path } },
      (_, out, err) => done({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

it('lists enquiries without terminal control characters', async () => {
  const { code, out } = await cli('list');
  expect(code).toBe(0);
  expect(out).toMatch(/^H-\w{5}-\w{5} {2}2025-01-02T03:04:05\.000Z {2}\(possible spam: fast\)/u);
  expect(out).toContain('  | a�[2Jb');
  expect(out).toContain('1 enquiry\n');
});

it('exports them as CSV, to a new file only', async () => {
  const { out } = await cli('export');
  const [head, first] = out.split('\r\n');
  expect(head).toBe(
    'receipt,receivedAt,fullName,workEmail,contactNo,hearAboutUs,representative,message,subscribe,marks',
  );
  expect(first).toContain(
    `,'=cmd(),ada@engines.example,'+44 20 7946 0000,"A colleague, ""Charles""",`,
  );
  const file = join(folder.path, 'all.csv');
  expect((await cli('export', '--out', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(out);
  writeFileSync(file, 'mine');
  const second = await cli('export', '--out', file);
  expect([second.code, second.err]).toEqual([
    1,
    `${file} already exists and was not overwritten. Remove it or name another file.\n`,
  ]);
});

it('deletes by receipt or by sender, and reports how many', async () => {
  expect(await cli('delete', 'H-00000-00000')).toMatchObject({
    code: 1,
    out: 'Deleted 0 enquiries\n',
    err: 'There is no enquiry H-00000-00000\n',
  });
  expect((await cli('delete', '--email', 'ADA@engines.example')).out).toBe('Deleted 1 enquiry\n');
  expect((await cli('list')).out).toBe('0 enquiries\n');
});

it('purges enquiries older than 90 days, and reports how many', async () => {
  expect((await cli('purge')).out).toBe('Deleted 1 enquiry older than 90 days\n');
  expect((await cli('list')).out).toBe('0 enquiries\n');
  expect(await cli('purge')).toMatchObject({
    code: 0,
    out: 'Deleted 0 enquiries older than 90 days\n',
  });
});

it('prints its usage when called incorrectly', async () => {
  for (const args of [[], ['delte'], ['delete'], ['list', '--all']]) {
    const { code, err } = await cli(...args);
    expect(code).toBe(1);
    expect(err).toContain('npm run enquiries -- list');
    expect(err).not.toContain('    at ');
  }
});
