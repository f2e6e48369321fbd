import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPILED } from '#tests/support/compiled.ts';
import { clockAhead, hasFakeClock } from './testing/clock.ts';
import { someSubmission, temporaryFolder } from './testing/enquiries.ts';
import { openStore } from './testing/stores.ts';
import { RECEIVER_AT, startServer, type StartedServer } from './testing/start-server.ts';

/** How the real servers handle stored enquiries when the machine's date is wrong. */
const RECEIVER = { ALLOWED_ORIGIN: 'https://www.hause.example' };

let folder: ReturnType<typeof temporaryFolder>;
let server: StartedServer | undefined;
beforeEach(async () => {
  folder = temporaryFolder();
  const store = openStore(folder.path);
  for (const message of ['One', 'Two', 'Three']) {
    const reception = await store.take(someSubmission({ message }));
    if (reception.outcome === 'stored') await store.handle(reception, 'seen');
  }
  await store.purge();
  await store.close();
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  folder.remove();
});

async function messages(): Promise<string[]> {
  const store = openStore(folder.path);
  const all = (await store.list()).map(({ message }) => message);
  await store.close();
  return all.toSorted();
}

const WARNING =
  /^The clock is 91 days past the last removal of old enquiries and may be wrong: 3 of 3 would be older than 90 days at once\. None was removed\. Check the date of this machine; if it is right, run: npm run enquiries -- purge$/gmu;

describe.skipIf(!hasFakeClock)('91 days ahead (needs libfaketime on Linux)', () => {
  it('the receiver removes nothing, warns once, and carries on normally once the clock is right again', async () => {
    server = startServer('receiver-main', {
      ...RECEIVER,
      ...clockAhead(91),
      DATA_DIR: folder.path,
    });
    const url = await server.says(RECEIVER_AT);
    const health = await fetch(new URL('/livez', url));
    const ahead = new Date(health.headers.get('date') ?? '').getTime() - Date.now();
    expect(Math.round(ahead / 86_400_000), 'the server believes the wrong date').toBe(91);
    server.process.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
    await expect.poll(() => server?.output().match(WARNING)).toHaveLength(1);
    expect(await messages()).toEqual(['One', 'Three', 'Two']);

    server = startServer('receiver-main', { ...RECEIVER, DATA_DIR: folder.path });
    await server.says(RECEIVER_AT);
    // What it does at its start is over, and reported, once it has ended.
    server.process.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
    expect(server.output()).not.toMatch(/clock|Removed/u);
    expect(await messages()).toEqual(['One', 'Three', 'Two']);
  });

  it('when the date is in fact right, the command from the warning removes them', async () => {
    const said = execFileSync(
      process.execPath,
      [resolve('server/operations/enquiries-cli.ts'), 'purge'],
      {
        env: { ...COMPILED, ...clockAhead(91), DATA_DIR: folder.path },
        encoding: 'utf8',
      },
    );
    expect(said).toBe('Deleted 3 enquiries past the retention period\n');
    expect(await messages()).toEqual([]);
  });
});
