import { randomBytes } from 'node:crypto';
import { hashNetwork, retryAfter, type Limits } from '../rate-limit.ts';
import type { Transaction } from '../sql.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Limits shared by all instances, applied in the transaction that stores the enquiry. As in memory,
 * networks are hashed with a random daily salt, and yesterday's salt is kept so that counts survive
 * the change. Backups contain neither salts nor counts.
 */
export function limitsInPostgres(): Limits {
  return {
    async wait(sql, address, budgets) {
      if (budgets.length === 0) return undefined;
      const now = await sql.time();
      const { today, yesterday = today } = await saltsOf(sql, now);
      for (const budget of budgets) {
        const { limit, windowMs } = budget;
        const rows = await sql.all(
          `SELECT at FROM rate_counts WHERE network IN (:today, :yesterday) AND at > :after
           ORDER BY at DESC LIMIT :limit`,
          {
            today: hashNetwork(today, address, budget),
            yesterday: hashNetwork(yesterday, address, budget),
            after: now - windowMs,
            limit,
          },
        );
        if (rows.length < limit) continue;
        const oldest = Number(rows.at(-1)?.['at'] ?? now);
        return { budget, retryAfter: retryAfter(oldest + windowMs - now) };
      }
      return undefined;
    },
    async count(sql, address, budgets) {
      if (budgets.length === 0) return;
      const now = await sql.time();
      const { today } = await saltsOf(sql, now);
      await sql.run('DELETE FROM rate_counts WHERE until <= :now', { now });
      for (const budget of budgets) {
        await sql.run(
          'INSERT INTO rate_counts (network, at, until) VALUES (:network, :now, :until)',
          { network: hashNetwork(today, address, budget), now, until: now + budget.windowMs },
        );
      }
    },
    async forget(sql) {
      const now = await sql.time();
      await sql.run('DELETE FROM rate_counts WHERE until <= :now', { now });
      await sql.run('DELETE FROM rate_salts WHERE day < :yesterday', { yesterday: dayOf(now) - 1 });
    },
  };
}

const dayOf = (now: number) => Math.floor(now / DAY_MS);

async function saltsOf(
  sql: Transaction,
  now: number,
): Promise<{ readonly today: Buffer; readonly yesterday?: Buffer }> {
  const day = dayOf(now);
  const rows = await sql.all('SELECT day, salt FROM rate_salts WHERE day IN (:day, :before)', {
    day,
    before: day - 1,
  });
  const saltOf = (wanted: number) => {
    const row = rows.find((one) => Number(one['day']) === wanted);
    return row && Buffer.from(String(row['salt']), 'hex');
  };
  const yesterday = saltOf(day - 1);
  let today = saltOf(day);
  if (today === undefined) {
    today = randomBytes(32);
    await sql.run('INSERT INTO rate_salts (day, salt) VALUES (:day, :salt)', {
      day,
      salt: today.toString('hex'),
    });
  }
  return { today, ...(yesterday && { yesterday }) };
}
