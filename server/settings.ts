import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  decoded,
  deliverySettings,
  deliveryVariables,
  isSecret,
  readSecretFiles,
  SECRETS,
  type DeliverySettings,
} from './delivery-settings.ts';
import { SettingsError } from './settings-error.ts';

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
  readonly trustedProxies: BlockList;
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
  readonly delivery: DeliverySettings;
}

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

/** Predefined names for common ranges. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  // RFC 1918, RFC 4193
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const proxies = v.pipe(
  v.string(),
  v.check(
    (text) => list(text).every((one) => Object.hasOwn(RANGES, one) || isRange(one)),
    'it must be addresses or ranges such as 10.0.0.0/8, "loopback" or "private", separated by commas',
  ),
  v.transform((text) => {
    const block = new BlockList();
    for (const range of list(text).flatMap((one) => RANGES[one] ?? [one])) {
      const [address = '', prefix] = range.split('/', 2);
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      block.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
    }
    return block;
  }),
);

function isRange(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/u.test(prefix)) return false;
  return Number(prefix) <= (family === 6 ? 128 : 32);
}

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
  ...deliveryVariables,
});

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
  if (set['TRUST_PROXY'] !== undefined) {
    throw new SettingsError(
      'TRUST_PROXY is no longer read, because a number of proxies can be forged. Set TRUSTED_PROXIES to their addresses instead, such as loopback or 10.0.0.0/8.',
    );
  }
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
    delivery: deliverySettings(given),
  };
}
