import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './enquiries/sqlite/sqlite-store.ts';
import { someEnquiry, temporaryFolder } from './testing/enquiries.ts';
import { RECEIVER_AT, startServer, type StartedServer } from './testing/start-server.ts';

const SITE = 'https://www.hause.example';

let folder: ReturnType<typeof temporaryFolder>;
let receiver: StartedServer | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await receiver?.kill();
  receiver = undefined;
  folder.remove();
});

it('accepts enquiries from the allowed site until it is stopped, and keeps them', async () => {
  receiver = startServer('receiver-main', { DATA_DIR: folder.path, ALLOWED_ORIGIN: SITE });
  const answer = await fetch(await receiver.says(RECEIVER_AT), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: SITE },
    body: JSON.stringify(someEnquiry()),
  });
  expect(answer.status).toBe(201);
  receiver.process.kill('SIGTERM');
  expect(await receiver.ends()).toBe(0);
  const store = openStore(folder.path);
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

async function failure(env: Record<string, string>) {
  receiver = startServer('receiver-main', env);
  return { code: await receiver.ends(), said: receiver.output() };
}

it('reports in one line that the site must be configured', async () => {
  expect(await failure({ DATA_DIR: folder.path })).toEqual({
    code: 1,
    said: 'ALLOWED_ORIGIN is not set, so the receiver does not know which site may send enquiries. Set it to the origin of the site, such as https://www.example.com.\n',
  });
});

it('reports in one line that the data folder cannot be used', async () => {
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const { code, said } = await failure({ DATA_DIR: file, ALLOWED_ORIGIN: SITE });
  expect(code).toBe(1);
  expect(said).toBe(
    `DATA_DIR is "${file}", but it is not writable (EEXIST). Name a folder that this user can write to.\n`,
  );
});
