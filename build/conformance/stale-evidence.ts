import type { Evidence } from '#src/content/schema/conformance.ts';
import { longDate } from '../site/long-date.ts';

/** The site changes: after this many days, the checks behind its report have to be run again. */
const RENEW_EVERY_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A warning if the run behind the report is too old; otherwise none. */
export function staleEvidence({ day }: Pick<Evidence, 'day'>, today: Date): string[] {
  const age = Math.floor((today.getTime() - Date.parse(day)) / DAY_MS);
  return age <= RENEW_EVERY_DAYS
    ? []
    : [
        `src/content/conformance/evidence.json: the checks were run on ${longDate(day)}, ${String(age)} days ago. Run npm test, then npm run conformance.`,
      ];
}
