import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { SubmitInput } from '#machines/contact-form/index.ts';
import {
  cancelEnquiry,
  createMemoryStore,
  outboxMachine,
  sendEnquiry,
  submitEnquiry,
} from '#machines/outbox/index.ts';
import type {
  EnquiryNews,
  EnquiryRecord,
  EnquiryStore,
  FormErrors,
  FormValues,
  OutboxInput,
  SendOutcome,
  SenderDeps,
} from '#machines/outbox/index.ts';
import { checkEnquiry, cleanedIn } from '#src/content/enquiry.ts';
import { withLock } from '#src/platform/locks.ts';
import { persistStorage } from '#src/platform/persistent-storage.ts';
import { serviceWorkers } from '#src/platform/service-workers.ts';
import { openEnquiryDatabase } from './enquiry-database.ts';
import { postTo } from './post-enquiry.ts';
import { SYNC_TAG } from './send-waiting.ts';

/** The pause of a simulated delivery, in ms (docs/specification.md, 7 and 9). */
const SIMULATED_MS = 1500;

type OutboxRef = ActorRefFrom<typeof outboxMachine>;

/** What a page provides; tests pass their own. */
export interface DeliveryOptions {
  readonly isOffline: () => boolean;
  /** Starts the outbox or finds the running one. */
  readonly startOutbox?: (logic: typeof outboxMachine, input: OutboxInput) => OutboxRef;
  readonly fetch?: typeof fetch;
  readonly store?: EnquiryStore;
}

/** Everything that is needed from a submission on: the rules, the store and the running outbox. */
export interface Delivery {
  readonly store: EnquiryStore;
  readonly outbox: OutboxRef;
  /** Writes a record and reports what becomes of it (see `submitEnquiry`); returns what stops the reports. */
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
  const { isOffline, startOutbox = (logic, input) => createActor(logic, { input }).start() } =
    options;
  const now = Date.now;
  const store =
    options.store ?? (endpoint === null ? createMemoryStore(now) : openStored(endpoint));
  const deps: SenderDeps = {
    store,
    post: endpoint === null ? simulate : postTo(endpoint, options.fetch),
    withLock,
    now,
    jitter: Math.random,
  };
  const outbox = startOutbox(
    outboxMachine.provide({
      actors: {
        load: fromPromise(() => store.readAll()),
        send: fromPromise(({ input }) => sendEnquiry(input.record, deps)),
        cancel: fromPromise(({ input }) => cancelAll(input.key, deps)),
        announce: fromPromise(({ input }) => announce(input.key, store)),
      },
    }),
    { now, isOffline, isPageHidden: document.hidden },
  );
  const stop = store.subscribe(() => outbox.send({ type: 'STORE.CHANGED' }));
  outbox.subscribe({ complete: stop });
  return {
    store,
    outbox,
    check,
    clean: cleanedIn as Delivery['clean'],
    submit: ({ isWritten, ...submission }, report) =>
      submitEnquiry(submission, isWritten, { ...deps, isOffline }, report),
    cancel: (key) => cancelEnquiry(key, deps),
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

/** Cancels one, or all that are not sent. */
async function cancelAll(key: string | undefined, deps: SenderDeps): Promise<readonly string[]> {
  const keys =
    key === undefined
      ? (await deps.store.readAll()).filter(({ status }) => status !== 'sent').map((one) => one.key)
      : [key];
  const left = await Promise.all(
    keys.map(async (one) => ((await cancelEnquiry(one, deps)) ? [] : [one])),
  );
  return left.flat();
}

/** Marks an enquiry as announced, in one step, so that only one of two tabs is first. */
async function announce(key: string, store: EnquiryStore) {
  let isFirst = false;
  await store.change(key, (current) => {
    isFirst = current?.isAnnounced === false;
    return current !== null && isFirst ? { ...current, isAnnounced: true } : current;
  });
  return { key, isFirst };
}

/** Logs the entered data, waits, and reports success (docs/specification.md, 7). */
async function simulate({ key, values }: EnquiryRecord): Promise<SendOutcome> {
  console.info('Simulated enquiry:', values);
  await new Promise<void>((done) => setTimeout(done, SIMULATED_MS));
  return { outcome: 'sent', receipt: `simulated-${key}` };
}
