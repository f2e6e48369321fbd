import { fromPromise } from 'xstate';
import { contactFormMachine } from '#machines/contact-form/index.ts';
import type { ContactFormInput, Draft, FormErrors } from '#machines/contact-form/index.ts';
import type { checkValues } from './check-values.ts';
import { simulatedDelivery } from './simulated.ts';
import type { Deliver } from './simulated.ts';
import { createDraftStore, withQueued } from './draft-store.ts';
import type { FormFacts, OutboxService, OutboxServiceDeps } from './outbox-service.ts';

/** What was found on the device when the form opened. */
export interface FoundDraft {
  readonly draft: Draft;
  /** The receipt of the enquiry it belongs to, when that was acknowledged meanwhile. */
  readonly receipt: string | null;
  /** What is wrong with that enquiry, when the receiver has refused it meanwhile; else empty. */
  readonly errors: FormErrors;
}

/** Everything between the contact form and the team: one for a page's whole life. */
export interface ContactService {
  /** Where enquiries go; null: delivery is simulated. */
  readonly endpoint: string | null;
  /** The contact form's machine with its delivery and its draft. */
  readonly formMachine: typeof contactFormMachine;
  readonly formInput: ContactFormInput;
  /**
   * Loads the check of the fields; it is not needed before something is sent. Resolves also when it
   * cannot be had: the receiver, which checks by the same rules, then judges alone.
   */
  prepare(): Promise<void>;
  /** What goes along with the next enquiry, and what to say when there were too many. */
  attend(form: FormFacts): void;
  /** The draft on the device, true to what has become of it; null when there is none. */
  findDraft(): Promise<FoundDraft | null>;
  /**
   * The outbox of this device, loaded and started when first asked for; null when delivery is
   * simulated. Any page may ask for it, so that what waits is sent wherever the visitor is.
   * @throws TypeError when its code is not on the device and there is no network
   */
  outbox(): Promise<OutboxService | null>;
}

/** What the desk stands on; tests put their own in. */
export type ContactServiceDeps = Partial<Omit<OutboxServiceDeps, 'endpoint' | 'form'>>;

/** What an empty form holds (docs/specification.md, 3 and 5). */
const INITIAL_VALUES = {
  fullName: '',
  workEmail: '',
  contactNo: '',
  hearAboutUs: '',
  representative: '',
  message: '',
  subscribe: true,
} as const;

/** Whether a draft holds nothing but what the site itself put there. */
function isOnlyOpening({ values, attempt }: Draft, openings: readonly string[]): boolean {
  return (
    attempt === null &&
    Object.entries(INITIAL_VALUES).every(([field, initial]) =>
      field === 'message'
        ? openings.includes(String(values[field]).trim())
        : values[field] === initial,
    )
  );
}

/**
 * Opens the desk for a site whose enquiries go to `endpoint`, or nowhere when that is null. Reads and
 * starts nothing until it is used, so that it may be made while a page is prerendered.
 */
export function createContactService(
  endpoint: string | null,
  ground: ContactServiceDeps = {},
): ContactService {
  const { drafts = createDraftStore(), isOnline = () => navigator.onLine } = ground;
  let facts: FormFacts = {
    spamSignals: () => ({ website: '', elapsed: 0 }),
    rateLimited: '',
    openings: [],
  };
  let check: typeof checkValues | null = null;

  let opened: Promise<OutboxService> | null = null;
  const open = (to: string): Promise<OutboxService> => {
    opened ??= import('./outbox-service.ts')
      .then(({ openOutboxService }) =>
        openOutboxService({ ...ground, endpoint: to, drafts, isOnline, form: () => facts }),
      )
      .catch((error: unknown) => {
        // Not on the device, and no network: the next one who asks tries again.
        opened = null;
        throw error;
      });
    return opened;
  };

  const deliver: Deliver =
    endpoint === null
      ? simulatedDelivery()
      : async (input) => (await open(endpoint)).deliver(input);

  return {
    endpoint,
    formMachine: contactFormMachine.provide({
      actors: { deliver: fromPromise(({ input }) => deliver(input)) },
      actions: {
        persistDraft: (_, { draft }) => {
          if (isOnlyOpening(draft, facts.openings)) drafts.remove();
          else drafts.keep(draft);
        },
        discardDraft: () => {
          drafts.remove();
        },
      },
    }),
    formInput: {
      initialValues: INITIAL_VALUES,
      validate: (values) => check?.(values) ?? {},
      makeKey: () => crypto.randomUUID(),
    },
    async prepare() {
      check ??= await import('./check-values.ts').then(
        (loaded) => loaded.checkValues,
        () => null,
      );
    },
    attend(form) {
      facts = form;
    },
    async findDraft() {
      const draft = drafts.read();
      if (draft === null) return null;
      const found = { draft, receipt: null, errors: {} };
      if (draft.attempt === null || endpoint === null) return found;
      try {
        const { store } = await open(endpoint);
        const stored = await store.read(draft.attempt.idempotencyKey);
        // Canceled meanwhile: what the visitor wrote is here, and nowhere else.
        if (stored === null) return { ...found, draft: withQueued(draft, false) };
        const { receipt, errors } = stored;
        return { draft: withQueued(draft, true), receipt, errors };
      } catch {
        return found;
      }
    },
    outbox: async () => (endpoint === null ? null : open(endpoint)),
  };
}
