import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENQUIRY_FIELDS, factsOf, type Enquiry } from '#src/content/enquiry.ts';
import { site } from '#src/content/site.ts';
import { readSettings } from '#server/settings.ts';
import { someSubmission, temporaryFolder } from '#server/testing/enquiries.ts';
import { startMailServer, type MailFault, type MailServer } from '#server/testing/mail-server.ts';
import { openStore } from '#server/testing/stores.ts';
import type { Channel, ClaimedDelivery, EnquiryStore } from '../store.ts';
import { createChannels } from './channels.ts';
import { DeliveryError } from './handler.ts';
import { hashToken, messageIdOf } from './mail.ts';

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
let server: MailServer;
let fault: MailFault = 'none';
let faultsOf: Readonly<Record<string, MailFault>>;
let refusesSender: boolean;

beforeEach(async () => {
  folder = temporaryFolder();
  store = openStore(folder.path);
  fault = 'none';
  faultsOf = {};
  refusesSender = false;
  server = await startMailServer(
    (recipient) => faultsOf[recipient] ?? fault,
    () => refusesSender,
  );
});
afterEach(async () => {
  await server.close();
  await store.close();
  folder.remove();
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

async function send(claimed: ClaimedDelivery, signal = AbortSignal.timeout(10_000)) {
  const channels = createChannels(settings(), { store, publicUrl: 'https://www.hause.example' });
  await channels[claimed.channel]?.deliver(claimed, signal);
}

async function failure(claimed: ClaimedDelivery, signal?: AbortSignal): Promise<DeliveryError> {
  const error = await send(claimed, signal).catch((thrown: unknown) => thrown);
  if (error instanceof DeliveryError) return error;
  throw new Error(`expected a DeliveryError, not ${String(error)}`);
}

describe('the mail to the team', () => {
  it('goes to the team the visitor chose, as text and HTML, and replies go to the visitor', async () => {
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
    for (const field of ENQUIRY_FIELDS) {
      expect(mail?.text, 'every field of the form is in it').toContain(
        `${factsOf(field).label}: `.trim(),
      );
    }
  });

  it('goes to the general addresses when no team was chosen', async () => {
    await send(await claim('email', { representative: '' }));
    expect(server.received[0]?.to).toEqual(['sales@hause.example', 'office@hause.example']);
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
    fault = 'cut';
    expect((await failure(claimed)).isPermanent).toBe(false);
    fault = 'none';
    await send(claimed);
    const [first, second] = await server.parsed();
    expect(second?.messageId).toBe(first?.messageId);
  });
});

describe('the mail to several recipients of which some are refused', () => {
  const ALL = 'One@Hause.example, two@hause.example, three@hause.example';

  /** Makes attempts until one is the last. @returns what was recorded of the others */
  async function attempts(...steps: (() => string)[]): Promise<string[]> {
    let claimed = await claim('email', { representative: '' });
    const records: string[] = [];
    for (const step of steps) {
      const channels = createChannels(settings({ MAIL_TO: step() }), {
        store,
        publicUrl: undefined,
      });
      try {
        await channels.email?.deliver(claimed, AbortSignal.timeout(10_000));
        return records;
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        const { message, isPermanent, accepted = claimed.accepted } = error;
        records.push(`${isPermanent ? 'final: ' : ''}${message}; ${accepted.join(', ')} has it`);
        await store.settle(claimed, { outcome: 'failed', error: message, accepted, dueAt: 0 });
        claimed = (await store.claim('email', 1, 60_000))[0] ?? claimed;
      }
    }
    throw new Error(records.join('\n'));
  }
  const recipients = () => server.received.map(({ to }) => to);

  it('for now is sent again, only to these', async () => {
    const messages = await attempts(
      () => {
        faultsOf = { 'two@hause.example': '451', 'three@hause.example': '550' };
        return ALL;
      },
      () => {
        faultsOf = { 'three@hause.example': '451' };
        return ALL;
      },
      () => {
        faultsOf = {};
        return ALL;
      },
    );
    expect(messages).toEqual([
      'answer 451, answer 550; One@hause.example has it',
      expect.stringMatching(/451.*; One@hause\.example, two@hause\.example has it$/u),
    ]);
    expect(recipients()).toEqual([
      ['One@hause.example'],
      ['two@hause.example'],
      ['three@hause.example'],
    ]);
    // It is the same mail, with the same recipients in its header.
    const mails = await server.parsed();
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mails.map(({ to }) => JSON.stringify(to))).size).toBe(1);
  });

  it('for good is given up, and made once MAIL_TO is corrected, only for the new one', async () => {
    faultsOf = { 'two@hause.example': '550' };
    const messages = await attempts(
      () => 'one@hause.example, two@hause.example',
      () => 'one@hause.example, two@hause.example',
      () => 'one@hause.example, new@hause.example',
    );
    expect(messages).toEqual([
      'final: answer 550; one@hause.example has it',
      'final: EENVELOPE at RCPT (550 no such user); one@hause.example has it',
    ]);
    expect(recipients()).toEqual([['one@hause.example'], ['new@hause.example']]);
    await attempts(
      () => 'one@hause.example, two@hause.example',
      () => 'one@hause.example',
    );
    expect(recipients()).toHaveLength(3);
  });
});

describe('whatever a visitor types, the mail is well formed', () => {
  const SCRIPTS = {
    'header lines in the message': {
      message: '\r\nBcc: victim@other.example\r\n\r\n.\r\nQUIT\r\n',
    },
    'header lines by a lone CR': { message: 'a\rBcc: victim@other.example\rb' },
    'a lone dot': { message: '.\n..\n.' },
    'text that looks like MIME': {
      message: '--\n------=_Part\nContent-Type: text/html\n\n<script>',
    },
    'reordered text': { message: 'invoice\u202egpj.exe', fullName: 'Ada \u202eecalevoL\u2066' },
    'control characters': { message: 'bell\u0007 escape\u001b[2J', fullName: 'A\u0001da \u007fL' },
    'an encoded word as the name': { fullName: '=?utf-8?Q?Bcc:_a=40b.example?=' },
    'a name that looks like addresses': { fullName: '"x" <a@b.example>, c@d.example' },
    'lone surrogates': { message: 'a\ud800b\udc00c', fullName: 'A\ud83dda' },
    '5,000 Latin letters in one line': { message: 'x'.repeat(5_000) },
    '5,000 Devanagari letters': { message: 'क'.repeat(5_000), fullName: 'क'.repeat(200) },
    '2,500 emoji': { message: '👩‍🏫'.repeat(1_000), fullName: '🎓'.repeat(100) },
    'Arabic and Persian with joiners': { message: 'می‌خواهم مرحبا', fullName: 'محمد' },
    '5,000 line breaks': { message: '\n'.repeat(5_000) },
  } as const;

  it.each(Object.entries(SCRIPTS))('%s', async (_, changes) => {
    const claimed = await claim('email', changes);
    await send(claimed);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['k12@hause.example']);
    const raw = server.received[0]?.raw ?? Buffer.alloc(0);
    const text = raw.toString('latin1');
    // RFC 5322, 2.1 and 2.1.1: lines end with CR LF, have at most 998 characters, and are ASCII.
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(text).toMatch(/^[\t\r\n -~]*$/u);
    const mail = await simpleParser(raw);
    expect(mail.headerLines.map(({ key }) => key).toSorted()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-receipt',
    ]);
    expect(mail.attachments).toEqual([]);
    expect(mail.to).toMatchObject({ value: [{ address: 'k12@hause.example' }] });
    expect(mail.replyTo?.value).toMatchObject([{ address: 'ada@engines.example' }]);
    expect(mail.subject).toContain(claimed.receipt);
    expect(mail.subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect(`${mail.text ?? ''}${String(mail.html)}`).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u,
    );
    const message = claimed.enquiry?.message ?? '';
    const letters = (written: string) =>
      [...written.matchAll(/[\p{L}\p{Emoji_Presentation}\u200c\u200d]/gu)].join('');
    expect(letters(mail.text ?? '')).toContain(letters(message));
  });
});

describe('a failed attempt', () => {
  it.each([
    ['421', false, true],
    ['451', false, false],
    ['550', true, false],
  ] as const)(
    'with answer %s is final: %s; concerns all mail: %s',
    async (kind, isPermanent, isOutage) => {
      fault = kind;
      const error = await failure(await claim('email'));
      expect([error.isPermanent, error.isOutage]).toEqual([isPermanent, isOutage]);
      expect(error.message).toContain(kind);
      expect(error.message).not.toMatch(/ada|engines/iu);
    },
  );

  it('because the sender is refused is retried: someone will correct the settings', async () => {
    refusesSender = true;
    const error = await failure(await claim('email'));
    expect(error.message).toBe(
      'the sender Website@hause.example is not accepted (530 authentication required); set MAIL_FROM to an address that this user may send from',
    );
    expect([error.isPermanent, error.isOutage]).toEqual([false, true]);
  });

  it('in a tarpit ends at its timeout', async () => {
    fault = 'tarpit';
    const error = await failure(await claim('email'), AbortSignal.timeout(300));
    expect(error.message).toBe('the mail server took too long');
    expect([error.isPermanent, error.isOutage]).toEqual([false, true]);
  });

  describe('is found at the start, and says what to correct', () => {
    const reasonAt = async (changes: Readonly<Record<string, string>>) => {
      const channels = createChannels(settings(changes), { store, publicUrl: undefined });
      const error = await channels.email
        ?.check?.(AbortSignal.timeout(10_000))
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ isPermanent: false, isOutage: true });
      return (error as Error).message;
    };
    const listening = async (options: SMTPServerOptions) => {
      const other = new SMTPServer({ disableReverseLookup: true, logger: false, ...options });
      other.on('error', () => undefined);
      other.listen(0, '127.0.0.1');
      await once(other.server, 'listening');
      const { port } = other.server.address() as AddressInfo;
      return { port, close: () => new Promise<void>((done) => other.close(done)) };
    };

    it('when its name is unknown', async () => {
      expect(await reasonAt({ SMTP_URL: 'smtps://mail.invalid:465' })).toMatch(
        /^the name mail\.invalid is unknown \(\w+\); correct the host in SMTP_URL$/u,
      );
    });

    it('when its port is closed', async () => {
      expect(await reasonAt({ SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(
        'nothing answers at 127.0.0.1:1 (ECONNREFUSED); check the port in SMTP_URL, and that the firewall lets it through',
      );
    });

    it('when its certificate is its own', async () => {
      const other = await listening({ secure: true });
      expect(await reasonAt({ SMTP_URL: `smtps://127.0.0.1:${other.port}` })).toMatch(
        /^the certificate of 127\.0\.0\.1:\d+ is not accepted \(.*certificate.*\); name the host that it is for in SMTP_URL, and the file of its authority in NODE_EXTRA_CA_CERTS$/u,
      );
      await other.close();
    });

    it('when the password is wrong', async () => {
      const refusal = Object.assign(new Error('no such login for ada@hause.example'), {
        responseCode: 535,
      });
      const other = await listening({
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_, __, done) => done(refusal),
      });
      expect(await reasonAt({ SMTP_URL: `smtp://ada:wrong@127.0.0.1:${other.port}` })).toBe(
        'the user or the password is not accepted (535 no such login for (address)); correct them in SMTP_URL, with special characters percent-encoded',
      );
      await other.close();
    });
  });

  it('by a test goes to everyone who gets enquiries', async () => {
    const channels = createChannels(settings(), { store, publicUrl: undefined });
    await channels.email?.test?.(AbortSignal.timeout(10_000));
    expect(server.received[0]?.to.toSorted()).toEqual(
      ['k12@hause.example', 'office@hause.example', 'sales@hause.example'].toSorted(),
    );
  });

  it('sends nothing to another machine without TLS', async () => {
    const mail = settings().mail;
    if (mail === undefined) throw new Error('no mail');
    const channels = createChannels(
      { ...settings(), mail: { ...mail, isPlain: false } },
      { store, publicUrl: undefined },
    );
    const claimed = await claim('email');
    await expect(channels.email?.deliver(claimed, AbortSignal.timeout(5_000))).rejects.toThrow(
      'is not accepted',
    );
    expect(server.received).toEqual([]);
  });
});

describe('mail to the visitor', () => {
  it('acknowledges the enquiry without repeating any of the input', async () => {
    const claimed = await claim('acknowledgment', { message: 'Buy now', fullName: 'Cheap Pills' });
    await send(claimed);
    const [mail] = await server.parsed();
    expect(server.received[0]?.to).toEqual(['ada@engines.example']);
    expect(mail?.text).toContain(claimed.receipt);
    expect(`${mail?.subject ?? ''}${mail?.text ?? ''}`).not.toMatch(/Buy now|Cheap Pills/u);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.replyTo).toBeUndefined();
  });

  it('has a link of its own in every attempt, and any of them confirms', async () => {
    const claimed = await claim('confirmation', { subscribe: true });
    fault = 'cut';
    await failure(claimed);
    fault = 'none';
    await send(claimed);
    const [mail] = await server.parsed();
    expect(mail?.text).toContain('“Send me the newsletter”');
    expect(mail?.subject).toBe(`Please confirm: the ${site.name} newsletter`);
    expect(server.received[0]?.raw.toString()).toMatch(/^List-Unsubscribe:\s+<mailto:/mu);
    const tokens = (await server.parsed()).map(
      ({ text }) =>
        /https:\/\/www\.hause\.example\/enquiries\/newsletter\?token=([\w-]{43})/u.exec(
          text ?? '',
        )?.[1] ?? 'no link',
    );
    expect(new Set(tokens).size).toBe(2);
    const confirm = (token: string) => store.confirm(hashToken(token), []);
    expect(await confirm('no link')).toBe(false);
    expect(await store.subscriptions()).toEqual([]);
    for (const token of tokens) expect(await confirm(token)).toBe(true);
    expect(await store.subscriptions()).toHaveLength(1);
  });
});

it('takes the domain of the Message-ID from the sender', () => {
  expect(messageIdOf('H-1', 'email', 'a@B.example')).toBe('<h-1.email@b.example>');
  expect(messageIdOf('H-1', 'confirmation', 'Name <a@b.example>')).toBe(
    '<h-1.confirmation@b.example>',
  );
});
