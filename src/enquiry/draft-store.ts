import type { Draft, FormValues } from '#machines/contact-form/index.ts';

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

type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * @param storage gives the storage, or throws where the browser refuses it; then nothing is kept
 */
export function createDraftStore(storage: () => PlainStorage = () => localStorage): DraftStore {
  const attempt = <T>(work: (storage: PlainStorage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      // Storage may be switched off or full. The form works without it.
      return otherwise;
    }
  };
  const store: DraftStore = {
    read: () =>
      attempt((from) => {
        const text = from.getItem(DRAFT_KEY);
        if (text === null) return null;
        const kept: unknown = JSON.parse(text);
        return isDraft(kept) ? kept : null;
      }, null),
    keep(draft) {
      attempt((into) => into.setItem(DRAFT_KEY, JSON.stringify(draft)), undefined);
    },
    remove() {
      attempt((from) => from.removeItem(DRAFT_KEY), undefined);
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
