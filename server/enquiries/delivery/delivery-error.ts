/** An attempt to deliver failed. The message contains nothing that a visitor wrote. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** Whether the other side could not be reached at all, so that other deliveries fail too. */
  readonly isOutage: boolean;
  /** When the other side asked to be tried again, in milliseconds from now. */
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
