import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENQUIRY_FIELDS, factsOf, type Enquiry } from '#src/content/enquiry.ts';
import { site } from '#src/content/site.ts';
import { readSettings } from '#server/settings.ts';
import { someSubmission } from '#server/testing/enquiries.ts';
import { testMailServer, testStore } from '#server/testing/for-test.ts';
import type { MailFault, MailServer } from '#server/testing/mail-server.ts';
import type { Channel } from '../store.ts';
import type { ClaimedDelivery, EnquiryStore } from '../store-in-sql.ts';
import { createChannels } from './channels.ts';
import { DeliveryError } from './handler.ts';
import { hashToken, messageIdOf } from './mail.ts';

let store: EnquiryStore;
let server: MailServer;
/** What happens to mails, by recipient; '' is for all others. */
let faults: Readonly<Record<string, MailFault>>;
let refusesSender: boolean;

beforeEach(async () => {
  store = testStore();
  faults = {};
  refusesSender = false;
  server = await testMailServer(
    (recipient) => faults[recipient] ?? faults[''] ?? 'none',
    () => refusesSender,
  );
});

const settings = (changes: Readonly<Record<string, string>> = {}) =>
  readSettings({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Hause website <Website@hause.example>',
    MAIL_TO: 'sales@hause.example, office@hause.example',
    MAIL_TO_TEAMS: 'K-12 publishing=k12@hause.example',
    MAIL_ACKNOWLEDGE: '1',
    ...changes,
  }).delivery;

const channelsOf = (delivery = settings()) =>
  createChannels(delivery, { store, publicUrl: 'https://www.hause.example' });

/** Stores an enquiry with one delivery and claims it. */
async function claim(
  channel: Channel,
  changes: Partial<Enquiry> = {},
  marks: readonly 'fast'[] = [],
): Promise<ClaimedDelivery> {
  await store.take(someSubmission(changes, { channels: [channel], marks }));
  const [claimed] = await store.claim(channel, 1, 60_000);
  if (claimed === undefined) throw new Error('nothing was due');
  return claimed;
}

async function send(claimed: ClaimedDelivery, limitMs = 10_000, delivery = settings()) {
  await channelsOf(delivery)[claimed.channel]?.deliver(claimed, AbortSignal.timeout(limitMs));
}

async function failure(...args: Parameters<typeof send>): Promise<DeliveryError> {
  const error = await send(...args).catch((thrown: unknown) => thrown);
  if (error instanceof DeliveryError) return error;
  throw new Error(`expected a DeliveryError, not ${String(error)}`);
}

const recipients = () => server.received.map(({ to }) => to);

describe('the mail to the team', () => {
  it('has every field, as text and HTML, and replies go to the visitor', async () => {
    const claimed = await claim('email', { message: 'Two lines\nof <b>text</b>' });
    await send(claimed);
    expect(server.received).toMatchObject([
      { from: 'Website@hause.example', to: ['k12@hause.example'] },
    ]);
    const [mail] = await server.parsed();
    expect(mail?.subject).toBe(`Enquiry ${claimed.receipt} from Ada Lovelace`);
    expect(mail?.from?.value).toEqual([
      { name: 'Hause website', address: 'Website@hause.example' },
    ]);
    expect(mail?.replyTo?.value).toEqual([
      { name: 'Ada Lovelace', address: 'ada@engines.example' },
    ]);
    expect(mail?.messageId).toBe(`<${claimed.receipt.toLowerCase()}.email@hause.example>`);
    expect(mail?.text).toContain('\nTwo lines\nof <b>text</b>\n');
    expect(mail?.html).toContain('>Two lines\nof &lt;b&gt;text&lt;/b&gt;</div>');
    // When it is sent; the time of the enquiry is in it.
    expect(mail?.date?.getTime()).toBeCloseTo(Date.now(), -5);
    expect(mail?.text).toContain(`Received: ${claimed.enquiry?.receivedAt}`);
    const labels = ENQUIRY_FIELDS.map((field) => factsOf(field).label);
    expect(labels.filter((label) => !mail?.text?.includes(`${label}:`))).toEqual([]);
  });

  it('goes to the general addresses when no team was chosen', async () => {
    await send(await claim('email', { representative: '' }));
    expect(recipients()).toEqual([['sales@hause.example', 'office@hause.example']]);
  });

  it('can be answered at an address of any script', async () => {
    await send(await claim('email', { workEmail: 'jörg@müller.de' }));
    const [mail] = await server.parsed();
    expect(mail?.replyTo?.value[0]?.address).toMatch(/^jörg@(?:müller|xn--mller-kva)\.de$/u);
  });

  it('is flagged as possible spam in the subject', async () => {
    await send(await claim('email', {}, ['fast']));
    expect((await server.parsed())[0]?.subject).toMatch(/^\[possible spam\] Enquiry H-/u);
  });

  it('has the same Message-ID in every attempt', async () => {
    const claimed = await claim('email');
    faults = { '': 'cut' };
    expect((await failure(claimed)).isPermanent).toBe(false);
    faults = {};
    await send(claimed);
    const [first, second] = await server.parsed();
    expect(second?.messageId).toBe(first?.messageId);
  });
});

describe('the mail to several recipients of which some are refused', () => {
  /** Attempts one mail, each time with these faults and recipients. @returns what is recorded */
  async function attempts(...steps: [faults: typeof faults, to: string][]): Promise<string[]> {
    let claimed = await claim('email', { representative: '' });
    const records: string[] = [];
    for (const [next, MAIL_TO] of steps) {
      faults = next;
      try {
        await send(claimed, 10_000, settings({ MAIL_TO }));
      } catch (error) {
        const { message, isPermanent, accepted = claimed.accepted } = error as DeliveryError;
        records.push(`${isPermanent ? 'final: ' : ''}${message}; ${accepted.join(', ')} has it`);
        await store.settle(claimed, { outcome: 'failed', error: message, accepted, dueAt: 0 });
        claimed = (await store.claim('email', 1, 60_000))[0] ?? claimed;
      }
    }
    return records;
  }

  it('for now is sent again, only to these', async () => {
    const all = 'One@Hause.example, two@hause.example, three@hause.example';
    expect(
      await attempts(
        [{ 'two@hause.example': '451', 'three@hause.example': '550' }, all],
        [{ 'three@hause.example': '451' }, all],
        [{}, all],
      ),
    ).toEqual([
      'answer 451, answer 550; One@hause.example has it',
      expect.stringMatching(/451.*; One@hause\.example, two@hause\.example has it$/u),
    ]);
    expect(recipients().flat()).toEqual([
      'One@hause.example',
      'two@hause.example',
      'three@hause.example',
    ]);
    // It is the same mail, with the same recipients in its header.
    const mails = await server.parsed();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mails.map(({ to }) => JSON.stringify(to))).size).toBe(1);
  });

  it('for good is given up, and made once MAIL_TO is corrected, only for the new one', async () => {
    const refused = { 'two@hause.example': '550' } as const;
    expect(
      await attempts(
        [refused, 'one@hause.example, two@hause.example'],
        [refused, 'one@hause.example, two@hause.example'],
        // Whoever was refused is no recipient any more.
        [refused, 'one@hause.example'],
        [refused, 'one@hause.example, new@hause.example'],
      ),
    ).toEqual([
      'final: answer 550; one@hause.example has it',
      'final: EENVELOPE at RCPT (550 no such user); one@hause.example has it',
    ]);
    expect(recipients()).toEqual([['one@hause.example'], ['new@hause.example']]);
  });
});

it.each([
  [
    'header lines in the message',
    { message: '\r\nBcc: victim@other.example\r\n\r\n.\r\nQUIT\r\n' },
  ],
  ['header lines by a lone CR', { message: 'a\rBcc: victim@other.example\rb' }],
  ['a lone dot', { message: '.\n..\n.' }],
  ['text like MIME', { message: '--\n------=_Part\nContent-Type: text/html\n\n<script>' }],
  ['reordered text', { message: 'invoice\u202egpj.exe', fullName: 'Ada \u202eecalevoL\u2066' }],
  ['control characters', { message: 'bell\u0007 escape\u001b[2J', fullName: 'A\u0001da \u007fL' }],
  ['an encoded word as the name', { fullName: '=?utf-8?Q?Bcc:_a=40b.example?=' }],
  ['a name that looks like addresses', { fullName: '"x" <a@b.example>, c@d.example' }],
  ['lone surrogates', { message: 'a\ud800b\udc00c', fullName: 'A\ud83dda' }],
  ['5,000 Latin letters in one line', { message: 'x'.repeat(5_000) }],
  ['5,000 Devanagari letters', { message: 'क'.repeat(5_000), fullName: 'क'.repeat(200) }],
  ['2,500 emoji', { message: '👩‍🏫'.repeat(1_000), fullName: '🎓'.repeat(100) }],
  ['Arabic and Persian with joiners', { message: 'می‌خواهم مرحبا', fullName: 'محمد' }],
  ['5,000 line breaks', { message: '\n'.repeat(5_000) }],
])('whatever a visitor types, the mail is well formed: %s', async (_, changes) => {
  const claimed = await claim('email', changes);
  await send(claimed);
  expect(recipients()).toEqual([['k12@hause.example']]);
  const raw = server.received[0]?.raw ?? Buffer.alloc(0);
  const text = raw.toString('latin1');
  // RFC 5322, 2.1 and 2.1.1: lines end with CR LF, have at most 998 characters, and are ASCII.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(text).toMatch(/^[\t\r\n -~]*$/u);
  const mail = await simpleParser(raw);
  expect(
    mail.headerLines
      .map(({ key }) => key)
      .toSorted()
      .join(' '),
  ).toBe('content-type date from message-id mime-version reply-to subject to x-receipt');
  expect(mail.attachments).toEqual([]);
  expect(mail.to).toMatchObject({ value: [{ address: 'k12@hause.example' }] });
  expect(mail.replyTo?.value).toMatchObject([{ address: 'ada@engines.example' }]);
  expect(mail.subject).toContain(claimed.receipt);
  expect(`${mail.subject} ${mail.text} ${String(mail.html)}`).not.toMatch(
    /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u,
  );
  const letters = (written = '') =>
    [...written.matchAll(/[\p{L}\p{Emoji_Presentation}\u200c\u200d]/gu)].join('');
  expect(letters(mail.text)).toContain(letters(claimed.enquiry?.message));
});

describe('a failed attempt', () => {
  it.each([
    ['421', false, /421/u],
    ['451', false, /451/u],
    ['550', true, /550/u],
    ['tarpit', false, /^the mail server took too long$/u],
  ] as const)('by %s is final: %s', async (kind, isPermanent, message) => {
    faults = { '': kind };
    const error = await failure(await claim('email'), kind === 'tarpit' ? 300 : undefined);
    expect(error.isPermanent).toBe(isPermanent);
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/\bada\b|engines/iu);
  });

  it('because the sender is refused is retried: someone will correct the settings', async () => {
    refusesSender = true;
    expect(await failure(await claim('email'))).toMatchObject({
      message:
        'the sender Website@hause.example is not accepted (530 authentication required); set MAIL_FROM to an address that this user may send from',
      isPermanent: false,
    });
  });

  it('sends nothing to another machine without TLS', async () => {
    const delivery = settings();
    if (delivery.mail === undefined) throw new Error('no mail');
    const elsewhere = { ...delivery, mail: { ...delivery.mail, isPlain: false } };
    const error = await failure(await claim('email'), 5_000, elsewhere);
    expect(error.message).toContain('is not accepted');
    expect(server.received).toEqual([]);
  });
});

const wrongLogin = Object.assign(new Error('no such login for ada@hause.example'), {
  responseCode: 535,
});

it.each<[string, string, SMTPServerOptions | undefined, RegExp]>([
  [
    'an unknown name',
    'smtps://mail.invalid:PORT',
    undefined,
    /^the name mail\.invalid is unknown \(\w+\); correct the host in SMTP_URL$/u,
  ],
  [
    'a closed port',
    'smtp://127.0.0.1:1',
    undefined,
    /^nothing answers at 127\.0\.0\.1:1 \(ECONNREFUSED\); check the port in SMTP_URL, and that the firewall lets it through$/u,
  ],
  [
    'a certificate of its own',
    'smtps://127.0.0.1:PORT',
    { secure: true },
    /^the certificate of 127\.0\.0\.1:\d+ is not accepted \(.*certificate.*\); name the host that it is for in SMTP_URL, and the file of its authority in NODE_EXTRA_CA_CERTS$/u,
  ],
  [
    'a wrong password',
    'smtp://ada:wrong@127.0.0.1:PORT',
    {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(wrongLogin),
    },
    /^the user or the password is not accepted \(535 no such login for \(address\)\); correct them in SMTP_URL, with special characters percent-encoded$/u,
  ],
])('%s is found at the start, and it says what to correct', async (_, url, options, message) => {
  const other = new SMTPServer({ disableReverseLookup: true, logger: false, ...options });
  other.on('error', () => undefined);
  other.listen(0, '127.0.0.1');
  await once(other.server, 'listening');
  const { port } = other.server.address() as AddressInfo;
  const { email } = channelsOf(settings({ SMTP_URL: url.replace('PORT', String(port)) }));
  const error: unknown = await email?.check?.().catch((it: unknown) => it);
  expect(error).toMatchObject({
    message: expect.stringMatching(message),
    isPermanent: false,
  });
  await new Promise<void>((done) => other.close(done));
});

describe('mail to the visitor', () => {
  it('acknowledges the enquiry without repeating any of the input', async () => {
    const claimed = await claim('acknowledgment', { message: 'Buy now', fullName: 'Cheap Pills' });
    await send(claimed);
    const [mail] = await server.parsed();
    expect(recipients()).toEqual([['ada@engines.example']]);
    expect(mail?.text).toContain(claimed.receipt);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Buy now|Cheap Pills/u);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.replyTo).toBeUndefined();
  });

  it('has a link of its own in every attempt, and any of them confirms', async () => {
    const claimed = await claim('confirmation', { subscribe: true });
    faults = { '': 'cut' };
    await failure(claimed);
    faults = {};
    await send(claimed);
    const mails = await server.parsed();
    expect(mails[0]?.text).toContain('“Send me the newsletter”');
    expect(mails[0]?.subject).toBe(`Please confirm: the ${site.name} newsletter`);
    expect(server.received[0]?.raw.toString()).toMatch(/^List-Unsubscribe:\s+<mailto:/mu);
    const link = /https:\/\/www\.hause\.example\/enquiries\/newsletter\?token=([\w-]{43})/u;
    const tokens = mails.map(({ text }) => link.exec(text ?? '')?.[1] ?? 'no link');
    expect(new Set(tokens).size).toBe(2);
    expect(await store.confirm(hashToken('no link'))).toBe(false);
    for (const token of tokens) expect(await store.confirm(hashToken(token))).toBe(true);
    expect(await store.subscriptions()).toHaveLength(1);
  });
});

it.each([
  ['a@B.example', '<h-1.email@b.example>'],
  ['Name <a@b.example>', '<h-1.email@b.example>'],
])('takes the domain of the Message-ID from the sender %s', (from, id) => {
  expect(messageIdOf('H-1', 'email', from)).toBe(id);
});
