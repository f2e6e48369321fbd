import { SettingsError } from '../settings.ts';

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/**
 * The time that `--since` names: a date (`2025-01-31`) in UTC, or how long ago (`36h`, `7d`).
 * @returns milliseconds since 1970
 * @throws SettingsError for anything else
 */
export function parseSince(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{1,5})([hd])$/u.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * (UNITS[unit] ?? 0);
  const midnight = new Date(/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00Z` : Number.NaN);
  // `Date` takes February 30 for March 2.
  const isThere = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
  if (isThere) return midnight.getTime();
  throw new SettingsError(
    `--since is ${JSON.stringify(text)}, but it must be a date such as 2025-01-31 (in UTC), or how long ago, such as 36h or 7d.`,
  );
}
