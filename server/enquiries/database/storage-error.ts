/** The kind of database failure: `damaged` needs a backup, `newer` an update. */
export type StorageFault = 'damaged' | 'newer' | 'unavailable';

/** The enquiry database cannot be used. The message says in one line why and how to fix it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;
  /** The database's message; it may name tables and columns, never values. */
  readonly reason: string;

  constructor(
    message: string,
    { fault = 'unavailable', reason = message, cause }: StorageErrorOptions = {},
  ) {
    super(message, { cause });
    this.fault = fault;
    this.reason = reason;
  }
}

export interface StorageErrorOptions {
  readonly fault?: StorageFault;
  readonly reason?: string;
  readonly cause?: unknown;
}
