import type { SnapshotFrom } from 'xstate';
import { outboxEntryMachine } from './outbox-entry.machine.ts';
import { newEntry, outboxMachine } from './outbox.machine.ts';
import type { OutboxItem } from './outbox.types.ts';

export { newEntry, outboxEntryMachine, outboxMachine };
export { provideOutbox, type OutboxHost } from './provide-outbox.ts';
export type {
  OutboxEntryContext,
  OutboxEntryEvent,
  OutboxEntryInput,
  OutboxEntryPhase,
  OutboxEntryReport,
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  OutboxItem,
  SendOutcome,
  StoredEnquiry,
} from './outbox.types.ts';

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;

/** The enquiries being sent or waiting to be, oldest first: "1 message waiting to be sent". */
export function selectWaiting({ context }: OutboxSnapshot): OutboxItem[] {
  return context.items
    .filter((item) => item.phase !== 'refused' && item.phase !== 'expired')
    .toSorted((one, other) => one.entry.createdAt - other.entry.createdAt);
}

/** The enquiries that the receiver has refused, oldest first. */
export function selectRefused({ context }: OutboxSnapshot): OutboxItem[] {
  return context.items
    .filter((item) => item.phase === 'refused')
    .toSorted((one, other) => one.entry.createdAt - other.entry.createdAt);
}

/** The enquiries that waited too long and were never sent, oldest first. */
export function selectExpired({ context }: OutboxSnapshot): OutboxItem[] {
  return context.items
    .filter((item) => item.phase === 'expired')
    .toSorted((one, other) => one.entry.createdAt - other.entry.createdAt);
}

/** The enquiries that this page has observed being sent, oldest first. */
export const selectSent = ({ context }: OutboxSnapshot): readonly OutboxItem[] => context.sent;

/** Keys of enquiries that could not be canceled. */
export const selectUncanceled = ({ context }: OutboxSnapshot): readonly string[] =>
  context.uncanceled;
