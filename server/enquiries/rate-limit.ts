import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './client-address.ts';
import type { Sql } from './database/sql.ts';
import { DAY_MS, RATE_LIMIT, RATE_WINDOW_MS, TOTAL_LIMIT } from './protocol.ts';
import type { Mark } from './read-enquiry.ts';

/** How many suspected spam posts are accepted in a window, from everybody together. */
const MARKED_LIMIT = 60;

/** How many enquiries may come from one network in a window. */
export interface Budget {
  /** What is counted together. */
  readonly kind: 'enquiry' | 'marked';
  /** The leading bits of an address that are its network; 0 for everybody together. */
  readonly ipv4Bits: number;
  readonly ipv6Bits: number;
  readonly limit: number;
}

/** A budget that is used up, and the whole seconds until there is room again. */
export interface Exceeded {
  readonly budget: Budget;
  readonly retryAfter: number;
}

/**
 * The budgets of an enquiry: an IPv4 address or an IPv6 /64, the /56 of a household, the /48 of a
 * site (a /24 in IPv4), and everybody together. What is marked as spam has budgets of its own, so
 * that it turns no visitor away.
 */
export function budgetsFor(marks: readonly Mark[]): readonly Budget[] {
  const kind = marks.length === 0 ? 'enquiry' : 'marked';
  return [
    { kind, ipv4Bits: 32, ipv6Bits: 64, limit: RATE_LIMIT },
    { kind, ipv4Bits: 32, ipv6Bits: 56, limit: 2 * RATE_LIMIT },
    { kind, ipv4Bits: 24, ipv6Bits: 48, limit: 4 * RATE_LIMIT },
    { kind, ipv4Bits: 0, ipv6Bits: 0, limit: kind === 'marked' ? MARKED_LIMIT : TOTAL_LIMIT },
  ];
}

/*
 * Sliding windows over hashed networks, shared by all instances and applied in the transaction that
 * stores the enquiry. The salt is random and replaced daily, so the hashes identify nobody;
 * yesterday's is kept so that counts survive the change. Neither is in a backup.
 */

/** Counts one enquiry from an address, unless a budget is used up. @returns the first of these */
export async function spend(
  sql: Sql,
  sender: string,
  budgets: readonly Budget[],
): Promise<Exceeded | undefined> {
  if (budgets.length === 0) return undefined;
  const now = await sql.time();
  const { today, yesterday } = await saltsOf(sql, now);
  for (const budget of budgets) {
    // What a clock that was wrong has counted in the future does not count.
    const rows = await sql.all(
      `SELECT at FROM rate_counts WHERE network IN (:today, :yesterday) AND at > :after AND at <= :now
       ORDER BY at DESC LIMIT :limit`,
      {
        today: networkIn(today, sender, budget),
        yesterday: networkIn(yesterday, sender, budget),
        after: now - RATE_WINDOW_MS,
        now,
        limit: budget.limit,
      },
    );
    if (rows.length < budget.limit) continue;
    const oldest = Number(rows.at(-1)?.['at'] ?? now);
    const retryAfter = Math.max(1, Math.ceil((oldest + RATE_WINDOW_MS - now) / 1000));
    return { budget, retryAfter };
  }
  await sql.run('DELETE FROM rate_counts WHERE until <= :now', { now });
  for (const budget of budgets) {
    await sql.run('INSERT INTO rate_counts (network, at, until) VALUES (:network, :now, :until)', {
      network: networkIn(today, sender, budget),
      now,
      until: now + RATE_WINDOW_MS,
    });
  }
  return undefined;
}

/** Deletes what has expired. */
export async function forgetCounts(sql: Sql): Promise<void> {
  const now = await sql.time();
  await sql.run('DELETE FROM rate_counts WHERE until <= :now', { now });
  await sql.run('DELETE FROM rate_salts WHERE day < :yesterday', { yesterday: dayOf(now) - 1 });
}

/** The network of an address at a budget's granularity, as a hash that identifies nobody. */
function networkIn(salt: string, address: string, { kind, ipv4Bits, ipv6Bits }: Budget): string {
  if (ipv4Bits === 0) return `everybody ${kind}`;
  return createHmac('sha256', salt)
    .update(`${kind} ${ipv4Bits} ${ipv6Bits} ${networkOf(address, ipv4Bits, ipv6Bits)}`)
    .digest('base64');
}

const dayOf = (now: number) => Math.floor(now / DAY_MS);

async function saltsOf(sql: Sql, now: number): Promise<Record<'today' | 'yesterday', string>> {
  const day = dayOf(now);
  const rows = await sql.all('SELECT day, salt FROM rate_salts WHERE day IN (:day, :before)', {
    day,
    before: day - 1,
  });
  const salts = new Map(rows.map((row) => [Number(row['day']), String(row['salt'])]));
  let today = salts.get(day);
  if (today === undefined) {
    today = randomBytes(32).toString('hex');
    await sql.run('INSERT INTO rate_salts (day, salt) VALUES (:day, :salt)', { day, salt: today });
  }
  return { today, yesterday: salts.get(day - 1) ?? today };
}
