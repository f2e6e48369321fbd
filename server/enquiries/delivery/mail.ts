import { createHash, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { createTransport, type SMTPSentMessageInfo } from 'nodemailer';
import type { MailSettings } from '#server/delivery-settings.ts';
import { CONFIRM_DAYS, CONFIRM_PATH } from '../protocol.ts';
import type { Channel, ClaimedDelivery, EnquiryStore } from '../store.ts';
import { acceptedIn, acceptedMessage } from './accepted.ts';
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

/** The headers and recipients of one email. */
interface Envelope {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Suppresses automatic replies (RFC 3834). */
  readonly isAutomatic: boolean;
}

/**
 * Email to the team the visitor chose; replies go to the visitor. Every attempt has the same
 * Message-ID, so duplicates can be recognized.
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

/** Email telling the visitor that the enquiry arrived. */
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
 * Email with the link that confirms the newsletter. Each attempt has its own token, since only
 * hashes are stored; all of them work until they expire.
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

/** The stored form of a token: reading the database must not let anyone confirm for others. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The same for every attempt: derived from the receipt, at the sender's domain. */
export function messageIdOf(receipt: string, channel: Channel, from: string): string {
  const domain = /@([^@>]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost';
  return `<${receipt.toLowerCase()}.${channel}@${domain.trim().toLowerCase()}>`;
}

/**
 * A function that sends one email. If the mail server refuses some of its recipients, later
 * attempts go only to these.
 */
function createSender(settings: MailSettings) {
  const { host, port, isSecure, isPlain, auth, from } = settings;
  return async (
    claimed: ClaimedDelivery,
    { subject, text, html }: Message,
    { to, replyTo, isAutomatic }: Envelope,
    signal: AbortSignal,
  ): Promise<void> => {
    const accepted = acceptedIn(claimed.lastError);
    const remaining = to.filter((one) => !accepted.some((other) => isSame(one, other)));
    // Whoever was refused is no longer a recipient.
    if (remaining.length === 0) return;
    // One connection per email: there are few, and none can be broken by the previous one.
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
    let info: SMTPSentMessageInfo;
    try {
      info = await transport.sendMail({
        from,
        to: [...to],
        envelope: { from, to: remaining },
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
      throw mailErrorOf(error, signal, (reason) => acceptedMessage(accepted, remaining, reason));
    } finally {
      transport.close();
    }
    if (info.rejected.length > 0) throw refusalOf(info, accepted);
  };
}

/** Ignores case and how an international domain is written. */
function isSame(one: string, other: string): boolean {
  const comparable = (address: string) => {
    const at = address.lastIndexOf('@') + 1;
    return `${address.slice(0, at)}${domainToASCII(address.slice(at))}`.toLowerCase();
  };
  return comparable(one) === comparable(other);
}

/** A mail that some recipients accepted. It is final once the others are refused permanently. */
function refusalOf(
  { accepted, rejected, rejectedErrors = [] }: SMTPSentMessageInfo,
  before: readonly string[],
): DeliveryError {
  const codes = rejectedErrors.map(({ responseCode = 0 }) => responseCode);
  const reason = [...new Set(codes)].map((code) => `answer ${code}`).join(', ');
  return new DeliveryError(acceptedMessage([...before, ...accepted], rejected, reason), {
    isPermanent: codes.length > 0 && codes.every((code) => code >= 500),
  });
}

/**
 * A rejected recipient or message (5xx) is permanent. A rejected login, greeting or sender is a
 * configuration error, which someone will fix; it is retried, as are lost connections.
 * @param describe makes the message from the reason
 */
function mailErrorOf(
  error: unknown,
  signal: AbortSignal,
  describe: (reason: string) => string,
): DeliveryError {
  const { code, responseCode, command } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly command?: string;
  };
  if (signal.aborted) {
    return new DeliveryError(describe('the mail server took too long'), {
      isOutage: true,
      cause: error,
    });
  }
  const isRefusal = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  const answer = responseCode === undefined ? '' : `, answer ${responseCode}`;
  const step = command === undefined ? '' : ` at ${command.split(' ')[0] ?? ''}`;
  return new DeliveryError(describe(`${code ?? 'failed'}${answer}${step}`), {
    isPermanent: isRefusal && responseCode !== undefined && responseCode >= 500,
    isOutage: !isRefusal || responseCode === 421,
    cause: error,
  });
}
