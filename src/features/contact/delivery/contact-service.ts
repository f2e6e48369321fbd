import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom, EventObject } from 'xstate';
import { contactFormMachine, draftMachine } from '#machines/contact-form/index.ts';
import type {
  ContactFormInput,
  EnquiryNews,
  FoundDraft,
  SubmitInput,
} from '#machines/contact-form/index.ts';
import type { FormValues } from '#machines/outbox/index.ts';
import { EMPTY_FORM } from '#src/content/enquiry-fields.ts';
import type { Delivery, DeliveryOptions } from './delivery.ts';
import { createDraftStore } from './draft-store.ts';
import type { DraftStore } from './draft-store.ts';

type FormRef = ActorRefFrom<typeof contactFormMachine>;

/** What the page's content contributes to the form. */
export type FormFacts = Pick<ContactFormInput, 'rateLimited' | 'openings'>;

/** Everything between the contact form and the team: one per document. */
export interface ContactService {
  /** Where enquiries go; null: delivery is simulated. */
  readonly endpoint: string | null;
  /** Those of the values that are sent otherwise than they were written, as they are sent. */
  clean(values: FormValues): FormValues;
  /** The form as prerendered: empty, and not started. */
  emptyForm(facts: FormFacts): FormRef;
  /** The form's actor, started on first use. */
  form(facts: FormFacts): FormRef;
  /**
   * Loads and opens the delivery on first use. Any page may do so, so that waiting enquiries are sent wherever the
   * visitor is.
   * @throws TypeError when its code is not on the device and there is no network
   */
  delivery(): Promise<Delivery>;
}

export interface ContactServiceOptions extends DeliveryOptions {
  /** Starts the form or finds the running one. */
  readonly startForm: (logic: typeof contactFormMachine, input: ContactFormInput) => FormRef;
  readonly drafts?: DraftStore;
}

/**
 * Creates the service for a site whose enquiries go to `endpoint`, or nowhere when that is null. It
 * reads and starts nothing until it is used, so it can be created during prerendering.
 */
export function createContactService(
  endpoint: string | null,
  options: ContactServiceOptions,
): ContactService {
  const { drafts = createDraftStore() } = options;
  let loaded: Delivery | undefined;
  let loading: Promise<Delivery> | undefined;
  const delivery = () =>
    (loading ??= import('./delivery.ts').then(
      ({ openDelivery }) => (loaded = openDelivery(endpoint, options)),
      (error: unknown) => {
        // Not on the device, and no network: the next caller tries again.
        loading = undefined;
        throw error;
      },
    ));

  const submit = fromCallback<EventObject, SubmitInput>(({ input, sendBack }) => {
    let isStopped = false;
    let stop = () => {
      isStopped = true;
    };
    delivery().then(
      (opened) => {
        if (!isStopped) stop = opened.submit(input, sendBack);
      },
      () => sendBack({ type: 'ENQUIRY.FAILED', status: 0 } satisfies EnquiryNews),
    );
    return () => stop();
  });

  const find = async (): Promise<FoundDraft | null> => {
    const draft = drafts.read();
    if (draft === null) return null;
    const found = { ...draft, isWaiting: false, errors: {} };
    if (draft.key === null || endpoint === null) return found;
    try {
      const record = await (await delivery()).store.read(draft.key);
      if (record?.status === 'sent') {
        drafts.remove();
        return null;
      }
      if (record?.status === 'waiting') {
        // Of an earlier visit, only the fact that it waits is shown, not its content.
        return draft.isOfThisVisit ? { ...found, isWaiting: true } : null;
      }
      return { ...found, errors: record?.errors ?? {} };
    } catch {
      return found;
    }
  };

  const machine = contactFormMachine.provide({
    actors: {
      submit,
      draft: draftMachine.provide({
        actors: { find: fromPromise(find) },
        actions: {
          save: (_, { draft }) => {
            if (draft !== null) drafts.keep(draft);
          },
          remove: (_, { isOfAnyTab }) => {
            if (isOfAnyTab || drafts.read()?.isOfThisVisit === true) drafts.remove();
          },
        },
      }),
    },
    actions: {
      takeBack: (_, { found: { key } }) => {
        if (key !== null) void delivery().then((opened) => opened.cancel(key));
      },
    },
  });
  const inputFor = (facts: FormFacts): ContactFormInput => ({
    ...facts,
    initialValues: EMPTY_FORM,
    validate: (values) => loaded?.check(values) ?? {},
    makeKey: () => crypto.randomUUID(),
  });

  return {
    endpoint,
    clean: (values) => loaded?.clean(values) ?? {},
    emptyForm: (facts) => createActor(machine, { input: inputFor(facts) }),
    form: (facts) => options.startForm(machine, inputFor(facts)),
    delivery,
  };
}
