import { createHash, randomBytes } from 'node:crypto';
import { createTransport, type SMTPSentMessageInfo } from 'nodemailer';
import { site } from '#src/content/site.ts';
import type { MailSettings } from '#server/settings.ts';
import { CONFIRM_DAYS, CONFIRM_PATH, DAY_MS } from '../protocol.ts';
import type { ClaimedDelivery } from '../store-in-sql.ts';
import { DeliveryError, type ChannelOptions, type Channels } from './handler.ts';
import { confirmationMessage, teamMessage, type Message } from './messages.ts';
import { printableLine } from './printable.ts';

/** How long a mail server may be silent, in milliseconds. */
const SILENCE_MS = 20_000;

/** One email: what it says, and to whom. */
interface Letter extends Message {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers: Readonly<Record<string, string>>;
  /** Tells duplicates; the same for every attempt. */
  readonly messageId: string;
}

/**
 * The emails: to the team that the visitor chose, where replies go to the visitor; and to the visitor,
 * with the link that confirms the newsletter.
 */
export function mailChannels(settings: MailSettings, options: ChannelOptions): Channels {
  const { store, publicUrl } = options;
  const { send, check } = createSender(settings);
  const domain = /@([^@>]+)>?\s*$/u.exec(settings.from)?.[1] ?? 'localhost';
  /** The same for every attempt: derived from the receipt, at the sender's domain. */
  const idOf = ({ receipt, channel }: ClaimedDelivery) =>
    `<${receipt.toLowerCase()}.${channel}@${domain.trim().toLowerCase()}>`;
  return {
    email: {
      check,
      async deliver(claimed, signal) {
        const { enquiry } = claimed;
        const { fullName, workEmail, representative, receipt } = enquiry;
        const letter = {
          ...teamMessage(enquiry),
          to: settings.to[representative],
          replyTo: { name: printableLine(fullName), address: printableLine(workEmail) },
          headers: { 'X-Receipt': receipt },
          messageId: idOf(claimed),
        };
        return send(letter, signal);
      },
    },
    ...(publicUrl !== undefined && {
      confirmation: {
        async deliver(claimed, signal) {
          const { receipt, subscription } = claimed;
          if (subscription === undefined || subscription.confirmedAt !== undefined)
            return undefined;
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
            ...confirmationMessage(subscription, link),
            to: [subscription.workEmail],
            headers: {
              'List-Unsubscribe': unsubscribe,
              // They suppress automatic replies (RFC 3834).
              'Auto-Submitted': 'auto-generated',
              'X-Auto-Response-Suppress': 'All',
            },
            messageId: idOf(claimed),
          };
          return send(letter, signal);
        },
      },
    }),
  };
}

/** The stored form of a token: reading the database must not let anyone confirm for others. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
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
        throw mailErrorOf(error);
      });
    },
    /** @returns what the operator has to know if only some of the recipients have it */
    async send({ to, ...rest }: Letter, signal: AbortSignal): Promise<string | undefined> {
      let info: SMTPSentMessageInfo;
      try {
        info = await transport.sendMail({
          ...rest,
          from,
          to: [...to],
          textEncoding: 'quoted-printable',
          signal,
        });
      } catch (error) {
        throw mailErrorOf(error, signal);
      }
      if (info.rejected.length === 0) return undefined;
      const codes = (info.rejectedErrors ?? []).map(({ responseCode = 0 }) => responseCode);
      return `${info.rejected.length} of ${to.length} recipients were refused (answer ${codes.join(', ')}); correct MAIL_TO`;
    },
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * A rejected recipient or message (5xx) is permanent. A rejected login, greeting or sender is a
 * configuration error, which someone will fix; it is retried, as are lost connections.
 */
function mailErrorOf(error: unknown, signal?: AbortSignal): DeliveryError {
  if (signal?.aborted) return new DeliveryError('the mail server took too long', { cause: error });
  const { code, responseCode, command, message } = error as SmtpError;
  const isRefusal = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  // Addresses are personal data.
  const said = message.replace(/<?[^\s<>@]+@[^\s<>@]+>?/gu, '(address)');
  return new DeliveryError(said, {
    isPermanent: isRefusal && responseCode !== undefined && responseCode >= 500,
    cause: error,
  });
}
