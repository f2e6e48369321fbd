export { contactFormMachine } from './contact-form.machine.ts';
export { draftOf } from './contact-form.content.ts';
export {
  errorSummary,
  fieldFacts,
  isDirty,
  isQueuedInMemory,
  submissionOf,
  submitButton,
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
  FormErrors,
  FormValue,
  FormValues,
} from './contact-form.types.ts';
