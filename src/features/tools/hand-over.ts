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

/** Ends a text that was cut; the visitor says it, as everything in the message. */
export const CUT = '(The rest did not fit here. We can send it with our next message.)';

/**
 * `refused` by the browser: the contact page will not find it. `too-long` for the message: nothing was
 * stored.
 */
export type HandedOver = 'stored' | 'refused' | 'too-long';

/**
 * Appends text to the message in the contact form's draft on this device, not in any URL. Nothing is
 * sent. An earlier version of the text, from the same first line to the next blank one, is replaced
 * where it stands: no tool hands over a blank line.
 *
 * Text that does not fit is cut after one of its parts, only if `mayCut`, and says so at its end. What
 * the visitor wrote is never cut.
 *
 * A draft from another visit, which the form would only offer, or one that is too old, is replaced, as
 * it is when the visitor writes into the form: the device keeps one draft, and it may be shared. An
 * enquiry that was queued stays in the outbox.
 *
 * @param parts the text, in parts of one or more lines; the first line is a heading
 */
export function handOver(
  parts: readonly string[],
  mayCut: boolean,
  storage: TextStore = localStore,
  session: TextStore = sessionStore,
  now: number = Date.now(),
): HandedOver {
  const visit = session.get(VISIT) ?? crypto.randomUUID();
  const found = recordOf(attempt((): unknown => JSON.parse(storage.get(DRAFT) ?? 'null'), null));
  // As in the form's store: also too old if the clock was set back.
  const isOwn = found['visit'] === visit && Math.abs(now - Number(found['keptAt'])) <= LIFETIME_MS;
  const kept = isOwn ? found : {};
  const values = recordOf(kept['values']);
  const written = values['message'];
  const before = typeof written === 'string' ? written.trimEnd() : '';
  const lines = parts.flatMap((part) => part.split('\n'));
  const [opening = ''] = lines;
  const at = `\n${before}\n`.indexOf(`\n${opening}\n`);
  const above = (at === -1 ? before : before.slice(0, at)).trimEnd();
  const below = at === -1 ? '' : before.slice(at).replace(/^.*?(?:\n\s*\n|$)/su, '');
  const around = (text: string) => [above, text, below].filter((part) => part !== '').join('\n\n');
  const fits = (text: string) => around(text).length <= LONGEST_MESSAGE;
  const isWhole = fits(lines.join('\n'));
  if (!isWhole && !mayCut) return 'too-long';
  // Within a part only if there would be nothing but the heading.
  const cut = cutAfter(parts, 2, fits) ?? cutAfter(lines, 1, fits) ?? '';
  const message = around(isWhole ? lines.join('\n') : cut);
  session.set(VISIT, visit);
  // Not the values that were submitted last, if any were.
  const draft = { values: { ...values, message }, key: null };
  const isStored = storage.set(DRAFT, JSON.stringify({ ...draft, keptAt: now, visit }));
  return isStored ? 'stored' : 'refused';
}

/** As many parts as fit with the sentence about the rest, at least `least`; null if fewer do. */
function cutAfter(
  parts: readonly string[],
  least: number,
  fits: (text: string) => boolean,
): string | null {
  for (let count = parts.length - 1; count >= least; count -= 1) {
    const text = [...parts.slice(0, count), CUT].join('\n');
    if (fits(text)) return text;
  }
  return null;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
