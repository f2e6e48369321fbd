import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from './enquiries/postgres/postgres-store.ts';
import { createLog } from './log.ts';
import { startReceiving } from './receiving.ts';
import { readSettings } from './settings.ts';
import { someSubmission, temporaryFolder } from './testing/enquiries.ts';
import { startSilentPostgres, type SilentPostgres } from './testing/silent-postgres.ts';

describe('a database that accepts logins and then answers nothing', () => {
  let database: SilentPostgres;
  beforeEach(async () => {
    database = await startSilentPostgres();
  });
  afterEach(() => database.close());

  it('delays the start only briefly: the site is served before the failure is known', async () => {
    const folder = temporaryFolder();
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const { receiver, stop } = await startReceiving(
      readSettings({
        DATA_DIR: folder.path,
        DATABASE_URL: database.url,
        WEBHOOK_URL: 'http://127.0.0.1:9/',
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      }),
      createLog('text', { info: say, warn: say, error: say }),
      undefined,
    );
    expect(lines.join('\n')).not.toContain('cannot be used');
    expect(lines).toContain('Enquiries are delivered by webhook, webhook-subscription');
    await expect(receiver.store.take(someSubmission())).rejects.toThrow('cannot be used');
    await stop();
    folder.remove();
  });

  it('holds an enquiry for less time than its page waits, and leaves no connection behind', async () => {
    const store = openPostgresStore(database.url);
    const began = performance.now();
    await expect(store.take(someSubmission())).rejects.toThrow('(Query read timeout)');
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect.poll(() => database.connections()).toBe(0);
    await store.close();
  });
});
