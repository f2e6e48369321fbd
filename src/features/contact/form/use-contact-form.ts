import { useSelector } from '@xstate/react';
import { createRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import {
  selectErrorSummary,
  selectHasWritten,
  selectIsReady,
  selectIsStored,
  selectPendingKey,
  selectSubmission,
} from '#machines/contact-form/index.ts';
import type { FormValues } from '#machines/outbox/index.ts';
import { selectRows } from '#machines/outbox/rows.ts';
import type { OutboxRow } from '#machines/outbox/rows.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';
import { useApp, useAppActor } from '#src/components/hooks/use-app.ts';
import { ENQUIRY_FIELDS, HONEYPOT_FIELD } from '#src/content/enquiry-fields.ts';
import type { EnquiryField } from '#src/content/enquiry-fields.ts';
import type { ContactLabels } from '#src/content/schema/contact-words.ts';
import type { TOOLS_KEY } from '#src/features/tools/tools-key.ts';
import { localStore } from '#src/platform/storage.ts';
import type { ContactService, FormFacts } from '../delivery/contact-service.ts';

/**
 * Duplicated so that the page does not load the tools' code; its type is that key, so the two cannot
 * diverge.
 */
const KEY_OF_TOOLS: typeof TOOLS_KEY = 'hause:tools';

const NO_ROWS: readonly OutboxRow[] = [];

/** The elements that are focused or read. */
const createElements = () => ({
  form: createRef<HTMLFormElement>(),
  summary: createRef<HTMLElement>(),
  submit: createRef<HTMLButtonElement>(),
  /** Contains the error banner. */
  outcome: createRef<HTMLDivElement>(),
  /** Contains the success banner and the confirmation, and the confirmation's heading. */
  top: createRef<HTMLDivElement>(),
  heading: createRef<HTMLHeadingElement>(),
});

export interface ContactFormOptions {
  readonly service: ContactService;
  readonly facts: FormFacts;
  /** The values prefilled by the link that led here; null for none. */
  readonly opening: FormValues | null;
  /** Prepended to the page's title while there are errors, such as "Error:". */
  readonly titlePrefix: string;
}

/**
 * Binds the contact form's machine to a form element. The controls have the values while they are edited; the machine
 * takes all of them on every change and on submission, so that it misses nothing that a browser, an extension or an
 * early visitor has filled in. This hook does what only a page can do: read and write controls, move the focus, and
 * change the title.
 */
export function useContactForm({ service, facts, opening, titlePrefix }: ContactFormOptions) {
  const [elements] = useState(createElements);
  const app = useApp();
  // Reused by the next visit to the page: the actor outlives the view.
  const [form] = useState(() => (app === null ? service.emptyForm(facts) : service.form(facts)));
  // Constant, so that no render touches the controls; and empty at first, like the prerendered page.
  const [atFirst] = useState(() => form.getSnapshot().context.values);
  const snapshot = useSelector(form, (current) => current);
  const draft = useSelector(snapshot.children.draft, (current) => current?.context);
  const outbox = useAppActor('outbox');
  const rows = useSelector(outbox, (current) =>
    current === undefined ? NO_ROWS : selectRows(current),
  );
  const { form: formRef } = elements;
  const shownAt = useRef(0);

  const submission = selectSubmission(snapshot);
  const summary = selectErrorSummary(snapshot);
  const hasWritten = selectHasWritten(snapshot);
  const pendingKey = selectPendingKey(snapshot);
  const sent = rows.findLast(({ phase }) => phase === 'sent');
  const confirmation =
    submission === 'waiting'
      ? 'waiting'
      : sent !== undefined && submission !== 'submitting'
        ? 'sent'
        : 'none';

  useEffect(() => {
    shownAt.current = performance.now();
    app?.send({ type: 'FORM.SHOWN' });
    return () => {
      form.send({ type: 'PAGE.LEFT' });
      app?.send({ type: 'FORM.HIDDEN' });
    };
  }, [app, form]);

  useEffect(() => {
    const written = form.on('VALUES.SET', ({ values }) => write(formRef.current, values));
    form.send({ type: 'VIEW.ATTACHED', values: valuesIn(formRef.current), opening });
    return () => written.unsubscribe();
  }, [form, formRef, opening]);

  // Loaded while there is a network; later it may be too late.
  useEffect(() => {
    // Submitting tries to load it again, and reports a failure.
    service.delivery().catch(() => undefined);
  }, [service]);

  const [found, setFound] = useState(0);
  useEffect(() => {
    const errors = form.on('ERRORS.FOUND', () => setFound((count) => count + 1));
    return () => errors.unsubscribe();
  }, [form]);
  // WCAG 2.2, 3.3.1.
  useEffect(() => {
    if (found > 0) elements.summary.current?.focus();
  }, [found, elements]);

  useErrorTitle(summary.length > 0, titlePrefix);
  useOutcomeInView(submission, confirmation, elements);

  const clean = () =>
    form.send({ type: 'VALUES.CLEANED', values: service.clean(valuesIn(formRef.current)) });
  const focusFirst = () =>
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  const sendAndFocus = (type: 'OFFER.TAKEN' | 'OFFER.DECLINED' | 'DRAFT.DISCARDED') => {
    form.send({ type });
    focusFirst();
  };
  const dismiss = () => {
    if (sent !== undefined) outbox?.send({ type: 'SENT.DISMISSED', key: sent.key });
  };

  return {
    elements,
    submission,
    confirmation,
    /** Whether the form by now holds something else than what the confirmation is about. */
    isEarlier: confirmation === 'sent' && hasWritten,
    receipt: sent?.receipt ?? '',
    isStored: selectIsStored(snapshot),
    /** The enquiries of this device that neither the form nor the confirmation speaks of. */
    rows: rows.filter(
      ({ key }) => key !== sent?.key && (key !== pendingKey || submission === 'waiting'),
    ),
    outbox,
    summary,
    isSubmitting: submission === 'submitting',
    isReady: selectIsReady(snapshot),
    hasWritten,
    draftNotice: draft?.notice ?? 'none',
    isOffered: draft !== undefined && draft.offer !== null,
    values: snapshot.context.values,
    /** The props of a field. */
    field: (name: EnquiryField) => ({ name, error: snapshot.context.errors[name] }),
    atFirst,
    onInput: () => form.send({ type: 'VALUES.CHANGED', values: valuesIn(formRef.current) }),
    onBlur: clean,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      // The field in which Enter was pressed has not been left.
      clean();
      const signals = {
        website: controlOf(formRef.current, HONEYPOT_FIELD)?.value ?? '',
        elapsed: Math.round(performance.now() - shownAt.current),
      };
      afterPaint(() => {
        dismiss();
        form.send({ type: 'SUBMISSION.REQUESTED', values: valuesIn(formRef.current), signals });
      });
    },
    takeOffer: () => sendAndFocus('OFFER.TAKEN'),
    declineOffer: () => sendAndFocus('OFFER.DECLINED'),
    discard: () => sendAndFocus('DRAFT.DISCARDED'),
    writeAnother: () => {
      dismiss();
      form.send({ type: 'ANOTHER.REQUESTED' });
      // The form may not be in the page yet.
      setTimeout(focusFirst);
    },
    /** Removes drafts, waiting messages and tool answers from this device. */
    clearDevice: () => {
      localStore.set(KEY_OF_TOOLS, null);
      app?.send({ type: 'ENQUIRIES.CLEARED' });
    },
  };
}

export type ContactFormView = ReturnType<typeof useContactForm>;

/** What every part of the form is shown from. */
export interface ContactFormPart {
  readonly view: ContactFormView;
  readonly labels: ContactLabels;
}

/** No two controls of the form share a name. Each has some of what an input has. */
const controlOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as HTMLInputElement | null;

/** What the controls hold; those that are not in the page are left out. */
const valuesIn = (form: HTMLFormElement | null): FormValues =>
  Object.fromEntries(
    ENQUIRY_FIELDS.flatMap((name) => {
      const control = controlOf(form, name);
      if (control === null) return [];
      return [[name, control.type === 'checkbox' ? control.checked : control.value]];
    }),
  );

/** Leaves a control alone that holds the value already: writing would move the caret. */
function write(form: HTMLFormElement | null, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control === null) continue;
    if (typeof value === 'boolean') control.checked = value;
    else if (control.value !== value) control.value = value;
  }
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
 * When an attempt has ended, scrolls its outcome into view and moves the focus: to the confirmation, or, with the
 * error banner in view, back to the button that lost it by being disabled. The same when a waiting enquiry is
 * sent or canceled, if the focus was on what goes with it.
 */
function useOutcomeInView(
  submission: ContactFormView['submission'],
  confirmation: 'none' | 'waiting' | 'sent',
  { submit, outcome, top, heading }: ContactFormView['elements'],
): void {
  const before = useRef(submission);
  const isHeadingAwaited = useRef(false);
  // Before the browser removes the focus from hidden elements.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = submission;
    const { activeElement } = document;
    const isFocusLost = activeElement === null || activeElement === document.body;
    const wasInside = top.current?.closest('section')?.contains(activeElement) === true;
    const hasEnded = was === 'submitting' && submission !== 'submitting';
    if (hasEnded && (submission === 'waiting' || submission === 'success')) {
      isHeadingAwaited.current = true;
    } else if (hasEnded && submission === 'error') {
      outcome.current?.scrollIntoView({ block: 'nearest' });
      if (isFocusLost) submit.current?.focus({ preventScroll: true });
    } else if (was === 'waiting' && submission === 'success') {
      isHeadingAwaited.current = isFocusLost || wasInside;
    } else if (was === 'waiting' && submission === 'idle' && (isFocusLost || wasInside)) {
      submit.current?.focus();
    }
    // The receipt may come a moment later.
    if (isHeadingAwaited.current && confirmation !== 'none') {
      isHeadingAwaited.current = false;
      top.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.focus({ preventScroll: true });
    }
  }, [submission, confirmation, submit, outcome, top, heading]);
}
