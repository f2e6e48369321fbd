import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { contactFormMachine } from '#machines/contact-form/index.ts';
import type {
  ContactFormInput,
  DeliverInput,
  DeliverOutcome,
  FormValues,
  FoundDraft,
} from '#machines/contact-form/index.ts';
import { ENQUIRY_FIELDS, factsOf } from '#src/content/enquiry-fields.ts';
import { copyText } from '#src/platform/clipboard.ts';
import type { checkValues } from './check-values.ts';
import { createDraftStore, withQueued } from './draft-store.ts';
import type { OutboxService, OutboxServiceDeps } from './outbox-service.ts';

type FormRef = ActorRefFrom<typeof contactFormMachine>;

/** What the page's content contributes to the form. */
export interface FormFacts {
  /** The message for too many enquiries from the visitor's network. */
  readonly rateLimited: string;
  /** What links may prefill. */
  readonly openings: readonly FormValues[];
}

/** Everything between the contact form and the team: one per document. */
export interface ContactService {
  /** Where enquiries go; null: delivery is simulated. */
  readonly endpoint: string | null;
  /** The form as prerendered: empty, and not started. */
  emptyForm(facts: FormFacts): FormRef;
  /** The form's actor, started on first use. */
  form(facts: FormFacts): FormRef;
  /** The draft on the device, with the status of its enquiry; null when there is none. */
  findDraft(): Promise<FoundDraft | null>;
  /**
   * The outbox of this device, loaded and started on first use; null when delivery is simulated. Any
   * page may open it, so that waiting enquiries are sent wherever the visitor is.
   * @throws TypeError when its code is not on the device and there is no network
   */
  outbox(): Promise<OutboxService | null>;
}

/** The dependencies of the service; tests pass their own. */
export interface ContactServiceDeps
  extends
    Pick<OutboxServiceDeps, 'isOnline'>,
    Partial<Omit<OutboxServiceDeps, 'endpoint' | 'rateLimited' | 'isOnline'>> {
  /** Starts the form or finds the running one. */
  readonly startForm: (logic: typeof contactFormMachine, input: ContactFormInput) => FormRef;
}

/** The values of an empty form (docs/specification.md, 3 and 5). */
const INITIAL_VALUES: FormValues = Object.fromEntries(
  ENQUIRY_FIELDS.map((field) => [field, factsOf(field).control === 'checkbox' ? true : '']),
);

/**
 * Creates the service for a site whose enquiries go to `endpoint`, or nowhere when that is null. It
 * reads and starts nothing until it is used, so it can be created during prerendering.
 */
export function createContactService(
  endpoint: string | null,
  deps: ContactServiceDeps,
): ContactService {
  const { drafts = createDraftStore() } = deps;
  let rateLimited = '';

  let check: typeof checkValues | undefined;
  /** Loads the field validation. Without it, only the receiver validates, by the same rules. */
  const loadCheck = async () => {
    check ??= await import('./check-values.ts').then(
      (loaded) => loaded.checkValues,
      () => undefined,
    );
    return check;
  };

  let opened: Promise<OutboxService> | null = null;
  const open = (to: string): Promise<OutboxService> => {
    opened ??= import('./outbox-service.ts')
      .then((loaded) =>
        loaded.openOutboxService({
          ...deps,
          endpoint: to,
          drafts,
          rateLimited: () => rateLimited,
        }),
      )
      .catch((error: unknown) => {
        // Not cached, and no network: the next caller tries again.
        opened = null;
        throw error;
      });
    return opened;
  };

  const deliver = async (input: DeliverInput): Promise<DeliverOutcome> => {
    // The form may be submitted before validation has loaded.
    const errors = (await loadCheck())?.(input.enquiry) ?? {};
    if (Object.keys(errors).length > 0) return { outcome: 'refused', errors };
    return endpoint === null
      ? import('./simulated.ts').then((loaded) => loaded.simulatedDelivery()(input))
      : (await open(endpoint)).deliver(input);
  };

  const findDraft = async (): Promise<FoundDraft | null> => {
    const draft = drafts.read();
    if (draft === null) return null;
    const isOfThisVisit = drafts.isOfThisVisit();
    const found = { draft, receipt: null, errors: {}, isOfThisVisit };
    if (draft.attempt === null || endpoint === null) return found;
    try {
      const { store } = await open(endpoint);
      const stored = await store.read(draft.attempt.idempotencyKey);
      // Canceled in the meantime: the draft is now the only copy.
      if (stored === null) return { ...found, draft: withQueued(draft, false) };
      const { receipt, errors } = stored;
      if (receipt !== null && !isOfThisVisit) {
        drafts.settle(draft.attempt.idempotencyKey);
        const rest = drafts.read();
        // A draft that has changed since is a different enquiry.
        if (rest !== null) return { ...found, draft: rest, receipt };
      }
      // Only the fact that an enquiry was sent is shown, not its content.
      const isShown = isOfThisVisit || receipt !== null;
      const queued = withQueued(draft, true);
      return { draft: queued, receipt, errors, isOfThisVisit: isShown };
    } catch {
      return found;
    }
  };

  const machine = contactFormMachine.provide({
    actors: {
      deliver: fromPromise(({ input }) => deliver(input)),
      findDraft: fromPromise(findDraft),
      copyReceipt: fromPromise(({ input }) => copyText(input.receipt)),
    },
    actions: {
      persistDraft: (_, { draft }) => {
        drafts.keep(draft);
      },
      discardDraft: () => {
        drafts.remove();
      },
    },
  });
  const inputFor = ({ openings }: FormFacts): ContactFormInput => ({
    initialValues: INITIAL_VALUES,
    validate: (values) => check?.(values) ?? {},
    makeKey: () => crypto.randomUUID(),
    openings,
  });

  return {
    endpoint,
    emptyForm: (facts) => createActor(machine, { input: inputFor(facts) }),
    form(facts) {
      ({ rateLimited } = facts);
      void loadCheck();
      return deps.startForm(machine, inputFor(facts));
    },
    findDraft,
    outbox: async () => (endpoint === null ? null : open(endpoint)),
  };
}
