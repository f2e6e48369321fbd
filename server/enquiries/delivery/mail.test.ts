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
import { hashToken } from './mail.ts';

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
  it('has every field, and replies go to the visitor', async () => {
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
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ada Lovelace', address: 'ada@school.example' }]);
    expect(mail?.messageId).toBe(`<${claimed.receipt.toLowerCase()}.email@hause.example>`);
    expect(mail?.text).toContain('\nTwo lines\nof <b>text</b>\n');
    // When it is sent; the time of the enquiry is in it.
    expect(mail?.date?.getTime()).toBeCloseTo(Date.now(), -5);
    expect(mail?.text).toContain(`Received: ${claimed.enquiry?.receivedAt}`);
    const labels = ENQUIRY_FIELDS.map((field) => factsOf(field).label);
    expect(labels.filter((label) => !mail?.text?.includes(`${label}:`))).toEqual([]);
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
});

it('that some of the general addresses are refused is told, and the mail is not sent again', async () => {
  faults = { 'office@hause.example': '550' };
  const claimed = await claim('email', { representative: '' });
  expect(await channelsOf().email?.deliver(claimed, AbortSignal.timeout(10_000))).toBe(
    '1 of 2 recipients were refused (answer 550); correct MAIL_TO',
  );
  expect(recipients()).toEqual([['sales@hause.example']]);
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
  ).toBe(
    'content-transfer-encoding content-type date from message-id mime-version reply-to subject to x-receipt',
  );
  expect(mail.attachments).toEqual([]);
  expect(mail.to).toMatchObject({ value: [{ address: 'k12@hause.example' }] });
  expect(mail.replyTo?.value).toMatchObject([{ address: 'ada@school.example' }]);
  expect(mail.subject).toContain(claimed.receipt);
  expect(`${mail.subject} ${mail.text}`).not.toMatch(
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
    ['cut', false, /closed/u],
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
      message: 'Mail command failed: 530 authentication required',
      isPermanent: false,
    });
  });

  it('sends nothing to another machine without TLS', async () => {
    const delivery = settings();
    if (delivery.mail === undefined) throw new Error('no mail');
    const elsewhere = { ...delivery, mail: { ...delivery.mail, isPlain: false } };
    const error = await failure(await claim('email'), 5_000, elsewhere);
    expect(error.message).toContain('STARTTLS');
    expect(server.received).toEqual([]);
  });
});

it.each<[string, string, SMTPServerOptions | undefined, RegExp]>([
  ['a closed port', 'smtp://127.0.0.1:1', undefined, /ECONNREFUSED 127\.0\.0\.1:1/u],
  ['a certificate of its own', 'smtps://127.0.0.1:PORT', { secure: true }, /certificate/u],
  [
    'a wrong password',
    'smtp://ada:wrong@127.0.0.1:PORT',
    {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(new Error('no such login for ada@hause.example')),
    },
    /^Invalid login: 535 no such login for \(address\)$/u,
  ],
])('%s is found at the start', async (_, url, options, message) => {
  const other = new SMTPServer({ disableReverseLookup: true, logger: false, ...options });
  other.on('error', () => undefined);
  other.listen(0, '127.0.0.1');
  await once(other.server, 'listening');
  const { port } = other.server.address() as AddressInfo;
  const { email } = channelsOf(settings({ SMTP_URL: url.replace('PORT', String(port)) }));
  await expect(email?.check?.()).rejects.toThrow(message);
  await new Promise<void>((done) => other.close(done));
});

describe('mail to the visitor', () => {
  it('has nothing of what was typed, and asks for no answer', async () => {
    const changes = { subscribe: true, message: 'Buy now', fullName: 'Cheap Pills' };
    await send(await claim('confirmation', changes));
    const [mail] = await server.parsed();
    expect(recipients()).toEqual([['ada@school.example']]);
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
