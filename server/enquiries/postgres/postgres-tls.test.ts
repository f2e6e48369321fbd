import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, makeCertificates, type Certificates } from '#server/testing/certificates.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { hasPostgres, NEEDS_POSTGRES, startPostgres } from '#server/testing/postgres.ts';
import { openPostgresStore } from './postgres-store.ts';

describe.skipIf(!hasPostgres || !hasOpenssl)(
  'a PostgreSQL database that accepts only TLS (needs both: apt-get install postgresql openssl)',
  () => {
    let files: Certificates;
    let server: Awaited<ReturnType<typeof startPostgres>>;
    let url: URL;
    beforeAll(async () => {
      files = await makeCertificates('localhost');
      server = await startPostgres({ tls: files.server });
      url = new URL(await server.createDatabase());
    });
    afterAll(async () => {
      await server.remove();
      files.remove();
    });

    /** The result of taking an enquiry with these URL options. */
    const take = async (options: Record<string, string>, hostname = 'localhost') => {
      const changed = Object.assign(new URL(url), {
        hostname,
        search: new URLSearchParams(options).toString(),
      });
      const store = openPostgresStore(changed.href);
      try {
        return (await store.take(someSubmission())).outcome;
      } catch (error) {
        return (error as Error).message.replaceAll(/localhost:\d+|127\.0\.0\.1:\d+/gu, 'HOST');
      } finally {
        await store.close();
      }
    };
    const verified = (sslrootcert: string) => ({ sslmode: 'verify-full', sslrootcert });

    it('is used when its certificate is signed by the configured authority', async () => {
      expect(await take(verified(files.authority))).toBe('stored');
    });

    it('is not used when another or an unknown authority signed its certificate', async () => {
      const told =
        'The enquiries in the database test_1 at HOST cannot be used (unable to verify the first certificate). The certificate of the database server is not from an authority that is trusted: name the file of its authority by sslrootcert in DATABASE_URL.';
      expect(await take(verified(files.stranger))).toBe(told);
      expect(await take({ sslmode: 'verify-full' })).toBe(told);
    });

    it('is not used under a name that its certificate does not have', async () => {
      expect(await take(verified(files.authority), '127.0.0.1')).toMatch(
        /\(Hostname\/IP does not match .+\)\. Use the name in DATABASE_URL that the certificate of the database server is for\.$/u,
      );
    });

    it('reports a missing authority file', async () => {
      expect(await take(verified('/nowhere/ca.crt'))).toMatch(
        /\(ENOENT: .+\)\. Correct the path in sslrootcert of DATABASE_URL/u,
      );
    });

    it('reports that TLS is missing from the options', async () => {
      expect(await take({})).toContain('no encryption). Add sslmode=verify-full to DATABASE_URL');
    });
  },
);

it.skipIf(!hasPostgres)(
  `a database server without TLS is told from one that is away ${NEEDS_POSTGRES}`,
  async () => {
    const server = await startPostgres();
    const store = openPostgresStore(`${await server.createDatabase()}?sslmode=verify-full`);
    await expect(store.list()).rejects.toThrow(
      /\(The server does not support SSL connections\)\. Turn TLS on there/u,
    );
    await store.close();
    await server.remove();
  },
);
