import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  selectConfirmation,
  selectCopy,
  selectDraftNotice,
  selectErrorSummary,
  selectField,
  selectHasDraft,
  selectHasNews,
  selectIsOffered,
  selectIsQueuedInMemory,
  selectIsReady,
  selectReceipt,
  selectSentKey,
  selectSubmission,
  selectSubmitButton,
} from '#machines/contact-form/index.ts';
import type { contactFormMachine, FormValue, FormValues } from '#machines/contact-form/index.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { useApp } from '#src/components/hooks/use-app.ts';
import type { TOOLS_KEY } from '#src/features/tools/tools-key.ts';
import { localStore } from '#src/platform/storage.ts';
import type { ContactService, FormFacts } from '../delivery/contact-service.ts';

/**
 * Duplicated so that the page does not load the tools' code; its type is that key, so the two cannot
 * diverge.
 */
const KEY_OF_TOOLS: typeof TOOLS_KEY = 'hause:tools';

type FormRef = ActorRefFrom<typeof contactFormMachine>;

/** The elements that are focused or read. */
export interface ContactFormElements {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLElement | null>;
  readonly submit: RefObject<HTMLButtonElement | null>;
  /** Contains the banner with the outcome of an attempt. */
  readonly outcome: RefObject<HTMLElement | null>;
  /** The confirmation's heading. */
  readonly heading: RefObject<HTMLElement | null>;
}

export interface ContactFormOptions {
  readonly service: ContactService;
  readonly facts: FormFacts;
  readonly elements: ContactFormElements;
  /** The values prefilled by the link that led here; null for none. */
  readonly opening: FormValues | null;
  /** Prepended to the page's title while there are errors, such as "Error:". */
  readonly titlePrefix: string;
  /** The name of the field that only bots fill in. */
  readonly honeypot: string;
}

/**
 * Binds the contact form's machine to a form element. All state lives in the machine; this hook does
 * what only a page can do: move the focus, change the title, and read what was typed before the
 * scripts ran. The first render is always that of an empty form, so that it matches the prerendered
 * page.
 */
export function useContactForm(options: ContactFormOptions) {
  const { service, facts, elements, opening, honeypot, titlePrefix } = options;
  const app = useApp();
  // Reused by the next visit to the page: the actor outlives the view.
  const [form] = useState(() => (app === null ? service.emptyForm(facts) : service.form(facts)));
  const snapshot = useSelector(form, (current) => current);
  const { form: formRef, summary: summaryRef } = elements;
  const shownAt = useRef(0);

  const submission = selectSubmission(snapshot);
  const confirmation = selectConfirmation(snapshot);
  const summary = selectErrorSummary(snapshot);
  const hasErrors = summary.length > 0;

  const typed = useRef<Readonly<Record<string, FormValue>>>({});
  useLayoutEffect(() => {
    // Read before a re-render, which would empty the controls.
    typed.current = typedInto(formRef.current, form.getSnapshot().context.values);
  }, [form, formRef]);

  useEffect(() => {
    shownAt.current = performance.now();
    app?.send({ type: 'FORM.SHOWN' });
    return () => {
      form.send({ type: 'PAGE.LEFT' });
      app?.send({ type: 'FORM.HIDDEN' });
    };
  }, [app, form]);

  useEffect(() => {
    form.send({ type: 'VIEW.ATTACHED', typed: typed.current, opening });
    typed.current = {};
  }, [form, opening]);

  // Loaded while there is a network; later it may be too late.
  useEffect(() => {
    // Submitting tries to load it again, and reports a failure.
    service.outbox().catch(() => undefined);
  }, [service]);

  useFocusOnErrors(form, summaryRef);
  useErrorTitle(hasErrors, titlePrefix);
  const isAnotherWanted = useRef(false);
  useOutcomeInView(submission, confirmation, elements, isAnotherWanted);

  /** The pressed button disappears. */
  const focusFirst = () =>
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();

  return {
    submission,
    confirmation,
    hasNews: selectHasNews(snapshot),
    receipt: selectReceipt(snapshot),
    sentKey: selectSentKey(snapshot),
    copy: selectCopy(snapshot),
    isQueuedInMemory: selectIsQueuedInMemory(snapshot),
    summary,
    submit: selectSubmitButton(snapshot),
    isReady: selectIsReady(snapshot),
    hasDraft: selectHasDraft(snapshot),
    draftNotice: selectDraftNotice(snapshot),
    isOffered: selectIsOffered(snapshot),
    text: (field: string) => {
      const { value, message, isLocked, isMissing } = selectField(snapshot, field);
      return {
        name: field,
        value: String(value),
        error: message,
        isMissing,
        isLocked,
        onValueChange: (next: string) => {
          form.send({ type: 'FIELD.CHANGED', field, value: next });
        },
      };
    },
    check: (field: string) => {
      const { value, message } = selectField(snapshot, field);
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
      const spamSignals = {
        website: textOf(formRef.current, honeypot),
        elapsed: Math.round(performance.now() - shownAt.current),
      };
      afterPaint(() => form.send({ type: 'SUBMISSION.REQUESTED', spamSignals }));
    },
    takeOffer: () => {
      form.send({ type: 'OFFER.TAKEN' });
      focusFirst();
    },
    declineOffer: () => {
      form.send({ type: 'OFFER.DECLINED' });
      focusFirst();
    },
    writeAnother: () => {
      // The form is not in the page yet.
      isAnotherWanted.current = true;
      form.send({ type: 'ANOTHER.REQUESTED' });
    },
    copyReceipt: () => form.send({ type: 'COPY.REQUESTED' }),
    dismissNews: () => {
      form.send({ type: 'NEWS.DISMISSED' });
      focusFirst();
    },
    /** Removes drafts, waiting messages and tool answers from this device. */
    clearDevice: () => {
      localStore.set(KEY_OF_TOOLS, null);
      app?.send({ type: 'ENQUIRIES.CLEARED' });
    },
    discard: () => {
      form.send({ type: 'DRAFT.DISCARDED' });
      focusFirst();
    },
  };
}

export type ContactFormView = ReturnType<typeof useContactForm>;

/** No two controls of the form share a name. */
const controlOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null;

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

/** Moves the focus to the summary whenever errors are found (WCAG 2.2, 3.3.1). */
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
 * When an attempt has ended, scrolls its outcome into view and moves the focus: to the confirmation
 * that replaces the form, or otherwise, with the banner in view, back to the button that lost it by
 * being disabled. When the form returns, so does the focus.
 */
function useOutcomeInView(
  submission: ReturnType<typeof selectSubmission>,
  confirmation: ReturnType<typeof selectConfirmation>,
  { form, submit, outcome, heading }: ContactFormElements,
  isAnotherWanted: RefObject<boolean>,
): void {
  const wasSubmitting = useRef(false);
  const wasConfirmed = useRef(false);
  const isConfirmed = confirmation !== 'none';
  // Before the browser removes the focus from hidden elements.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFocusLost = activeElement === null || activeElement === document.body;
    const isFormUsed = form.current?.contains(activeElement) === true;
    const hasEnded = wasSubmitting.current && submission !== 'submitting';
    wasSubmitting.current = submission === 'submitting';
    if (isConfirmed && (hasEnded || (isFormUsed && !wasConfirmed.current))) {
      // As much of it as fits, but its heading in any case, below the sticky header.
      heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
      heading.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.focus({ preventScroll: true });
    } else if (hasEnded) {
      outcome.current?.scrollIntoView({ block: 'nearest' });
      if (isFocusLost && submission !== 'idle') submit.current?.focus({ preventScroll: true });
    } else if (wasConfirmed.current && !isConfirmed) {
      if (isAnotherWanted.current) {
        form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      } else if (isFocusLost || heading.current?.closest('section')?.contains(activeElement)) {
        submit.current?.focus();
      }
      isAnotherWanted.current = false;
    }
    wasConfirmed.current = isConfirmed;
  }, [submission, isConfirmed, form, submit, outcome, heading, isAnotherWanted]);
}
