import type { DRAFT_KEY, VISIT_KEY } from '#src/features/contact/delivery/draft-store.ts';
import { attempt } from '#src/platform/attempt.ts';
import { sessionStore } from '#src/platform/session-storage.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/**
 * Where the contact form looks for its draft, said again so that neither page loads a script in common
 * with the other; their types are those keys, and a test reads what is written here with the form's store.
 */
const DRAFT: typeof DRAFT_KEY = 'hause:enquiry-draft';
const VISIT: typeof VISIT_KEY = 'hause:visit';

/** The longest message that an enquiry may have, in UTF-16 units; the receiver refuses a longer one. */
export const LONGEST_MESSAGE = 5000;

/** Stands at the end of what had to be cut. */
const CUT = '\n…';

/**
 * Puts words at the end of the message that the visitor is writing to us, where the contact form finds
 * them as its draft: on this device, and in no address. Nothing is sent. Words that are there already are
 * not added again; those of an earlier version of the same text, which begins with the same line, are
 * replaced.
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
