import type { Draft, FormValues } from '#machines/contact-form/index.ts';
import { attempt } from '#src/platform/attempt.ts';
import { localStore } from '#src/platform/storage.ts';
import type { TextStore } from '#src/platform/storage.ts';

/** Where the draft lies in the device's local storage. */
export const DRAFT_KEY = 'hause:enquiry-draft';

/**
 * Keeps what a visitor is writing on the device. Local storage rather than a database, because it is
 * written at once: the key of an attempt must be kept before the attempt leaves the page.
 */
export interface DraftStore {
  /** The draft on the device; null when there is none, or none that can be read. */
  read(): Draft | null;
  keep(draft: Draft): void;
  remove(): void;
  /**
   * Forgets the draft of an enquiry that was acknowledged, in case the page that wrote it is no longer
   * there to do so. A draft that has changed since is another enquiry, and stays.
   */
  settle(idempotencyKey: string): void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isValues = (value: unknown): value is FormValues =>
  isRecord(value) &&
  Object.values(value).every((held) => typeof held === 'string' || typeof held === 'boolean');

/** By hand: it is small, and read before the form can be used. */
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
 * @param storage keeps it between visits; where the browser refuses that, a draft lasts as long as the page
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

/** A draft whose attempt, if it has one, lies in the outbox or does not. */
export function withQueued(draft: Draft, isQueued: boolean): Draft {
  return draft.attempt === null ? draft : { ...draft, attempt: { ...draft.attempt, isQueued } };
}
