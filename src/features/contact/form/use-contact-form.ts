import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  selectDraftNotice,
  selectErrorSummary,
  selectField,
  selectHasDraft,
  selectIsQueuedInMemory,
  selectIsReady,
  selectSubmission,
  selectSubmitButton,
} from '#machines/contact-form/index.ts';
import type { contactFormMachine, FormValue } from '#machines/contact-form/index.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { useApp } from '#src/components/hooks/use-app.ts';
import type { ContactService, FormFacts } from '../delivery/contact-service.ts';

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
  readonly service: ContactService;
  readonly facts: FormFacts;
  readonly elements: ContactFormElements;
  /** The text that a link asks to begin the message with; null for none. */
  readonly opening: string | null;
  /** Put before the page's title while something is wrong, such as "Error:". */
  readonly titlePrefix: string;
  /** The name of the field that only robots fill in. */
  readonly honeypot: string;
}

/**
 * The contact form's machine, bound to a form element. All state is the machine's; what is done here is
 * what only a page can do: move the focus, change the title, and read what was typed before the scripts
 * ran. The first render is that of an empty form, whatever the device holds, so that it matches the
 * prerendered page.
 */
export function useContactForm(options: ContactFormOptions) {
  const { service, facts, elements, opening, honeypot, titlePrefix } = options;
  const app = useApp();
  // Found again by the next visit to the page: the actor outlives the view.
  const [form] = useState(() => (app === null ? service.emptyForm(facts) : service.form(facts)));
  const snapshot = useSelector(form, (current) => current);
  const { form: formRef, summary: summaryRef, submit: submitRef, outcome: outcomeRef } = elements;
  const shownAt = useRef(0);

  const submission = selectSubmission(snapshot);
  const summary = selectErrorSummary(snapshot);
  const hasErrors = summary.length > 0;

  const typed = useRef<Readonly<Record<string, FormValue>>>({});
  useLayoutEffect(() => {
    // Before anything is rendered again, which would empty the controls.
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

  // Loaded while there is a network: once it is gone it could not be.
  useEffect(() => {
    // Submitting tries once more to load it, and reports when that fails.
    service.outbox().catch(() => undefined);
  }, [service]);

  useFocusOnErrors(form, summaryRef);
  useErrorTitle(hasErrors, titlePrefix);
  useOutcomeInView(submission, outcomeRef, submitRef);

  return {
    submission,
    isQueuedInMemory: selectIsQueuedInMemory(snapshot),
    summary,
    submit: selectSubmitButton(snapshot),
    isReady: selectIsReady(snapshot),
    hasDraft: selectHasDraft(snapshot),
    draftNotice: selectDraftNotice(snapshot),
    text: (field: string) => {
      const { value, message, isLocked } = selectField(snapshot, field);
      return {
        name: field,
        value: String(value),
        error: message,
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
    discard: () => {
      form.send({ type: 'DRAFT.DISCARDED' });
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
  submission: ReturnType<typeof selectSubmission>,
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
