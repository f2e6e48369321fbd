/** The enquiry database cannot be used. The message says in one line why and how to fix it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** `damaged` needs a backup, `newer` an update. */
  readonly fault: 'damaged' | 'newer' | 'unavailable';
  /** The database's message; it may name tables and columns, never values. */
  readonly reason: string;

  constructor(
    message: string,
    options: { fault?: StorageError['fault']; reason?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.fault = options.fault ?? 'unavailable';
    this.reason = options.reason ?? message;
  }
}
