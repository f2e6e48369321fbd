import type { DeliverySettings } from '#server/delivery-settings.ts';
import type { Channel, ClaimedDelivery, EnquiryStore, Submission } from '../store.ts';
import { acknowledgmentChannel, confirmationChannel, emailChannel } from './mail.ts';
import { webhookChannel } from './webhook.ts';

/**
 * Attempts one delivery; resolves when the other side has accepted it.
 * @param signal aborts the attempt when it times out
 * @throws DeliveryError
 */
export type Deliver = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

export type Channels = Partial<Record<Channel, Deliver>>;

export interface ChannelOptions {
  readonly store: EnquiryStore;
  /** Where visitors reach the receiver; without it, newsletters cannot be confirmed. */
  readonly publicUrl: string | undefined;
  readonly now?: () => number;
}

/** The channels that are configured. */
export function createChannels(settings: DeliverySettings, options: ChannelOptions): Channels {
  const { mail, webhook } = settings;
  const { store, publicUrl, now = Date.now } = options;
  return {
    ...(mail && { email: emailChannel(mail) }),
    ...(mail?.isAcknowledging === true && { acknowledgment: acknowledgmentChannel(mail) }),
    ...(mail &&
      publicUrl !== undefined && {
        confirmation: confirmationChannel(mail, { store, publicUrl, now }),
      }),
    ...(webhook && {
      webhook: webhookChannel(webhook, now),
      'webhook-subscription': webhookChannel(webhook, now),
    }),
  };
}

/**
 * The channels to deliver an enquiry to. Suspected spam goes to the team, flagged, but triggers no
 * email to the address in it, which may belong to someone else.
 */
export function plannedChannels(
  configured: readonly Channel[],
  { enquiry, marks }: Pick<Submission, 'enquiry' | 'marks'>,
): Channel[] {
  return configured.filter((channel) => {
    if (channel === 'webhook-subscription') return false;
    if (channel === 'acknowledgment') return marks.length === 0;
    if (channel === 'confirmation') return marks.length === 0 && enquiry.subscribe;
    return true;
  });
}
