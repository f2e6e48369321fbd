import type { Channel } from '../store.ts';
import type { ClaimedDelivery, EnquiryStore } from '../store-in-sql.ts';

/** How one channel delivers. */
export interface Handler {
  /**
   * Attempts one delivery; resolves when the other side has accepted it.
   * @param signal aborts the attempt when it times out
   * @returns what the operator has to know all the same
   * @throws DeliveryError
   */
  readonly deliver: (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<string | undefined>;
  /** Whether the other side can be reached, without delivering anything. @throws DeliveryError */
  readonly check?: () => Promise<void>;
}

export type Channels = Partial<Record<Channel, Handler>>;

/** A delivery attempt failed. The message contains no visitor input. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether a retry would fail the same way. */
  readonly isPermanent: boolean;
  /** The delay before the next attempt that the other side asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: {
      isPermanent?: boolean;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.isPermanent = options.isPermanent ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export interface ChannelOptions {
  readonly store: Pick<EnquiryStore, 'allowConfirmation'>;
  /** Where visitors reach the receiver; without it, newsletters cannot be confirmed. */
  readonly publicUrl: string | undefined;
}
