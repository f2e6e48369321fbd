import type { DeliverySettings } from '#server/settings.ts';
import type { Channel, Submission } from '../store.ts';
import type { ChannelOptions, Channels } from './handler.ts';
import { mailChannels } from './mail.ts';
import { webhookChannel } from './webhook.ts';

/** The channels that are configured. */
export function createChannels(
  { mail, webhook }: DeliverySettings,
  options: ChannelOptions,
): Channels {
  return {
    ...(mail && mailChannels(mail, options)),
    ...(webhook && { webhook: webhookChannel(webhook) }),
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
  return configured.filter(
    (channel) => channel !== 'confirmation' || (enquiry.subscribe && marks.length === 0),
  );
}
