import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { REPRESENTATIVES, type Enquiry } from '#src/content/enquiry.ts';
import { trustOf } from './enquiries/client-address.ts';

/** A variable is wrong. The message says in one line which one, why, and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Team = Enquiry['representative'];
type Environment = Readonly<Record<string, string | undefined>>;

/** A value for which a check holds. @param rule what it must be, in words */
const checked = (isRight: (value: string) => boolean, rule: string) =>
  v.pipe(v.string(), v.check(isRight, `it must be ${rule}`));

const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const wholeNumber = (max: number) =>
  v.pipe(
    checked(
      (value) => /^\d{1,5}$/u.test(value) && Number(value) <= max,
      `a whole number from 0 to ${max}`,
    ),
    v.transform(Number),
  );

const host = checked((value) => /^\S+$/u.test(value), 'a host name or address');

const isOrigin = (value: string) => URL.parse(value)?.origin === value && /^https?:/u.test(value);

const AN_ORIGIN =
  'an origin such as https://www.example.com: scheme and host, no path, no trailing slash';

/** One origin or several: a site is often reached with and without www. */
const origins = v.pipe(
  checked((value) => list(value).every(isOrigin), `${AN_ORIGIN}; separate several by commas`),
  v.transform(list),
);

/** Names for common ranges, as proxy-addr knows them. */
const RANGES: Readonly<Record<string, string>> = { loopback: 'loopback', private: 'uniquelocal' };

const isRange = (text: string) =>
  /[.:]/u.test(text) && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text));

const proxies = v.pipe(
  checked(
    (value) => list(value).every((one) => Object.hasOwn(RANGES, one) || isRange(one)),
    'addresses or ranges such as 10.0.0.0/8, "loopback" or "private", separated by commas',
  ),
  v.transform((text) => trustOf(list(text).map((one) => RANGES[one] ?? one))),
);

/** Whether this is a URL with such a protocol whose percent-encoding can be undone. */
function isUrl(text: string, protocols: RegExp): boolean {
  const url = URL.parse(text);
  if (url === null || !protocols.test(url.protocol)) return false;
  try {
    [url.username, url.password, url.hostname, url.pathname].forEach(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}

/**
 * Allowed values of `sslmode`. `pg` treats PostgreSQL's weaker modes as `verify-full` today but
 * will not in its next major version, and it ignores a mistyped one.
 */
const TLS_MODES = [null, 'disable', 'no-verify', 'verify-full'];

/** A URL as `pg` reads it; a folder as the host is the location of the server's socket. */
const databaseUrl = v.pipe(
  checked(
    (value) => isUrl(value, /^postgres(?:ql)?:$/u) && new URL(value).pathname.length > 1,
    'a PostgreSQL database such as postgres://user:password@db.example.com:5432/hause, with special characters of the password percent-encoded',
  ),
  v.check((text) => {
    const options = URL.parse(text)?.searchParams;
    return options?.has('uselibpqcompat') || TLS_MODES.includes(options?.get('sslmode') ?? null);
  }, 'its sslmode must be verify-full, with sslrootcert=FILE where the authority is your own, or disable'),
);

const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/u;

const areAddresses = (all: readonly string[]) =>
  all.length > 0 && all.every((one) => ADDRESS.test(one));

const addresses = v.pipe(
  checked((value) => areAddresses(list(value)), 'e-mail addresses, separated by commas'),
  v.transform(list),
);

/** `Name <address>`, or an address alone. */
const sender = checked((value) => {
  const bare = /^[^<>\r\n]*<([^<>]+)>$/u.exec(value)?.[1] ?? value;
  return ADDRESS.test(bare.trim());
}, 'an e-mail address, or a name with one: Example <website@example.com>');

const smtpUrl = v.pipe(
  checked(
    (value) => isUrl(value, /^smtps?:$/u) && new URL(value).hostname !== '',
    'a mail server such as smtps://user:password@mail.example.com:465, with special characters of the password percent-encoded',
  ),
  v.transform((value) => new URL(value)),
);

/** `team=address, address; team=address`. */
const teams = v.pipe(
  v.string(),
  v.transform((text) => {
    const parts = text.split(';').filter((part) => part.trim() !== '');
    return parts.map((part) => {
      const [name = '', to = ''] = part.split('=', 2);
      return [REPRESENTATIVES.find((known) => known === name.trim()), list(to)] as const;
    });
  }),
  v.check(
    (parts) => parts.every(([team, to]) => team !== undefined && areAddresses(to)),
    `it must be teams with their addresses, as in "${REPRESENTATIVES[0]}=one@example.com; ${REPRESENTATIVES[1]}=two@example.com"; the teams are ${REPRESENTATIVES.join(', ')}`,
  ),
);

const isLoopback = (hostname: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/u.test(hostname);

const webhookUrl = checked((value) => {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}, 'an https URL (http only on this machine)');

const secretOf = (text: string) =>
  Buffer.from(/^whsec_([A-Za-z0-9+/]+=*)$/u.exec(text)?.[1] ?? '', 'base64');

/** Every message is signed with each of them, so secrets can be rotated without downtime. */
const webhookSecrets = v.pipe(
  checked(
    (value) =>
      value
        .split(' ')
        .map(secretOf)
        .every(({ length }) => length >= 24 && length <= 64),
    'whsec_ and 24 to 64 bytes in base64; make one with: echo "whsec_$(openssl rand -base64 32)"',
  ),
  v.transform((value): readonly Uint8Array[] => value.split(' ').map(secretOf)),
);

const MINUTE_MS = 60_000;

/** How deliveries are retried, in milliseconds. */
const TIMES = {
  /** The wait after the first failure; it doubles with each further failure. */
  firstMs: MINUTE_MS,
  longestMs: 15 * MINUTE_MS,
  /** When to give up, counted from when the delivery was first due. */
  giveUpMs: 72 * 60 * MINUTE_MS,
  /** How long one attempt leases a delivery; after that, another worker may claim it. */
  leaseMs: MINUTE_MS,
};

export type DeliveryTimes = Readonly<typeof TIMES>;

/** The variables (docs/operations.md). */
const environment = v.object({
  PORT: v.optional(wholeNumber(65_535), '4173'),
  HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DIST_DIR: v.optional(v.string(), 'dist'),
  ALLOWED_ORIGIN: v.optional(origins, ''),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  METRICS_PORT: v.optional(wholeNumber(65_535)),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  DRAIN_SECONDS: v.optional(wholeNumber(300), '0'),
  PUBLIC_URL: v.optional(checked(isOrigin, AN_ORIGIN)),
  DATABASE_URL: v.optional(databaseUrl),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(sender),
  MAIL_TO: v.optional(addresses),
  MAIL_TO_TEAMS: v.optional(teams),
  WEBHOOK_URL: v.optional(webhookUrl),
  WEBHOOK_SECRET: v.optional(webhookSecrets),
});

type Given = v.InferOutput<typeof environment>;

/** Variables that hold a secret. Their values never appear in messages. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET'];

/** The variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.entries);

/**
 * Reads and checks the server's variables. An empty variable counts as not set.
 * @param env usually `process.env`
 * @throws SettingsError naming the first variable that is wrong
 */
export function readSettings(env: Environment) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = v.safeParse(environment, set);
  if (!result.success) {
    const [issue] = result.issues;
    const name = v.getDotPath(issue) ?? 'A variable';
    const value = SECRETS.includes(name) ? 'set' : JSON.stringify(set[name]);
    throw new SettingsError(
      `${name} is ${value}, but ${issue.message}. Change it or leave it unset.`,
    );
  }
  const given = result.output;
  const { METRICS_PORT: port, METRICS_HOST: metricsHost } = given;
  return {
    /** TCP port; 0 asks the system for a free one. */
    port: given.PORT,
    host: given.HOST,
    /** Folder for enquiries and the server's copies of builds. */
    dataDir: resolve(given.DATA_DIR),
    /** Output folder of `npm run build`. */
    distDir: resolve(given.DIST_DIR),
    /** The site's origins when requests do not show them (behind a proxy, or on another host). */
    allowedOrigins: given.ALLOWED_ORIGIN,
    /** The proxies in front whose X-Forwarded-For is trusted. */
    trustedProxies: given.TRUSTED_PROXIES,
    /** Where /metrics is served, apart from the site; undefined for nowhere. */
    metrics: port === undefined ? undefined : { port, host: metricsHost },
    /** How long to keep serving after a signal, so that a balancer notices; in milliseconds. */
    drainMs: given.DRAIN_SECONDS * 1000,
    /** Where visitors reach the receiver, for the links in mails; without a trailing slash. */
    publicUrl: given.PUBLIC_URL,
    /** The PostgreSQL database for enquiries; undefined for SQLite in the data folder. */
    databaseUrl: given.DATABASE_URL,
    /** Where enquiries are sent. */
    delivery: {
      mail: mailSettings(given),
      webhook: webhookSettings(given),
      times: TIMES,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;
export type DeliverySettings = Settings['delivery'];
export type MailSettings = NonNullable<DeliverySettings['mail']>;
export type WebhookSettings = NonNullable<DeliverySettings['webhook']>;

/** @throws SettingsError when one is set without another that it needs */
function mailSettings(given: Given) {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to, MAIL_TO_TEAMS: chosen = [] } = given;
  if (url === undefined) {
    const names = ['MAIL_FROM', 'MAIL_TO', 'MAIL_TO_TEAMS'] as const;
    const needless = names.find((name) => given[name] !== undefined);
    if (needless === undefined) return undefined;
    throw new SettingsError(
      `${needless} is set, but SMTP_URL is not, so no mail can be sent. Set SMTP_URL to the mail server, such as smtps://user:password@mail.example.com:465.`,
    );
  }
  if (from === undefined || to === undefined) {
    const [name, purpose] =
      from === undefined ? ['MAIL_FROM', 'the sender'] : ['MAIL_TO', 'who gets the enquiries'];
    throw new SettingsError(
      `SMTP_URL is set, but ${name} is not. Set it to ${purpose}, such as website@example.com.`,
    );
  }
  const isSecure = url.protocol === 'smtps:';
  const all = ['', ...REPRESENTATIVES].map((team) => [team, to] as const);
  return {
    host: url.hostname.replace(/^\[|\]$/gu, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    /** TLS from the first byte; otherwise STARTTLS is required unless `isPlain`. */
    isSecure,
    /** Without TLS: only for a mail server on this machine. */
    isPlain: !isSecure && isLoopback(url.hostname),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    from,
    /** The addresses of a team; the key '' is for visitors who chose none. */
    to: Object.fromEntries([...all, ...chosen]) as Record<Team, readonly string[]>,
  };
}

/** @throws SettingsError when one is set without the other */
function webhookSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }: Given) {
  if (url !== undefined && secrets !== undefined) return { url, secrets };
  if (url === secrets) return undefined;
  const names = ['WEBHOOK_URL', 'WEBHOOK_SECRET'];
  const [there, missing] = secrets === undefined ? names : names.toReversed();
  throw new SettingsError(
    `${there} is set, but ${missing} is not. Set both: messages are signed, so that the other side can tell that they are ours.`,
  );
}
