import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { temporaryFolder } from './testing/enquiries.ts';

it('has a sensible default for every unset variable', () => {
  expect(readSettings({ PORT: '', PATH: '/usr/bin' })).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    distDir: resolve('dist'),
    metaFile: resolve('dist-meta/site.json'),
    allowedOrigins: [],
    trustedProxies: expect.any(Function),
    accessLog: false,
    logFormat: 'text',
    metrics: undefined,
    drainMs: 0,
    publicUrl: undefined,
    databaseUrl: undefined,
    enquiryLimit: 1_000,
    delivery: {
      times: {
        firstMs: 60_000,
        longestMs: 6 * 3_600_000,
        giveUpMs: 72 * 3_600_000,
        leaseMs: 60_000,
      },
    },
  });
});

it('uses the values that are set, and looks for the manifest next to the build', () => {
  const settings = readSettings({
    PORT: '0',
    DIST_DIR: '/srv/www',
    ALLOWED_ORIGIN: 'https://hause.example, https://www.hause.example',
    TRUSTED_PROXIES: 'loopback, 10.1.0.0/16',
    ACCESS_LOG: '1',
    LOG_FORMAT: 'json',
    METRICS_PORT: '9100',
    DRAIN_SECONDS: '5',
    PUBLIC_URL: 'https://forms.hause.example',
  });
  expect(settings).toMatchObject({
    port: 0,
    metaFile: '/srv/www-meta/site.json',
    allowedOrigins: ['https://hause.example', 'https://www.hause.example'],
    accessLog: true,
    logFormat: 'json',
    metrics: { port: 9100, host: '127.0.0.1' },
    drainMs: 5_000,
    publicUrl: 'https://forms.hause.example',
  });
  const { trustedProxies } = settings;
  expect(trustedProxies('127.0.0.1')).toBe(true);
  expect(trustedProxies('::1')).toBe(true);
  expect(trustedProxies('10.1.2.3')).toBe(true);
  expect(trustedProxies('10.2.2.3')).toBe(false);
});

it.each([
  ['PORT', 'abc', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['ENQUIRY_LIMIT', '-1', 'a whole number'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or ranges'],
  ['TRUSTED_PROXIES', 'yes', 'addresses or ranges'],
  ['TRUSTED_PROXIES', 'toString', 'addresses or ranges'],
  ['ALLOWED_ORIGIN', 'https://hause.example, www.hause.example', 'separate several by commas'],
  ['LOG_FORMAT', 'xml', 'text or json'],
  ['PUBLIC_URL', 'https://hause.example/forms', 'no path'],
  ['MAIL_FROM', 'Hause website', 'an e-mail address'],
  ['MAIL_TO', 'sales', 'separated by commas'],
  ['MAIL_TO_TEAMS', 'K-12=k12@hause.example', 'the teams are K-12 publishing,'],
  ['WEBHOOK_URL', 'http://crm.example/hook', 'an https URL'],
  ['DELIVERY_TIMES', '60,21600', 'four numbers of seconds'],
  ['DELIVERY_TIMES', '60,21600,259200,0', 'at least 1 second for one attempt'],
  ['DELIVERY_TIMES', '0,21600,259200,60', 'at least 0.05 seconds for the two waits'],
  ['DELIVERY_TIMES', '60,0,259200,60', 'at least 0.05 seconds for the two waits'],
  ['DELIVERY_TIMES', '60,86401,604800,60', 'at most 86400 seconds (a day) for the longest wait'],
  ['DELIVERY_TIMES', '60,21600,259200,86401', 'at most 86400 seconds (a day) for the longest wait'],
  ['ALLOWED_ORIGIN', 'https://hause.example/', 'no trailing slash'],
  ['ALLOWED_ORIGIN', 'hause.example', 'must be an origin'],
  ['ACCESS_LOG', 'true', '1 (on) or 0 (off)'],
  ['HOST', 'a b', 'a host name'],
])('reports in one line what is wrong with %s=%s', (name, value, reason) => {
  const attempt = () => readSettings({ [name]: value });
  expect(attempt).toThrow(`${name} is ${JSON.stringify(value)}, but it must be`);
  expect(attempt).toThrow(reason);
  expect(attempt).not.toThrow('\n');
});

it('accepts a day between two attempts, and any time until they are given up', () => {
  expect(readSettings({ DELIVERY_TIMES: '60,86400,1209600,60' }).delivery.times).toMatchObject({
    longestMs: 86_400_000,
    giveUpMs: 1_209_600_000,
  });
});

it('accepts only database TLS modes that mean what they say', () => {
  const url = (options: string) => ({
    DATABASE_URL: `postgres://ada:secret@db.example/hause${options}`,
  });
  for (const options of ['?sslmode=require', '?sslmode=verify-ful', '?sslmode=']) {
    expect(() => readSettings(url(options))).toThrow(
      /^DATABASE_URL is set, but its sslmode must be verify-full, .+ Change it or leave it unset\.$/u,
    );
  }
  for (const options of ['', '?sslmode=verify-full&sslrootcert=/etc/ca.crt', '?sslmode=disable']) {
    expect(readSettings(url(options)).databaseUrl).toContain(options);
  }
});

describe('delivery', () => {
  const MAIL = {
    SMTP_URL: 'smtps://web%40site:p%3Aw@mail.hause.example',
    MAIL_FROM: 'Hause <website@hause.example>',
    MAIL_TO: 'a@hause.example, b@hause.example',
  };
  const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

  it('reads the mail server, and the recipients of each team’s enquiries', () => {
    const { mail } = readSettings({
      ...MAIL,
      MAIL_TO_TEAMS: 'School districts=d@hause.example; Higher education=h@hause.example',
      MAIL_ACKNOWLEDGE: '1',
    }).delivery;
    expect(mail).toEqual({
      host: 'mail.hause.example',
      port: 465,
      isSecure: true,
      isPlain: false,
      auth: { user: 'web@site', pass: 'p:w' },
      from: 'Hause <website@hause.example>',
      to: {
        '': ['a@hause.example', 'b@hause.example'],
        'K-12 publishing': ['a@hause.example', 'b@hause.example'],
        'Higher education': ['h@hause.example'],
        'Workforce learning': ['a@hause.example', 'b@hause.example'],
        'School districts': ['d@hause.example'],
      },
      isAcknowledging: true,
    });
  });

  it('connects without TLS only to a mail server on this machine', () => {
    const plain = (url: string) => readSettings({ ...MAIL, SMTP_URL: url }).delivery.mail?.isPlain;
    expect(plain('smtp://127.0.0.1:25')).toBe(true);
    expect(plain('smtp://[::1]:25')).toBe(true);
    expect(plain('smtp://mail.hause.example')).toBe(false);
    expect(plain('smtp://127.0.0.1.hause.example')).toBe(false);
  });

  it('reads a webhook and the secrets that sign it', () => {
    const { webhook } = readSettings({
      WEBHOOK_URL: 'https://crm.example/hook',
      WEBHOOK_SECRET: `${SECRET} ${SECRET}`,
    }).delivery;
    expect(webhook?.url).toBe('https://crm.example/hook');
    expect(webhook?.secrets).toEqual([Buffer.alloc(24, 1), Buffer.alloc(24, 1)]);
  });

  it.each([
    [{ SMTP_URL: MAIL.SMTP_URL }, 'SMTP_URL is set, but MAIL_FROM is not.'],
    [
      { SMTP_URL: MAIL.SMTP_URL, MAIL_FROM: MAIL.MAIL_FROM },
      'SMTP_URL is set, but MAIL_TO is not.',
    ],
    [{ MAIL_TO: 'a@hause.example' }, 'MAIL_TO is set, but SMTP_URL is not'],
    [{ MAIL_ACKNOWLEDGE: '1' }, 'MAIL_ACKNOWLEDGE is set, but SMTP_URL is not'],
    [{ WEBHOOK_URL: 'https://crm.example/hook' }, 'WEBHOOK_URL is set, but WEBHOOK_SECRET is not'],
    [{ WEBHOOK_SECRET: SECRET }, 'WEBHOOK_SECRET is set, but WEBHOOK_URL is not'],
    [{ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/run/a' }, 'SMTP_URL and SMTP_URL_FILE are both set.'],
    [{ SMTP_URL_FILE: '/nowhere' }, 'SMTP_URL_FILE is "/nowhere", but it cannot be read (ENOENT).'],
  ])('says what %j lacks', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it('never shows an invalid secret', () => {
    for (const env of [
      { SMTP_URL: 'smtps://user:hunter2@' },
      { SMTP_URL: 'smtps://user:hunter2%@mail.example' },
      { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'hunter2' },
    ]) {
      expect(() => readSettings(env)).toThrow(/is set, but it must be/u);
      expect(() => readSettings(env)).not.toThrow(/hunter2/u);
    }
  });

  it('reports an empty secret file, rather than going on without the secret', () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'secret');
    writeFileSync(file, ' \n');
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET']) {
      expect(() => readSettings({ [`${name}_FILE`]: file })).toThrow(
        `${name}_FILE is ${JSON.stringify(file)}, but that file is empty. Write the value of ${name} into it, or leave ${name}_FILE unset.`,
      );
    }
    folder.remove();
  });

  it('reads a secret from a file', () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'secret');
    writeFileSync(file, `${SECRET}\n`);
    const env = { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET_FILE: file };
    expect(readSettings(env).delivery.webhook?.secrets).toHaveLength(1);
    folder.remove();
  });
});
