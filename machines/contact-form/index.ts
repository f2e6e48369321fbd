export { contactFormMachine } from './contact-form.machine.ts';
export { draftOf } from './contact-form.content.ts';
export {
  selectErrorSummary,
  selectField,
  selectDraftNotice,
  selectHasDraft,
  selectIsReady,
  selectIsQueuedInMemory,
  selectSubmission,
  selectSubmitButton,
  type ContactFormSnapshot,
  type ErrorLine,
  type FieldFacts,
  type SubmitButtonFacts,
} from './contact-form.selectors.ts';
export type {
  Attempt,
  ContactFormContext,
  ContactFormEmitted,
  ContactFormEvent,
  ContactFormInput,
  DeliverInput,
  DeliverOutcome,
  Draft,
  FoundDraft,
  FormErrors,
  FormValue,
  FormValues,
  SpamSignals,
} from './contact-form.types.ts';
