import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { EnquiryNews, SubmitInput } from '#machines/contact-form/index.ts';
import { createMemoryStore, isStalled, newRecord, outboxMachine } from '#machines/outbox/index.ts';
import type {
  EnquiryRecord,
  EnquiryStore,
  FormErrors,
  FormValues,
  OutboxInput,
  SendOutcome,
} from '#machines/outbox/index.ts';
import { checkEnquiry, cleanedIn } from '#src/content/enquiry.ts';
import { withLock } from '#src/platform/locks.ts';
import { persistStorage } from '#src/platform/persistent-storage.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { openEnquiryDatabase } from './enquiry-database.ts';
import { cancelEnquiry, postTo, sendEnquiry, SYNC_TAG } from './send-enquiry.ts';
import type { SenderDeps } from './send-enquiry.ts';

/** The pause of a simulated delivery, in ms (docs/specification.md, 7 and 9). */
const SIMULATED_MS = 1500;

type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** What a page provides; tests also pass the sender's. */
export interface DeliveryOptions extends Partial<SenderDeps> {
  readonly isOffline: () => boolean;
  /** Starts the outbox or finds the running one. */
  readonly startOutbox?: (logic: typeof outboxMachine, input: OutboxInput) => OutboxRef;
}

/** Everything that is needed from a submission on: the rules, the store and the running outbox. */
export interface Delivery {
  readonly store: EnquiryStore;
  readonly outbox: OutboxRef;
  /** Checks an enquiry, then as `submitEnquiry`. */
  readonly submit: (input: SubmitInput, report: (news: EnquiryNews) => void) => () => void;
  /** Takes an enquiry back out of the outbox. */
  readonly cancel: (key: string) => Promise<boolean>;
  /** Validates with the receiver's own rules: errors by field; empty when valid. */
  readonly check: (values: FormValues) => FormErrors;
  /** Those of the values that are sent otherwise than they were written, as they are sent. */
  readonly clean: (values: FormValues) => FormValues;
}

/**
 * Opens the store and starts the outbox. Loaded separately from the form, after hydration, and on any page while
 * enquiries wait on the device.
 * @param endpoint where enquiries go; null: delivery is simulated, and nothing leaves the page or is stored
 */
export function openDelivery(endpoint: string | null, options: DeliveryOptions): Delivery {
  const {
    isOffline,
    startOutbox = (logic, input) => createActor(logic, { input }).start(),
    store = endpoint === null ? createMemoryStore(Date.now) : openStored(endpoint),
    ...given
  } = options;
  const deps: SubmitDeps = {
    store,
    isOffline,
    post: endpoint === null ? simulate : postTo(endpoint),
    withLock,
    now: Date.now,
    jitter: Math.random,
    ...given,
  };
  const cancel = (key: string) => cancelEnquiry(key, deps);
  const outbox = startOutbox(outboxMachine, {
    store,
    send: (record) => sendEnquiry(record, deps),
    cancel,
    now: deps.now,
    isOffline,
    isPageHidden: document.hidden,
  });
  return {
    store,
    outbox,
    cancel,
    check,
    clean: cleanedIn as Delivery['clean'],
    submit(input, report) {
      // The form may be submitted before the rules have loaded.
      const errors = input.isWritten ? {} : check(input.values);
      if (Object.keys(errors).length === 0) return submitEnquiry(input, deps, report);
      report({ type: 'ENQUIRY.REFUSED', errors });
      return () => undefined;
    },
  };
}

type SubmitDeps = SenderDeps & Pick<DeliveryOptions, 'isOffline'>;

/**
 * Writes the record of an enquiry, from which the outbox sends it, and reports what becomes of it. One that was
 * refused, or that the receiver answered it cannot take now, is taken back out of the outbox: the visitor changes it or
 * tries again. One without an answer stays, since it may have arrived.
 *
 * @returns stops the reports
 */
export function submitEnquiry(
  { isWritten, ...submission }: SubmitInput,
  deps: SubmitDeps,
  report: (news: EnquiryNews) => void,
): () => void {
  const { store, now, isOffline } = deps;
  const { key } = submission;
  let turn = 0;
  let isWatched = !isWritten;
  let isOver = false;
  const conclude = (news: EnquiryNews) => {
    isOver = true;
    unsubscribe();
    report(news);
  };
  const takeBack = async (news: EnquiryNews) => {
    // Its own removal is not a cancellation.
    isOver = true;
    if (await cancelEnquiry(key, deps)) return conclude(news);
    isOver = false;
    isWatched = false;
    return look();
  };
  const look = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const record = await store.read(key);
    if (isOver || mine !== turn) return;
    if (record === null || record.status === 'expired') conclude({ type: 'ENQUIRY.CANCELED' });
    else if (record.status === 'sent') conclude({ type: 'ENQUIRY.SENT' });
    else if (record.status === 'refused') {
      return takeBack({ type: 'ENQUIRY.REFUSED', errors: record.errors });
    } else if (!isWatched || isStalled(record, now(), isOffline())) {
      if (isWatched && record.answer !== 0) {
        return takeBack({ type: 'ENQUIRY.FAILED', status: record.answer });
      }
      isWatched = false;
      report({ type: 'ENQUIRY.WAITING', isStored: record.isStored });
    }
  };
  const unsubscribe = store.subscribe(() => void look());
  if (isWritten) void look();
  else {
    // A record that was sent in the meantime stays sent.
    void store
      .change(key, (current) =>
        current?.status === 'sent' ? current : newRecord(submission, now()),
      )
      .then(look);
  }
  return () => {
    isOver = true;
    unsubscribe();
  };
}

function check(values: FormValues): FormErrors {
  const verdict = checkEnquiry(values);
  return verdict.ok ? {} : (verdict.errors as FormErrors);
}

/** The device's store, for which the service worker is woken while the page is closed. */
function openStored(endpoint: string): EnquiryStore {
  const database = openEnquiryDatabase();
  // Until this is stored, only the page can send, not the worker.
  database.keepEndpoint(endpoint).catch(() => undefined);
  return {
    ...database,
    async change(key, change) {
      let isNew = false;
      const record = await database.change(key, (current) => {
        const next = change(current);
        isNew = current === null && next?.status === 'waiting';
        return next;
      });
      if (isNew && record?.isStored === true) {
        persistStorage();
        void requestSync();
      }
      return record;
    },
  };
}

/** Asks the browser to wake the service worker when there is a network (Background Synchronization). */
async function requestSync(): Promise<void> {
  try {
    const registration = (await serviceWorkers()?.getRegistration()) as
      { readonly sync?: { register(tag: string): Promise<void> } } | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Denied by the visitor's settings: the next page sends it.
  }
}

/** Logs the entered data, waits, and reports success (docs/specification.md, 7). */
async function simulate({ key, values }: EnquiryRecord): Promise<SendOutcome> {
  console.info('Simulated enquiry:', values);
  await new Promise<void>((done) => setTimeout(done, SIMULATED_MS));
  return { outcome: 'sent', receipt: `simulated-${key}` };
}
