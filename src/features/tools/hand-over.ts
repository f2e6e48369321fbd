import type { DRAFT_KEY, VISIT_KEY } from '#src/features/contact/delivery/draft-store.ts';
import { attempt } from '#src/platform/attempt.ts';
import { sessionStore } from '#src/platform/session-storage.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/**
 * The keys of the contact form's draft, duplicated so that the two pages share no script. Their types
 * are those keys, and a test reads what is written here through the form's store.
 */
const DRAFT: typeof DRAFT_KEY = 'hause:enquiry-draft';
const VISIT: typeof VISIT_KEY = 'hause:visit';

/** The longest message that an enquiry may have, in UTF-16 units; the receiver refuses a longer one. */
export const LONGEST_MESSAGE = 5000;

/** Ends a text that was cut. */
const CUT = '\n…';

/**
 * Appends text to the message in the contact form's draft on this device, not in any URL. Nothing is
 * sent. Text that is already there is not added again; an earlier version of it, which begins with
 * the same line, is replaced.
 */
export function handOver(
  words: string,
  storage: TextStore = localStore,
  session: TextStore = sessionStore,
  now: number = Date.now(),
): void {
  const kept = recordOf(attempt((): unknown => JSON.parse(storage.get(DRAFT) ?? 'null'), null));
  const values = recordOf(kept['values']);
  const written = values['message'];
  const before = typeof written === 'string' ? written : '';
  const [opening = ''] = words.split('\n');
  const at = before.indexOf(opening);
  const own = (at === -1 ? before : before.slice(0, at)).trimEnd();
  const message = own === '' ? words : `${own}\n\n${words}`;
  const visit = session.get(VISIT) ?? crypto.randomUUID();
  session.set(VISIT, visit);
  storage.set(
    DRAFT,
    JSON.stringify({
      values: {
        ...values,
        message:
          message.length > LONGEST_MESSAGE
            ? message.slice(0, LONGEST_MESSAGE - CUT.length) + CUT
            : message,
      },
      attempt: kept['attempt'] ?? null,
      keptAt: now,
      visit,
    }),
  );
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
