import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from './enquiries/store.ts';
import { someEnquiry, temporaryFolder } from './testing/enquiries.ts';

const SCRIPT = resolve('server/receiver-main.ts');
const SITE = 'https://www.hause.example';

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

it('takes enquiries of the allowed site until it is told to stop, and keeps them', async () => {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PORT: '0', DATA_DIR: folder.path, ALLOWED_ORIGIN: SITE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /^Enquiries of https:\/\/www\.hause\.example are taken at (\S+)/u.exec(
    String(line),
  )?.[1];
  const answer = await fetch(url ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: SITE },
    body: JSON.stringify(someEnquiry()),
  });
  expect(answer.status).toBe(201);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const store = openStore(folder.path);
  expect(store.list()).toHaveLength(1);
  store.close();
});

function failure(env: Record<string, string>): Promise<{ code: number; err: string }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [SCRIPT], { env }, (_error, _out, err) =>
      done({ code: child.exitCode ?? -1, err }),
    );
  });
}

it('says in one line that it must know the site', async () => {
  expect(await failure({ PORT: '0', DATA_DIR: folder.path })).toEqual({
    code: 1,
    err: 'ALLOWED_ORIGIN is not set, so it is not known from which site enquiries may come. Set it to the origin of the site, such as https://www.example.com.\n',
  });
});

it('says in one line that the data folder cannot be used', async () => {
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const { code, err } = await failure({ PORT: '0', DATA_DIR: file, ALLOWED_ORIGIN: SITE });
  expect(code).toBe(1);
  expect(err).toBe(
    `DATA_DIR is "${file}", but nothing can be written there (EEXIST). Name a folder that this user may write.\n`,
  );
});
