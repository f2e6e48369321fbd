import type { LogFields } from '../../log.ts';
import type { StorageErrorOptions } from '../storage-error.ts';
import type { Call } from '../store.ts';

/** The messages between the server's thread and the database's. */

export interface Question {
  readonly id: number;
  readonly call: Call;
}

export type Said =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly id: number;
      readonly message: string;
      readonly options: Pick<StorageErrorOptions, 'fault' | 'reason'>;
    }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly message: string;
      readonly fields: LogFields | undefined;
    };
