import type { Draft, FormValues } from '#machines/contact-form/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { localStore } from '#src/platform/storage.ts';
import { sessionStore } from '#src/platform/session-storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/** The local storage key of the draft. */
export const DRAFT_KEY = 'hause:enquiry-draft';

/** The session storage key of the name of this visit. */
export const VISIT_KEY = 'hause:visit';

/** How long a draft is kept, in ms since it was last written: 24 hours. The device may be shared. */
export const DRAFT_MS = 86_400_000;

/**
 * Stores the visitor's draft on the device. It uses local storage rather than a database because
 * that writes synchronously: the key of an attempt must be stored before the attempt leaves the
 * page.
 */
export interface DraftStore {
  /** The draft on the device; null if there is none or it is invalid. One that is too old is removed. */
  read(): Draft | null;
  /** Whether the draft on the device was written in this tab since the tab was opened. */
  isOfThisVisit(): boolean;
  keep(draft: Draft): void;
  remove(): void;
  /**
   * Removes the draft of an acknowledged enquiry, in case the page that wrote it is no longer open.
   * A draft that has changed since is a different enquiry, and stays.
   */
  settle(idempotencyKey: string): void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isValues = (value: unknown): value is FormValues =>
  isRecord(value) &&
  Object.values(value).every((held) => typeof held === 'string' || typeof held === 'boolean');

/** A draft as stored, with the time (ms since 1970) and the visit of its last write. */
type Kept = Draft & { readonly keptAt?: unknown; readonly visit?: unknown };

/** Validated by hand: it is small, and needed before the form can be used. */
function isDraft(value: unknown): value is Kept {
  if (!isRecord(value) || !isValues(value['values'])) return false;
  const attempt = value['attempt'];
  if (attempt === null) return true;
  return (
    isRecord(attempt) &&
    typeof attempt['idempotencyKey'] === 'string' &&
    typeof attempt['isQueued'] === 'boolean' &&
    isValues(attempt['values'])
  );
}

/**
 * @param storage persists the draft between visits; if the browser blocks it, a draft lasts as long
 *   as the page
 * @param now returns milliseconds since 1970
 * @param session lasts as long as the tab
 */
export function createDraftStore(
  storage: TextStore = localStore,
  now: () => number = Date.now,
  session: TextStore = sessionStore,
): DraftStore {
  const readKept = (): Kept | null => {
    const kept = attempt((): unknown => JSON.parse(storage.get(DRAFT_KEY) ?? 'null'), null);
    return isDraft(kept) ? kept : null;
  };
  const nameVisit = (): string => {
    const known = session.get(VISIT_KEY);
    const name = known ?? crypto.randomUUID();
    if (known === null) session.set(VISIT_KEY, name);
    return name;
  };
  const write = (draft: Kept) =>
    void storage.set(DRAFT_KEY, JSON.stringify({ ...draft, keptAt: now() }));
  const store: DraftStore = {
    read() {
      const kept = readKept();
      if (kept === null) return null;
      const { keptAt, visit: _, ...draft } = kept;
      // Written by a version of the site that stored no time: its 24 hours start now.
      if (typeof keptAt !== 'number') write(draft);
      // Also if the clock was set back; otherwise it might be kept for years.
      else if (Math.abs(now() - keptAt) > DRAFT_MS) {
        store.remove();
        return null;
      }
      return draft;
    },
    isOfThisVisit() {
      const visit = readKept()?.visit;
      return visit !== undefined && visit === session.get(VISIT_KEY);
    },
    keep(draft) {
      write({ ...draft, visit: nameVisit() });
    },
    remove() {
      storage.set(DRAFT_KEY, null);
    },
    settle(idempotencyKey) {
      const kept = readKept();
      if (kept?.attempt?.idempotencyKey !== idempotencyKey) return;
      const isUnchanged = JSON.stringify(kept.values) === JSON.stringify(kept.attempt.values);
      if (isUnchanged) store.remove();
      else write({ ...kept, attempt: null });
    },
  };
  return store;
}

/** The draft with its attempt, if any, marked as queued or not. */
export function withQueued(draft: Draft, isQueued: boolean): Draft {
  return draft.attempt === null ? draft : { ...draft, attempt: { ...draft.attempt, isQueued } };
}
