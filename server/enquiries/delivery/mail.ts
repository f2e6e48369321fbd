import { createHash, randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/delivery-settings.ts';
import { CONFIRM_DAYS, CONFIRM_PATH } from '../protocol.ts';
import type { Channel, ClaimedDelivery, EnquiryStore } from '../store.ts';
import type { Deliver } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';
import {
  acknowledgmentMessage,
  confirmationMessage,
  teamMessage,
  type Message,
} from './messages.ts';
import { printableLine } from './printable.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long a mail server may be silent, in milliseconds. */
const SILENCE_MS = 20_000;

/** The headers and recipients of one mail. */
interface Envelope {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Keeps automatic answers from answering it (RFC 3834). */
  readonly isAutomatic: boolean;
}

/**
 * Mail to the team: to those whom the visitor chose, and a reply goes to the visitor. Every attempt
 * has the same Message-ID, so that a repeated mail can be recognized.
 */
export function emailChannel(settings: MailSettings): Deliver {
  const send = createSender(settings);
  return async (claimed, signal) => {
    const { enquiry } = claimed;
    if (enquiry === undefined) return;
    const { fullName, workEmail, representative } = enquiry;
    await send(
      claimed,
      teamMessage(enquiry),
      {
        to: settings.to[representative],
        replyTo: { name: printableLine(fullName), address: printableLine(workEmail) },
        isAutomatic: false,
      },
      signal,
    );
  };
}

/** Mail to the visitor that the enquiry has arrived. */
export function acknowledgmentChannel(settings: MailSettings): Deliver {
  const send = createSender(settings);
  return async (claimed, signal) => {
    const { enquiry } = claimed;
    if (enquiry === undefined) return;
    const envelope = { to: [enquiry.workEmail], isAutomatic: true };
    await send(claimed, acknowledgmentMessage(enquiry), envelope, signal);
  };
}

export interface ConfirmationOptions {
  readonly store: EnquiryStore;
  /** Where visitors reach the receiver, without a trailing slash. */
  readonly publicUrl: string;
  readonly now: () => number;
}

/**
 * Mail with the link that confirms the newsletter. Each attempt has a token of its own, since only
 * hashes are kept; all of them work until they expire.
 */
export function confirmationChannel(settings: MailSettings, options: ConfirmationOptions): Deliver {
  const { store, publicUrl, now } = options;
  const send = createSender(settings);
  return async (claimed, signal) => {
    const { receipt, subscription } = claimed;
    if (subscription === undefined || subscription.confirmedAt !== undefined) return;
    const token = randomBytes(32).toString('base64url');
    await store.allowConfirmation(receipt, hashToken(token), now() + CONFIRM_DAYS * DAY_MS);
    const link = `${publicUrl}${CONFIRM_PATH}?token=${token}`;
    const envelope = { to: [subscription.workEmail], isAutomatic: true };
    await send(claimed, confirmationMessage(subscription, link, CONFIRM_DAYS), envelope, signal);
  };
}

/** What is stored of a token, so that reading the database lets nobody confirm for others. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The same for every attempt: from the receipt, at the sender's domain. */
export function messageIdOf(receipt: string, channel: Channel, from: string): string {
  const domain = /@([^@>]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost';
  return `<${receipt.toLowerCase()}.${channel}@${domain.trim().toLowerCase()}>`;
}

function createSender(settings: MailSettings) {
  const { host, port, isSecure, isPlain, auth, from } = settings;
  return async (
    claimed: ClaimedDelivery,
    { subject, text, html }: Message,
    { to, replyTo, isAutomatic }: Envelope,
    signal: AbortSignal,
  ): Promise<void> => {
    // A connection for each mail: they are few, and none can be spoiled by the one before.
    const transport = createTransport({
      host,
      port,
      secure: isSecure,
      requireTLS: !isSecure && !isPlain,
      ignoreTLS: isPlain,
      tls: { minVersion: 'TLSv1.2' },
      ...(auth && { auth }),
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      dnsTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from,
        to: [...to],
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        messageId: messageIdOf(claimed.receipt, claimed.channel, from),
        date: new Date(claimed.since),
        headers: isAutomatic
          ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
          : { 'X-Receipt': claimed.receipt },
        textEncoding: 'quoted-printable',
        signal,
      });
    } catch (error) {
      throw mailErrorOf(error, signal);
    } finally {
      transport.close();
    }
  };
}

/**
 * A refusal of the recipient or of the content (5xx) is final. A refused login or greeting is a
 * fault of the configuration, which will be mended; so are lost connections.
 */
function mailErrorOf(error: unknown, signal: AbortSignal): DeliveryError {
  const { code, responseCode, command } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly command?: string;
  };
  if (signal.aborted) {
    return new DeliveryError('the mail server took too long', { isOutage: true, cause: error });
  }
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  const answer = responseCode === undefined ? '' : `, answer ${responseCode}`;
  const step = command === undefined ? '' : ` at ${command.split(' ')[0] ?? ''}`;
  return new DeliveryError(`${code ?? 'failed'}${answer}${step}`, {
    isPermanent: isRefusal && responseCode !== undefined && responseCode >= 500,
    isOutage: !isRefusal || responseCode === 421,
    cause: error,
  });
}
