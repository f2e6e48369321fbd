import { createHash, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { createTransport, type SMTPSentMessageInfo } from 'nodemailer';
import { site } from '#src/content/site.ts';
import type { MailSettings } from '#server/settings.ts';
import { CONFIRM_DAYS, CONFIRM_PATH } from '../protocol.ts';
import type { Channel } from '../store.ts';
import type { ClaimedDelivery } from '../store-in-sql.ts';
import { DeliveryError, type ChannelOptions, type Channels } from './handler.ts';
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

/** One email: what it says, and to whom. */
interface Letter extends Message {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers: Readonly<Record<string, string>>;
  /** Tells duplicates; the same for every attempt. */
  readonly messageId: string;
  /** Recipients who have it already. */
  readonly accepted?: readonly string[];
}

/** Suppresses automatic replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * The emails: to the team that the visitor chose, where replies go to the visitor; to the visitor,
 * that the enquiry has arrived; and the link that confirms the newsletter.
 */
export function mailChannels(settings: MailSettings, options: ChannelOptions): Channels {
  const { store, publicUrl } = options;
  const { send, check } = createSender(settings);
  const idOf = ({ receipt, channel }: ClaimedDelivery) =>
    messageIdOf(receipt, channel, settings.from);
  return {
    email: {
      check,
      async deliver(claimed, signal) {
        const { enquiry, accepted } = claimed;
        const { fullName, workEmail, representative, receipt } = enquiry;
        const letter = {
          ...teamMessage(enquiry),
          to: settings.to[representative],
          replyTo: { name: printableLine(fullName), address: printableLine(workEmail) },
          headers: { 'X-Receipt': receipt },
          messageId: idOf(claimed),
          accepted,
        };
        await send(letter, signal);
      },
    },
    ...(settings.isAcknowledging && {
      acknowledgment: {
        async deliver(claimed, signal) {
          const { enquiry } = claimed;
          const to = [enquiry.workEmail];
          const message = acknowledgmentMessage(enquiry);
          await send({ ...message, to, headers: AUTOMATIC, messageId: idOf(claimed) }, signal);
        },
      },
    }),
    ...(publicUrl !== undefined && {
      confirmation: {
        async deliver(claimed, signal) {
          const { receipt, subscription } = claimed;
          if (subscription === undefined || subscription.confirmedAt !== undefined) return;
          // Each attempt has its own token, since only hashes are stored; all work until they expire.
          const token = randomBytes(32).toString('base64url');
          await store.allowConfirmation(
            receipt,
            hashToken(token),
            Date.now() + CONFIRM_DAYS * DAY_MS,
          );
          const link = `${publicUrl}${CONFIRM_PATH}?token=${token}`;
          const unsubscribe = `<mailto:${site.mailboxes.general}?subject=unsubscribe>`;
          const letter = {
            ...confirmationMessage(subscription, link, CONFIRM_DAYS),
            to: [subscription.workEmail],
            headers: { ...AUTOMATIC, 'List-Unsubscribe': unsubscribe },
            messageId: idOf(claimed),
          };
          await send(letter, signal);
        },
      },
    }),
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

function createSender(settings: MailSettings) {
  const { host, port, isSecure, isPlain, auth, from } = settings;
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
  return {
    /** Connects and logs in. @throws DeliveryError */
    async check(): Promise<void> {
      await transport.verify().catch((error: unknown) => {
        throw mailErrorOf(error, settings);
      });
    },
    /** If the mail server refuses some of the recipients, later attempts go only to these. */
    async send(letter: Letter, signal: AbortSignal): Promise<void> {
      const { to, accepted: before = [], subject, text, html, ...rest } = letter;
      const remaining = to.filter((one) => !before.some((other) => isSame(one, other)));
      // Whoever was refused is no longer a recipient.
      if (remaining.length === 0) return;
      let info: SMTPSentMessageInfo;
      try {
        info = await transport.sendMail({
          ...rest,
          from,
          to: [...to],
          envelope: { from, to: remaining },
          subject,
          text,
          html,
          textEncoding: 'quoted-printable',
          signal,
        });
      } catch (error) {
        throw mailErrorOf(error, settings, signal);
      }
      if (info.rejected.length > 0) throw refusalOf(info, before);
    },
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
  { accepted, rejectedErrors = [] }: SMTPSentMessageInfo,
  before: readonly string[],
): DeliveryError {
  const codes = rejectedErrors.map(({ responseCode = 0 }) => responseCode);
  const reason = [...new Set(codes)].map((code) => `answer ${code}`).join(', ');
  return new DeliveryError(reason, {
    accepted: [...before, ...accepted],
    isPermanent: codes.length > 0 && codes.every((code) => code >= 500),
  });
}

interface SmtpError extends Error {
  readonly code?: string;
  /** The code of the system, such as ECONNREFUSED, where `code` is nodemailer's own. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  /** What the server said. */
  readonly response?: string;
  readonly command?: string;
}

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];

/**
 * A rejected recipient or message (5xx) is permanent. A rejected login, greeting or sender is a
 * configuration error, which someone will fix; it is retried, as are lost connections.
 */
function mailErrorOf(error: unknown, settings: MailSettings, signal?: AbortSignal): DeliveryError {
  if (signal?.aborted) return new DeliveryError('the mail server took too long', { cause: error });
  const { code, responseCode, command } = error as SmtpError;
  const isRefusal = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return new DeliveryError(sentenceOf(error as SmtpError, settings), {
    isPermanent: isRefusal && responseCode !== undefined && responseCode >= 500,
    cause: error,
  });
}

/** What is wrong in the words of the other side, and what to do about it. */
function sentenceOf(error: SmtpError, { host, port, from }: MailSettings): string {
  const { code = 'failed', originalCode = code, command = '', message } = error;
  // Addresses are personal data.
  const said = (error.response ?? message).replace(/<?[^\s<>@]+@[^\s<>@]+>?/gu, '(address)');
  const place = `${host}:${port}`;
  if (code === 'EDNS' || originalCode === 'ENOTFOUND') {
    return `the name ${host} is unknown (${originalCode}); correct the host in SMTP_URL`;
  }
  const hasAnswered = error.response !== undefined;
  if (UNREACHABLE.includes(originalCode) || (code === 'ECONNECTION' && !hasAnswered)) {
    return `nothing answers at ${place} (${originalCode}); check the port in SMTP_URL, and that the firewall lets it through`;
  }
  if (code === 'ETLS' || /certificate|altname/iu.test(`${originalCode} ${message}`)) {
    return `the certificate of ${place} is not accepted (${said}); name the host that it is for in SMTP_URL, and the file of its authority in NODE_EXTRA_CA_CERTS`;
  }
  if (code === 'EAUTH') {
    return `the user or the password is not accepted (${said}); correct them in SMTP_URL, with special characters percent-encoded`;
  }
  if (code === 'EENVELOPE' && command === 'MAIL FROM') {
    const bare = /<([^<>]+)>/u.exec(from)?.[1] ?? from;
    return `the sender ${bare} is not accepted (${said}); set MAIL_FROM to an address that this user may send from`;
  }
  return `${code}${command && ` at ${command.split(' ')[0]}`} (${said})`;
}
