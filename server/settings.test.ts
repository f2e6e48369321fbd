import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has a sensible default for every unset variable', () => {
  expect(readSettings({ PORT: '', PATH: '/usr/bin' })).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    distDir: resolve('dist'),
    allowedOrigins: [],
    trustedProxies: expect.any(Function),
    metrics: undefined,
    drainMs: 0,
    publicUrl: undefined,
    databaseUrl: undefined,
    delivery: {
      times: { firstMs: 6e4, longestMs: 9e5, giveUpMs: 72 * 3.6e6, leaseMs: 6e4 },
    },
  });
});

it('uses the values that are set', () => {
  const settings = readSettings({
    PORT: '0',
    ALLOWED_ORIGIN: 'https://hause.example, https://www.hause.example',
    TRUSTED_PROXIES: 'loopback, 10.1.0.0/16',
    METRICS_PORT: '9100',
    DRAIN_SECONDS: '5',
    PUBLIC_URL: 'https://forms.hause.example',
  });
  expect(settings).toMatchObject({
    port: 0,
    allowedOrigins: ['https://hause.example', 'https://www.hause.example'],
    metrics: { port: 9100, host: '127.0.0.1' },
    drainMs: 5_000,
    publicUrl: 'https://forms.hause.example',
  });
  const addresses = ['127.0.0.1', '::1', '10.1.2.3', '10.2.2.3'];
  expect(addresses.map((one) => settings.trustedProxies(one))).toEqual([true, true, true, false]);
});

it.each([
  ['PORT', 'abc', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['DRAIN_SECONDS', '-1', 'a whole number'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or ranges'],
  ['TRUSTED_PROXIES', 'yes', 'addresses or ranges'],
  ['TRUSTED_PROXIES', 'toString', 'addresses or ranges'],
  ['ALLOWED_ORIGIN', 'https://hause.example, www.hause.example', 'separate several by commas'],
  ['ALLOWED_ORIGIN', 'https://hause.example/', 'no trailing slash'],
  ['ALLOWED_ORIGIN', 'hause.example', 'must be an origin'],
  ['PUBLIC_URL', 'https://hause.example/forms', 'no path'],
  ['MAIL_FROM', 'Hause website', 'an e-mail address'],
  ['MAIL_TO', 'sales', 'separated by commas'],
  ['MAIL_TO_TEAMS', 'K-12=k12@hause.example', 'the teams are K-12 publishing,'],
  ['MAIL_TO_TEAMS', 'K-12 publishing=', 'the teams are K-12 publishing,'],
  ['WEBHOOK_URL', 'http://crm.example/hook', 'an https URL'],
  ['HOST', 'a b', 'a host name'],
])('reports in one line what is wrong with %s=%s', (name, value, reason) => {
  const attempt = () => readSettings({ [name]: value });
  expect(attempt).toThrow(`${name} is ${JSON.stringify(value)}, but it must be`);
  expect(attempt).toThrow(reason);
  expect(attempt).not.toThrow('\n');
});

describe('a database', () => {
  const read = (options: string) =>
    readSettings({ DATABASE_URL: `postgres://ada:secret@db.example/hause${options}` }).databaseUrl;

  it.each(['?sslmode=require', '?sslmode=verify-ful', '?sslmode='])(
    'with %s is refused: it does not mean what it says',
    (options) => {
      expect(() => read(options)).toThrow(
        /^DATABASE_URL is set, but its sslmode must be verify-full, .+ Change it or leave it unset\.$/u,
      );
    },
  );

  it.each(['', '?sslmode=verify-full&sslrootcert=/etc/ca.crt', '?sslmode=disable'])(
    'with "%s" is accepted',
    (options) => {
      expect(read(options)).toContain(options);
    },
  );
});

describe('delivery', () => {
  const MAIL = {
    SMTP_URL: 'smtps://web%40site:p%3Aw@mail.hause.example',
    MAIL_FROM: 'Hause <website@hause.example>',
    MAIL_TO: 'a@hause.example, b@hause.example',
  };
  const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

  it('reads the mail server, and the recipients of each team’s enquiries', () => {
    const general = ['a@hause.example', 'b@hause.example'];
    const { mail } = readSettings({
      ...MAIL,
      MAIL_TO_TEAMS: 'School districts=d@hause.example; Higher education=h@hause.example',
    }).delivery;
    expect(mail).toEqual({
      host: 'mail.hause.example',
      port: 465,
      isSecure: true,
      isPlain: false,
      auth: { user: 'web@site', pass: 'p:w' },
      from: 'Hause <website@hause.example>',
      to: {
        '': general,
        'K-12 publishing': general,
        'Higher education': ['h@hause.example'],
        'Workforce learning': general,
        'School districts': ['d@hause.example'],
      },
    });
  });

  it.each([
    ['smtp://127.0.0.1:25', true],
    ['smtp://[::1]:25', true],
    ['smtp://mail.hause.example', false],
    ['smtp://127.0.0.1.hause.example', false],
  ])('connects to %s without TLS only if that is this machine: %s', (SMTP_URL, isPlain) => {
    expect(readSettings({ ...MAIL, SMTP_URL }).delivery.mail?.isPlain).toBe(isPlain);
  });

  it.each([
    [{ SMTP_URL: MAIL.SMTP_URL }, 'SMTP_URL is set, but MAIL_FROM is not.'],
    [{ ...MAIL, MAIL_TO: '' }, 'SMTP_URL is set, but MAIL_TO is not.'],
    [{ MAIL_TO: 'a@hause.example' }, 'MAIL_TO is set, but SMTP_URL is not'],
    [{ WEBHOOK_URL: 'https://crm.example/hook' }, 'WEBHOOK_URL is set, but WEBHOOK_SECRET is not'],
    [{ WEBHOOK_SECRET: SECRET }, 'WEBHOOK_SECRET is set, but WEBHOOK_URL is not'],
  ])('says what %j lacks', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it.each([
    { SMTP_URL: 'smtps://user:hunter2@' },
    { SMTP_URL: 'smtps://user:hunter2%@mail.example' },
    { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'hunter2' },
  ])('never shows an invalid secret', (env) => {
    expect(() => readSettings(env)).toThrow(/is set, but it must be/u);
    expect(() => readSettings(env)).not.toThrow(/hunter2/u);
  });

  it('reads two secrets during a rotation', () => {
    const env = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: `${SECRET} ${SECRET}` };
    expect(readSettings(env).delivery.webhook?.secrets).toEqual([
      Buffer.alloc(24, 1),
      Buffer.alloc(24, 1),
    ]);
  });
});
