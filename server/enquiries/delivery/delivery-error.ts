/** A delivery attempt failed. The message contains no visitor input. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether a retry would fail the same way. */
  readonly isPermanent: boolean;
  /** Whether the other side could not be reached at all, so that other deliveries fail too. */
  readonly isOutage: boolean;
  /** The delay before the next attempt that the other side asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: {
      isPermanent?: boolean;
      isOutage?: boolean;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.isPermanent = options.isPermanent ?? false;
    this.isOutage = options.isOutage ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
