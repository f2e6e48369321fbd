import type { DRAFT_KEY, DRAFT_MS, VISIT_KEY } from '#src/features/contact/delivery/draft-store.ts';
import { attempt } from '#src/platform/attempt.ts';
import { sessionStore } from '#src/platform/session-storage.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/**
 * The keys and the lifetime of the contact form's draft, duplicated so that the two pages share no
 * script. Their types are the form's own values, and a test reads what is written here through the
 * form's store.
 */
const DRAFT: typeof DRAFT_KEY = 'hause:enquiry-draft';
const VISIT: typeof VISIT_KEY = 'hause:visit';
const LIFETIME_MS: typeof DRAFT_MS = 86_400_000;

/** The longest message that an enquiry may have, in UTF-16 units; the receiver refuses a longer one. */
export const LONGEST_MESSAGE = 5000;

/** Ends a text that was cut. */
const CUT = '\n…';

/**
 * Appends text to the message in the contact form's draft on this device, not in any URL. Nothing is
 * sent. An earlier version of the text, from the same first line to the next blank one, is replaced
 * where it stands: no tool hands over a blank line. Only the text is cut, not what the visitor wrote.
 *
 * A draft from another visit, which the form would only offer, or one that is too old, is replaced, as
 * it is when the visitor writes into the form: the device keeps one draft, and it may be shared. An
 * enquiry that was queued stays in the outbox.
 *
 * @returns whether the browser has stored it; if not, the contact page will not find it
 */
export function handOver(
  words: string,
  storage: TextStore = localStore,
  session: TextStore = sessionStore,
  now: number = Date.now(),
): boolean {
  const visit = session.get(VISIT) ?? crypto.randomUUID();
  session.set(VISIT, visit);
  const found = recordOf(attempt((): unknown => JSON.parse(storage.get(DRAFT) ?? 'null'), null));
  // As in the form's store: also too old if the clock was set back.
  const isOwn = found['visit'] === visit && Math.abs(now - Number(found['keptAt'])) <= LIFETIME_MS;
  const kept = isOwn ? found : {};
  const values = recordOf(kept['values']);
  const written = values['message'];
  const before = typeof written === 'string' ? written.trimEnd() : '';
  const [opening = ''] = words.split('\n');
  const at = `\n${before}\n`.indexOf(`\n${opening}\n`);
  const above = (at === -1 ? before : before.slice(0, at)).trimEnd();
  const below = at === -1 ? '' : before.slice(at).replace(/^.*?(?:\n\s*\n|$)/su, '');
  const around = (text: string) => [above, text, below].filter((part) => part !== '').join('\n\n');
  const excess = around(words).length - LONGEST_MESSAGE;
  const message = around(excess > 0 ? words.slice(0, -excess - CUT.length) + CUT : words);
  return storage.set(
    DRAFT,
    JSON.stringify({
      values: { ...values, message },
      attempt: kept['attempt'] ?? null,
      keptAt: now,
      visit,
    }),
  );
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
