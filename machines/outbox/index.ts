import type { SnapshotFrom } from 'xstate';
import type { outboxMachine } from './outbox.machine.ts';

export * from './enquiry-store.ts';
export * from './outbox.machine.ts';
export * from './record.ts';
export * from './rows.ts';

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;
