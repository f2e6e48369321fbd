/** The enquiry database cannot be used. The message says in one line why and how to fix it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The database's message; it may name tables and columns, never values. */
  readonly reason: string;

  constructor(message: string, options: { reason?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.reason = options.reason ?? message;
  }
}
