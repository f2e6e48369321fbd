import type { Draft, FormValues } from '#machines/contact-form/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/** The local storage key of the draft. */
export const DRAFT_KEY = 'hause:enquiry-draft';

/**
 * Stores the visitor's draft on the device. It uses local storage rather than a database because
 * that writes synchronously: the key of an attempt must be stored before the attempt leaves the
 * page.
 */
export interface DraftStore {
  /** The draft on the device; null if there is none or it is invalid. */
  read(): Draft | null;
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

/** Validated by hand: it is small, and needed before the form can be used. */
function isDraft(value: unknown): value is Draft {
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
 */
export function createDraftStore(storage: TextStore = localStore): DraftStore {
  const store: DraftStore = {
    read() {
      const kept = attempt((): unknown => JSON.parse(storage.get(DRAFT_KEY) ?? 'null'), null);
      return isDraft(kept) ? kept : null;
    },
    keep(draft) {
      storage.set(DRAFT_KEY, JSON.stringify(draft));
    },
    remove() {
      storage.set(DRAFT_KEY, null);
    },
    settle(idempotencyKey) {
      const draft = store.read();
      if (draft?.attempt?.idempotencyKey !== idempotencyKey) return;
      const isUnchanged = JSON.stringify(draft.values) === JSON.stringify(draft.attempt.values);
      if (isUnchanged) store.remove();
      else store.keep({ values: draft.values, attempt: null });
    },
  };
  return store;
}

/** The draft with its attempt, if any, marked as queued or not. */
export function withQueued(draft: Draft, isQueued: boolean): Draft {
  return draft.attempt === null ? draft : { ...draft, attempt: { ...draft.attempt, isQueued } };
}
