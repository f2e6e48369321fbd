import type { SnapshotFrom } from 'xstate';
import { outboxMachine } from './outbox.machine.ts';

export { outboxMachine };
export { createMemoryStore, type Change, type EnquiryStore } from './enquiry-store.ts';
export { aged, newRecord, settled } from './record.ts';
export type {
  EnquiryRecord,
  FormErrors,
  FormValue,
  FormValues,
  SendOutcome,
  SpamSignals,
  Submission,
} from './record.ts';
export { cancelEnquiry, sendEnquiry, type SenderDeps } from './send-enquiry.ts';
export { submitEnquiry, type EnquiryNews, type SubmitDeps } from './submit-enquiry.ts';
export type {
  Announcement,
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
} from './outbox.machine.ts';

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;

export { selectRows, type OutboxRow } from './rows.ts';
