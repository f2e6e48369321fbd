import type { Draft } from '#machines/contact-form/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { sessionStore } from '#src/platform/session-storage.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/** The local storage key of the draft, and the session storage key of the name of this visit. */
export const DRAFT_KEY = 'hause:enquiry-draft';
export const VISIT_KEY = 'hause:visit';

/** How long a draft is kept, in ms since it was last written: 24 hours. The device may be shared. */
export const DRAFT_MS = 86_400_000;

/** A draft as stored, with the time (ms since 1970) and the visit of its last write. */
interface KeptDraft extends Draft {
  readonly keptAt: number;
  readonly visit: string;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Checked by hand: it is small, and needed before the form can be used. */
const isKept = (value: unknown): value is KeptDraft =>
  isRecord(value) &&
  isRecord(value['values']) &&
  typeof value['keptAt'] === 'number' &&
  (value['key'] === null || typeof value['key'] === 'string');

/**
 * The visitor's draft on the device. It uses local storage rather than a database because that writes
 * synchronously: the key of a submission must be stored before it is used.
 * @param storage persists the draft between visits; if the browser blocks it, a draft lasts as long
 *   as the page
 * @param now returns milliseconds since 1970
 * @param session lasts as long as the tab
 */
export function createDraftStore(
  storage: TextStore = localStore,
  now: () => number = Date.now,
  session: TextStore = sessionStore,
) {
  const remove = () => void storage.set(DRAFT_KEY, null);
  return {
    /** The draft, and whether it was written in this tab since the tab was opened. One that is too old is removed. */
    read() {
      const kept = attempt((): unknown => JSON.parse(storage.get(DRAFT_KEY) ?? 'null'), null);
      if (!isKept(kept)) return null;
      const { values, key, keptAt, visit } = kept;
      // Also if the clock was set back; otherwise it might be kept for years.
      if (Math.abs(now() - keptAt) > DRAFT_MS) {
        remove();
        return null;
      }
      return { values, key, isOfThisVisit: visit === session.get(VISIT_KEY) };
    },
    keep({ values, key }: Draft): void {
      const known = session.get(VISIT_KEY);
      const visit = known ?? crypto.randomUUID();
      if (known === null) session.set(VISIT_KEY, visit);
      const kept: KeptDraft = { values, key, keptAt: now(), visit };
      storage.set(DRAFT_KEY, JSON.stringify(kept));
    },
    remove,
  };
}
