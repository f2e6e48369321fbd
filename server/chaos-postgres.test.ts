import { expect, it } from 'vitest';
import { hasBalancer } from '../tests/chaos/balancer.ts';
import { hasFailed } from '../tests/chaos/report.ts';
import { runPostgresChaos, SHORT_POSTGRES_PLAN } from '../tests/chaos/run.ts';
import { hasPostgres } from '#server/testing/postgres.ts';

/** The short form of `npm run chaos -- --only postgres`; in its own file because it mostly waits. */
it.skipIf(!hasPostgres || !hasBalancer)(
  'stores every enquiry exactly once in PostgreSQL, even when three instances are killed and replaced (needs: apt-get install postgresql haproxy)',
  async () => {
    const names: string[] = [];
    for await (const report of runPostgresChaos(SHORT_POSTGRES_PLAN)) {
      names.push(report.name);
      expect(hasFailed(report), `${report.name}: ${report.examples.join('\n')}`).toBe(false);
    }
    expect(names).toEqual([
      'network faults, PostgreSQL',
      'SIGKILL during writes, PostgreSQL',
      'deliveries, PostgreSQL',
      '3 instances behind a balancer, PostgreSQL',
    ]);
  },
);
