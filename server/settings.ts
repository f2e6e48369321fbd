import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { REPRESENTATIVES, type Enquiry } from '#src/content/enquiry.ts';
import { trustOf, type Trust } from './enquiries/client-address.ts';
import { DEFAULT_LIMIT } from './enquiries/protocol.ts';
import { LONGEST_WAIT_MS } from './enquiries/store.ts';
import type { Log } from './log.ts';

/** A variable is wrong. The message says in one line which one, why, and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The server's settings, read from the environment and validated. */
export interface Settings {
  /** TCP port; 0 asks the system for a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder for enquiries and the server's copies of builds. */
  readonly dataDir: string;
  /** Output folder of `npm run build`. */
  readonly distDir: string;
  /** The build's manifest, `site.json`. */
  readonly metaFile: string;
  /** The site's origins when requests do not show them (behind a proxy, or on another host). */
  readonly allowedOrigins: readonly string[];
  /** The proxies in front whose X-Forwarded-For is trusted. */
  readonly trustedProxies: Trust;
  /** Log one line per request: method, path, status, time. No address, no query, no body. */
  readonly accessLog: boolean;
  /** The format of log lines. */
  readonly logFormat: 'text' | 'json';
  /** Where /metrics is served, apart from the site; undefined for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** How long to keep serving after a signal, so that a balancer notices; in milliseconds. */
  readonly drainMs: number;
  /** Where visitors reach the receiver, for the links in mails; without a trailing slash. */
  readonly publicUrl: string | undefined;
  /** The PostgreSQL database for enquiries; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** How many enquiries are accepted from everybody together in ten minutes. */
  readonly enquiryLimit: number;
  readonly delivery: DeliverySettings;
}

/** Where enquiries are sent, as read from the environment (docs/operations.md). */
export interface DeliverySettings {
  readonly mail?: MailSettings;
  readonly webhook?: WebhookSettings;
  readonly times: DeliveryTimes;
}

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS is required unless `isPlain`. */
  readonly isSecure: boolean;
  /** Without TLS: only for a mail server on this machine. */
  readonly isPlain: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  /** The sender, such as `Example <website@example.com>`. */
  readonly from: string;
  /** The addresses of a team; the key '' is for visitors who chose none. */
  readonly to: Readonly<Record<Team, readonly string[]>>;
  /** Whether visitors get an email confirming that their enquiry arrived. */
  readonly isAcknowledging: boolean;
}

export interface WebhookSettings {
  readonly url: string;
  /** Every message is signed with each of them, so secrets can be rotated without downtime. */
  readonly secrets: readonly Uint8Array[];
}

/** Retry timing, in milliseconds. */
export interface DeliveryTimes {
  /** The wait after the first failure; it doubles with each further failure. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** When to give up, counted from when the delivery was first due. */
  readonly giveUpMs: number;
  /** How long one attempt leases a delivery; after that, another worker may claim it. */
  readonly leaseMs: number;
}

export type Team = Enquiry['representative'];

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/u, `it must be a whole number from 0 to ${max}`),
    v.transform(Number),
    v.maxValue(max, `it must be a whole number from 0 to ${max}`),
  );

const folder = v.pipe(v.string(), v.minLength(1, 'it must name a folder'));

const isOrigin = (value: string) => URL.parse(value)?.origin === value && /^https?:/u.test(value);

const AN_ORIGIN =
  'an origin such as https://www.example.com: scheme and host, no path, no trailing slash';

const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** One origin or several: a site is often reached with and without www. */
const origins = v.pipe(
  v.string(),
  v.check(
    (text) => list(text).every(isOrigin),
    `it must be ${AN_ORIGIN}; separate several by commas`,
  ),
  v.transform(list),
);

/** Names for common ranges, as proxy-addr knows them. */
const RANGES: Readonly<Record<string, string>> = { loopback: 'loopback', private: 'uniquelocal' };

const isRange = (text: string) =>
  /[.:]/u.test(text) && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text));

const proxies = v.pipe(
  v.string(),
  v.check(
    (text) => list(text).every((one) => Object.hasOwn(RANGES, one) || isRange(one)),
    'it must be addresses or ranges such as 10.0.0.0/8, "loopback" or "private", separated by commas',
  ),
  v.transform((text) => trustOf(list(text).map((one) => RANGES[one] ?? one))),
);

const yesOrNo = v.pipe(
  v.picklist(['0', '1'], 'it must be 1 (on) or 0 (off)'),
  v.transform((value) => value === '1'),
);

/**
 * Allowed values of `sslmode`. `pg` treats PostgreSQL's weaker modes as `verify-full` today but
 * will not in its next major version, and it ignores a mistyped one.
 */
const TLS_MODES = [null, 'disable', 'no-verify', 'verify-full'];

/** A URL as `pg` reads it; a folder as the host is the location of the server's socket. */
const databaseUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    if (url === null || !/^postgres(?:ql)?:$/u.test(url.protocol)) return false;
    const parts = [url.username, url.password, url.hostname, url.pathname];
    return url.pathname.length > 1 && parts.every((part) => decoded(part) !== undefined);
  }, 'it must be a PostgreSQL database such as postgres://user:password@db.example.com:5432/hause, with special characters of the password percent-encoded'),
  v.check((text) => {
    const options = URL.parse(text)?.searchParams;
    return options?.has('uselibpqcompat') || TLS_MODES.includes(options?.get('sslmode') ?? null);
  }, 'its sslmode must be verify-full, with sslrootcert=FILE where the authority is your own, or disable'),
);

const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/u;

const addresses = (text: string) =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

const addressList = v.pipe(
  v.string(),
  v.check(
    (text) => addresses(text).length > 0 && addresses(text).every((one) => ADDRESS.test(one)),
    'it must be e-mail addresses, separated by commas',
  ),
);

/** `Name <address>`, or an address alone. */
const sender = v.pipe(
  v.string(),
  v.check((text) => {
    const bare = /^[^<>\r\n]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
    return ADDRESS.test(bare.trim());
  }, 'it must be an e-mail address, or a name with one: Example <website@example.com>'),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    if (url === null || !/^smtps?:$/u.test(url.protocol) || url.hostname === '') return false;
    return [url.username, url.password].every((part) => decoded(part) !== undefined);
  }, 'it must be a mail server such as smtps://user:password@mail.example.com:465, with special characters of the password percent-encoded'),
);

/** Undoes percent-encoding; undefined when it is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `team=address, address; team=address`. */
const teams = v.pipe(
  v.string(),
  v.check(
    (text) => parseTeams(text) !== undefined,
    `it must be teams with their addresses, as in "${REPRESENTATIVES[0]}=one@example.com; ${REPRESENTATIVES[1]}=two@example.com"; the teams are ${REPRESENTATIVES.join(', ')}`,
  ),
);

function parseTeams(text: string): Partial<Record<Team, readonly string[]>> | undefined {
  const result: Partial<Record<Team, readonly string[]>> = {};
  for (const part of text.split(';').filter((entry) => entry.trim() !== '')) {
    const [name = '', list = ''] = part.split('=', 2);
    const team = REPRESENTATIVES.find((known) => known === name.trim());
    const found = addresses(list);
    if (team === undefined || found.length === 0 || !found.every((one) => ADDRESS.test(one))) {
      return undefined;
    }
    result[team] = found;
  }
  return result;
}

const isLoopback = (hostname: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/u.test(hostname);

const webhookUrl = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    if (url === null) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  }, 'it must be an https URL (http only on this machine)'),
);

const SECRET = /^whsec_([A-Za-z0-9+/]+=*)$/u;

const webhookSecret = v.pipe(
  v.string(),
  v.check(
    (text) =>
      text.split(' ').every((one) => {
        const { length } = Buffer.from(SECRET.exec(one)?.[1] ?? '', 'base64');
        return length >= 24 && length <= 64;
      }),
    'it must be whsec_ and 24 to 64 bytes in base64; make one with: echo "whsec_$(openssl rand -base64 32)"',
  ),
);

/** The shortest waits between attempts, and the shortest time for one, in milliseconds. */
const SHORTEST_WAIT_MS = 50;
const SHORTEST_LEASE_MS = 1_000;

const seconds = /^\d{1,7}(?:\.\d{1,3})?$/u;

const times = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(',').length === 4 && text.split(',').every((one) => seconds.test(one)),
    'it must be four numbers of seconds, separated by commas: the first wait, the longest wait, when to give up, how long one attempt may take',
  ),
  v.check(
    (text) => {
      const [first, longest, , lease] = inMs(text);
      return Math.min(first, longest) >= SHORTEST_WAIT_MS && lease >= SHORTEST_LEASE_MS;
    },
    `it must be at least ${SHORTEST_WAIT_MS / 1000} seconds for the two waits, the first and second number, and at least ${SHORTEST_LEASE_MS / 1000} second for one attempt, the fourth: 0 does not mean without a limit, and a shorter attempt ends before the other side can answer`,
  ),
  v.check(
    (text) => {
      const [, longest, , lease] = inMs(text);
      return Math.max(longest, lease) <= LONGEST_WAIT_MS;
    },
    `it must be at most ${LONGEST_WAIT_MS / 1000} seconds (a day) for the longest wait, the second number, and for one attempt, the fourth: whatever is due later is taken to be from before the clock was set back, and is delivered at once`,
  ),
);

/** The four times of `DELIVERY_TIMES`, in milliseconds. */
function inMs(text: string): [first: number, longest: number, giveUp: number, lease: number] {
  const [first = 0, longest = 0, giveUp = 0, lease = 0] = text
    .split(',')
    .map((one) => Number(one) * 1000);
  return [first, longest, giveUp, lease];
}

const environment = v.object({
  PORT: v.optional(wholeNumber(65_535), '4173'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^\S+$/u, 'it must be a host name or address')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(folder, '.data'),
  DIST_DIR: v.optional(folder, 'dist'),
  META_FILE: v.optional(v.pipe(v.string(), v.minLength(1, 'it must name a file'))),
  ALLOWED_ORIGIN: v.optional(origins, ''),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  ACCESS_LOG: v.optional(yesOrNo, '0'),
  LOG_FORMAT: v.optional(v.picklist(['text', 'json'], 'it must be text or json'), 'text'),
  METRICS_PORT: v.optional(wholeNumber(65_535)),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^\S+$/u, 'it must be a host name or address')),
    '127.0.0.1',
  ),
  DRAIN_SECONDS: v.optional(wholeNumber(300), '0'),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.check(isOrigin, `it must be ${AN_ORIGIN}`))),
  DATABASE_URL: v.optional(databaseUrl),
  ENQUIRY_LIMIT: v.optional(wholeNumber(99_999), String(DEFAULT_LIMIT)),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(sender),
  MAIL_TO: v.optional(addressList),
  MAIL_TO_TEAMS: v.optional(teams),
  MAIL_ACKNOWLEDGE: v.optional(yesOrNo, '0'),
  WEBHOOK_URL: v.optional(webhookUrl),
  WEBHOOK_SECRET: v.optional(webhookSecret),
  // 1 minute, 6 hours, 72 hours; and a minute for each attempt.
  DELIVERY_TIMES: v.optional(times, '60,21600,259200,60'),
});

type Given = v.InferOutput<typeof environment>;

/** Variables that hold a secret can be read from a file: `SMTP_URL_FILE` instead of `SMTP_URL`. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET'] as const;

/** Their values never appear in error messages. */
const isSecret = (name: string): boolean => SECRETS.some((secret) => secret === name);

/**
 * Replaces `X_FILE` with `X` set to the file's content: container and service managers provide
 * secrets as files.
 * @throws SettingsError when the file cannot be read or is empty, or both are set
 */
function readSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const read = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) {
      throw new SettingsError(`${name} and ${name}_FILE are both set. Keep one of them.`);
    }
    let secret: string;
    try {
      secret = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new SettingsError(
        `${name}_FILE is ${JSON.stringify(file)}, but it cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}). Name a file that this user can read.`,
        { cause: error },
      );
    }
    // Taken for unset, an empty DATABASE_URL would move the enquiries to SQLite unnoticed.
    if (secret === '') {
      throw new SettingsError(
        `${name}_FILE is ${JSON.stringify(file)}, but that file is empty. Write the value of ${name} into it, or leave ${name}_FILE unset.`,
      );
    }
    read[name] = secret;
  }
  return read;
}

/** The variables that the server reads. */
export const VARIABLES: readonly string[] = [
  ...Object.keys(environment.entries),
  ...SECRETS.map((name) => `${name}_FILE`),
];

/**
 * Reads and checks the server's variables. An empty variable counts as not set.
 * @param env usually `process.env`
 * @throws SettingsError naming the first variable that is wrong
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(readSecretFiles(env)).filter(([, value]) => value));
  const result = v.safeParse(environment, set);
  if (!result.success) {
    const [issue] = result.issues;
    const name = v.getDotPath(issue) ?? 'A variable';
    const value = isSecret(name) ? 'set' : JSON.stringify(set[name]);
    throw new SettingsError(
      `${name} is ${value}, but ${issue.message}. Change it or leave it unset.`,
    );
  }
  const given = result.output;
  const distDir = resolve(given.DIST_DIR);
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    distDir,
    metaFile: given.META_FILE ? resolve(given.META_FILE) : resolve(`${distDir}-meta`, 'site.json'),
    allowedOrigins: given.ALLOWED_ORIGIN,
    trustedProxies: given.TRUSTED_PROXIES,
    accessLog: given.ACCESS_LOG,
    logFormat: given.LOG_FORMAT,
    metrics:
      given.METRICS_PORT === undefined
        ? undefined
        : { port: given.METRICS_PORT, host: given.METRICS_HOST },
    drainMs: given.DRAIN_SECONDS * 1000,
    publicUrl: given.PUBLIC_URL,
    databaseUrl: given.DATABASE_URL,
    enquiryLimit: given.ENQUIRY_LIMIT,
    delivery: deliverySettings(given),
  };
}

/**
 * Turns the checked variables into settings.
 * @throws SettingsError when one is set without another that it needs
 */
function deliverySettings(given: Given): DeliverySettings {
  const mail = mailSettings(given);
  const webhook = webhookSettings(given);
  const [first, longest, giveUp, lease] = inMs(given.DELIVERY_TIMES);
  return {
    ...(mail && { mail }),
    ...(webhook && { webhook }),
    times: { firstMs: first, longestMs: longest, giveUpMs: giveUp, leaseMs: lease },
  };
}

function mailSettings(given: Given): MailSettings | undefined {
  if (given.SMTP_URL === undefined) {
    const needless = (['MAIL_FROM', 'MAIL_TO', 'MAIL_TO_TEAMS'] as const).find(
      (name) => given[name] !== undefined,
    );
    if (needless === undefined && !given.MAIL_ACKNOWLEDGE) return undefined;
    throw new SettingsError(
      `${needless ?? 'MAIL_ACKNOWLEDGE'} is set, but SMTP_URL is not, so no mail can be sent. Set SMTP_URL to the mail server, such as smtps://user:password@mail.example.com:465.`,
    );
  }
  const { MAIL_FROM: from, MAIL_TO: to } = given;
  if (from === undefined || to === undefined) {
    const name = from === undefined ? 'MAIL_FROM' : 'MAIL_TO';
    const purpose = from === undefined ? 'the sender' : 'who gets the enquiries';
    throw new SettingsError(
      `SMTP_URL is set, but ${name} is not. Set it to ${purpose}, such as website@example.com.`,
    );
  }
  const url = new URL(given.SMTP_URL);
  const isSecure = url.protocol === 'smtps:';
  const general = addresses(to);
  const chosen = parseTeams(given.MAIL_TO_TEAMS ?? '') ?? {};
  return {
    host: url.hostname.replace(/^\[|\]$/gu, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    isPlain: !isSecure && isLoopback(url.hostname),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    from,
    to: Object.fromEntries(
      ['', ...REPRESENTATIVES].map((team) => [team, chosen[team as Team] ?? general]),
    ) as Record<Team, readonly string[]>,
    isAcknowledging: given.MAIL_ACKNOWLEDGE,
  };
}

function webhookSettings({ WEBHOOK_URL, WEBHOOK_SECRET }: Given): WebhookSettings | undefined {
  if (WEBHOOK_URL === undefined && WEBHOOK_SECRET === undefined) return undefined;
  if (WEBHOOK_URL === undefined || WEBHOOK_SECRET === undefined) {
    const [there, missing] =
      WEBHOOK_URL === undefined
        ? ['WEBHOOK_SECRET', 'WEBHOOK_URL']
        : ['WEBHOOK_URL', 'WEBHOOK_SECRET'];
    throw new SettingsError(
      `${there} is set, but ${missing} is not. Set both: messages are signed, so that the other side can tell that they are ours.`,
    );
  }
  return {
    url: WEBHOOK_URL,
    secrets: WEBHOOK_SECRET.split(' ').map((secret) =>
      Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64'),
    ),
  };
}

/** Errors that no change to the disk would fix: a part of the path is a file. */
const WRONG_PATH = ['EEXIST', 'ENOTDIR'];

/**
 * Creates the data folder if needed. A folder that is not writable is only logged: the site is still
 * served, and enquiries are refused until it is writable.
 * @throws SettingsError with a one-line reason when there is no such folder
 */
export function prepareDataDir(dataDir: string, log: Log): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    const message = `DATA_DIR is ${JSON.stringify(dataDir)}, but it is not writable (${code}). Name a folder that this user can write to.`;
    if (WRONG_PATH.includes(code)) throw new SettingsError(message, { cause: error });
    log.error(message);
  }
}
