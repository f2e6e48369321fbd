import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * What happens to one mail: `cut` breaks the connection after storing the mail but before replying,
 * `lose` before storing it, and `tarpit` never replies.
 */
export type MailFault = 'none' | '421' | '451' | '550' | 'cut' | 'lose' | 'tarpit';

const REFUSALS: Partial<Record<MailFault, string>> = {
  '421': 'try later',
  '451': 'local error',
  '550': 'no such user',
};

/** A mail as stored by the server. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
}

/**
 * A mail server on this machine, without TLS.
 * @param fault decides what happens to each mail, by recipient
 * @param refusesSender whether the sender is refused, as without a login or over a quota
 */
export async function startMailServer(
  fault: (recipient: string) => MailFault = () => 'none',
  refusesSender: () => boolean = () => false,
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    onMailFrom: (_, __, done) => {
      const refusal = Object.assign(new Error('authentication required'), { responseCode: 530 });
      done(refusesSender() ? refusal : null);
    },
    onRcptTo: ({ address }, session, done) => {
      const kind = fault(address);
      const text = REFUSALS[kind];
      if (text === undefined) faults.set(session.id, kind);
      done(text ? Object.assign(new Error(text), { responseCode: Number(kind) }) : null);
    },
    onData: (stream, session, done) => {
      void keep(stream, session, done);
    },
  });
  const faults = new Map<string, MailFault>();
  const cut = (session: SMTPServerSession) => {
    for (const connection of server.connections) {
      if (connection.id === session.id) connection._socket.destroy();
    }
  };
  const keep = async (stream: Readable, session: SMTPServerSession, done: () => void) => {
    // A client that was killed leaves half a mail behind.
    const raw = await buffer(stream).catch(() => undefined);
    if (raw === undefined) return;
    const kind = faults.get(session.id) ?? 'none';
    if (kind !== 'lose' && kind !== 'tarpit') received.push(mailOf(session, raw));
    if (kind === 'cut' || kind === 'lose') cut(session);
    if (kind === 'none') done();
  };
  // A client that gives up on a tarpit breaks the connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received: received as readonly ReceivedMail[],
    /** The received mails, as read by mailparser. */
    parsed: () => Promise.all(received.map(({ raw }) => simpleParser(raw))),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function mailOf({ envelope }: SMTPServerSession, raw: Buffer): ReceivedMail {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    raw,
  };
}
