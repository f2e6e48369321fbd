import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import {
  errorSummary,
  fieldFacts,
  isDirty,
  isQueuedInMemory,
  submissionOf,
  submitButton,
} from '#machines/contact-form/index.ts';
import type {
  contactFormMachine,
  ContactFormInput,
  Draft,
  FormErrors,
  FormValue,
} from '#machines/contact-form/index.ts';
import type { outboxMachine } from '#machines/outbox/index.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { inspect } from '#src/components/hooks/inspection.ts';
import { useUnfinishedWork } from '#src/components/hooks/unsaved-changes.ts';

/** What the contact form needs of the site: its machine with a delivery, its draft, its outbox. */
export interface ContactFormService {
  readonly endpoint: string | null;
  readonly formMachine: typeof contactFormMachine;
  readonly formInput: ContactFormInput;
  /** Makes the check of the fields ready; before a submission. */
  prepare(): Promise<void>;
  attend(facts: {
    readonly spamSignals: () => { readonly website: string; readonly elapsed: number };
    readonly rateLimited: string;
    readonly openings: readonly string[];
    readonly inspect: (event: InspectionEvent) => void;
  }): void;
  findDraft(): Promise<{
    readonly draft: Draft;
    readonly receipt: string | null;
    readonly errors: FormErrors;
  } | null>;
  outbox(): Promise<ContactOutbox | null>;
}

/** The outbox of this device. */
export interface ContactOutbox {
  readonly ref: ActorRefFrom<typeof outboxMachine>;
  /** Notes that the visitor has been told that an enquiry was sent. */
  announce(idempotencyKey: string): Promise<boolean>;
  /** Tells a form what becomes of its enquiry. @returns stops it */
  follow(form: FormRef): () => void;
}

type FormRef = ActorRefFrom<typeof contactFormMachine>;

/** The elements that the focus goes to, or that are read. */
export interface ContactFormElements {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLElement | null>;
  readonly submit: RefObject<HTMLButtonElement | null>;
  /** Holds the banner that says what became of an attempt. */
  readonly outcome: RefObject<HTMLElement | null>;
}

export interface ContactFormOptions {
  readonly desk: ContactFormService;
  readonly elements: ContactFormElements;
  /** The text that a link asks to begin the message with; null for none. */
  readonly opening: string | null;
  /** All such texts. */
  readonly openings: readonly string[];
  readonly rateLimited: string;
  /** Put before the page's title while something is wrong, such as "Error:". */
  readonly titlePrefix: string;
  /** The field that holds the message. */
  readonly messageField: string;
  /** The name of the field that only robots fill in. */
  readonly honeypot: string;
}

/**
 * The contact form's machine, bound to a form element. All state is the machine's; what is done here
 * is what only a page can do: move the focus, change the title, take up what was typed before the
 * script ran, and bring back the draft. The first render is that of an empty form, whatever the device
 * holds, so that it matches the prerendered page.
 */
export function useContactForm(options: ContactFormOptions) {
  const { desk, elements, opening, openings, messageField, honeypot, rateLimited, titlePrefix } =
    options;
  const form = useActorRef(desk.formMachine, { input: desk.formInput, inspect });
  const snapshot = useSelector(form, (current) => current);
  const { form: formRef, summary: summaryRef, submit: submitRef, outcome: outcomeRef } = elements;
  const [isReady, setIsReady] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [isDiscarded, setIsDiscarded] = useState(false);

  const submission = submissionOf(snapshot);
  const summary = errorSummary(snapshot);
  const hasErrors = summary.length > 0;

  // What goes along with an enquiry is read when it is sent.
  useEffect(() => {
    const shownAt = performance.now();
    desk.attend({
      inspect,
      openings,
      rateLimited,
      spamSignals: () => ({
        website: textOf(formRef.current, honeypot),
        elapsed: Math.round(performance.now() - shownAt),
      }),
    });
  }, [desk, formRef, openings, rateLimited, honeypot]);

  const typed = useRef<Readonly<Record<string, FormValue>>>({});
  useLayoutEffect(() => {
    // Before anything is rendered again, which would empty the controls.
    typed.current = typedInto(formRef.current, desk.formInput.initialValues);
  }, [desk, formRef]);

  useEffect(() => {
    void desk.prepare();
  }, [desk]);

  useEffect(() => {
    let isGone = false;
    void desk.findDraft().then((found) => {
      if (isGone) return;
      if (found !== null) {
        const { draft, receipt, errors } = found;
        form.send({ type: 'DRAFT.RESTORED', draft });
        const idempotencyKey = draft.attempt?.idempotencyKey ?? '';
        if (receipt !== null) form.send({ type: 'ENQUIRY.ACKNOWLEDGED', idempotencyKey, receipt });
        if (Object.keys(errors).length > 0) {
          form.send({ type: 'ENQUIRY.RETURNED', idempotencyKey, errors });
        }
        setIsRestored(true);
      }
      for (const [field, value] of Object.entries(typed.current)) {
        form.send({ type: 'FIELD.CHANGED', field, value });
      }
      typed.current = {};
      setIsReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [desk, form]);

  // A page that goes out of sight may not come back. Effects of layout are undone before the machine stops.
  useLayoutEffect(() => {
    const leave = () => form.send({ type: 'PAGE.LEFT' });
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [form]);

  useEffect(() => {
    if (!isReady || opening === null) return;
    const message = form.getSnapshot().context.values[messageField];
    const isFree = message === '' || openings.includes(String(message).trim());
    if (!isFree || String(message).trim() === opening) return;
    form.send({ type: 'FIELD.CHANGED', field: messageField, value: `${opening}\n` });
  }, [form, isReady, opening, openings, messageField]);

  // An update of the site waits for a clean form.
  useUnfinishedWork(isDirty(snapshot));
  useOutcomeOfOutbox(desk, form);
  useFocusOnErrors(form, summaryRef);
  useErrorTitle(hasErrors, titlePrefix);
  useOutcomeInView(submission, outcomeRef, submitRef);

  return {
    submission,
    isQueuedInMemory: isQueuedInMemory(snapshot),
    summary,
    submit: submitButton(snapshot),
    /** Whether the draft has been looked for: from then on the form may differ from the prerendered one. */
    isReady,
    /** Whether anything is written: then there is a draft that can be discarded. */
    hasDraft: !snapshot.matches({ draft: 'none' }),
    isRestored,
    isDiscarded,
    text: (field: string) => {
      const { value, message, isLocked } = fieldFacts(snapshot, field);
      return {
        name: field,
        value: String(value),
        error: message,
        isLocked,
        onValueChange: (next: string) => {
          setIsDiscarded(false);
          form.send({ type: 'FIELD.CHANGED', field, value: next });
        },
      };
    },
    check: (field: string) => {
      const { value, message } = fieldFacts(snapshot, field);
      return {
        name: field,
        isChecked: value === true,
        error: message,
        onCheckedChange: (next: boolean) => {
          form.send({ type: 'FIELD.CHANGED', field, value: next });
        },
      };
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      setIsDiscarded(false);
      setIsRestored(false);
      afterPaint(() => {
        void desk.prepare().then(() => form.send({ type: 'SUBMISSION.REQUESTED' }));
      });
    },
    discard: () => {
      form.send({ type: 'DRAFT.DISCARDED' });
      setIsRestored(false);
      setIsDiscarded(true);
      formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    },
  };
}

export type ContactFormView = ReturnType<typeof useContactForm>;

function controlOf(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}

const textOf = (form: HTMLFormElement | null, name: string) => controlOf(form, name)?.value ?? '';

/** What the visitor wrote before the script ran: the controls that differ from an empty form. */
function typedInto(
  form: HTMLFormElement | null,
  initialValues: Readonly<Record<string, FormValue>>,
): Record<string, FormValue> {
  const typed: Record<string, FormValue> = {};
  for (const [field, initial] of Object.entries(initialValues)) {
    const control = controlOf(form, field);
    if (control === null) continue;
    const value =
      typeof initial === 'boolean' ? (control as HTMLInputElement).checked : control.value;
    if (value !== initial) typed[field] = value;
  }
  return typed;
}

/** What the outbox has made of the enquiry that this form put there. */
function useOutcomeOfOutbox(desk: ContactFormService, form: FormRef): void {
  useEffect(() => {
    let isGone = false;
    let leave = () => {};
    // Loaded when the form is there: once the network is gone it could not be.
    desk.outbox().then(
      (outbox) => {
        if (outbox !== null && !isGone) leave = outbox.follow(form);
      },
      // Submitting tries once more to load it, and fails aloud.
      () => undefined,
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [desk, form]);
}

/** Errors that were found take the focus to the summary, each time (WCAG 2.2, 3.3.1). */
function useFocusOnErrors(form: FormRef, summary: RefObject<HTMLElement | null>): void {
  const [found, setFound] = useState(0);
  useEffect(() => {
    const subscription = form.on('ERRORS.FOUND', () => setFound((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [form]);
  useEffect(() => {
    if (found > 0) summary.current?.focus();
  }, [found, summary]);
}

function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const title = document.title;
    const marked = `${prefix} ${title}`;
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [hasErrors, prefix]);
}

/**
 * When an attempt has ended, its banner is brought into view, and the focus goes back to the button
 * that lost it by being disabled.
 */
function useOutcomeInView(
  submission: ReturnType<typeof submissionOf>,
  outcome: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && submission !== 'submitting') {
      outcome.current?.scrollIntoView({ block: 'nearest' });
      const isFocusLost =
        document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && submission !== 'idle') button.current?.focus({ preventScroll: true });
    }
    wasSubmitting.current = submission === 'submitting';
  }, [submission, outcome, button]);
}
