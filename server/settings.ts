import { resolve } from 'node:path';
import * as v from 'valibot';

/** The server's settings, read from the environment and validated. */
export interface Settings {
  /** TCP port; 0 asks the system for a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder for enquiries and previous builds' assets; never served. */
  readonly dataDir: string;
  /** Output folder of `npm run build`. */
  readonly distDir: string;
  /** The build's manifest, `site.json`. */
  readonly metaFile: string;
  /** The site's origin when requests do not show it (behind a proxy, or on another host). */
  readonly allowedOrigin: string | undefined;
  /** How many proxies in front append to X-Forwarded-For; 0 ignores the header. */
  readonly trustedProxies: number;
  /** Log one line per request: method, path, status, time. No address, no query, no body. */
  readonly accessLog: boolean;
}

/** A variable is wrong. The message says in one line which one, why, and how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/u, `it must be a whole number from 0 to ${max}`),
    v.transform(Number),
    v.maxValue(max, `it must be a whole number from 0 to ${max}`),
  );

const folder = v.pipe(v.string(), v.minLength(1, 'it must name a folder'));

const origin = v.pipe(
  v.string(),
  v.check(
    (value) => URL.parse(value)?.origin === value && /^https?:/u.test(value),
    'it must be an origin such as https://www.example.com: scheme and host, no path, no trailing slash',
  ),
);

const yesOrNo = v.pipe(
  v.picklist(['0', '1'], 'it must be 1 (on) or 0 (off)'),
  v.transform((value) => value === '1'),
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
  ALLOWED_ORIGIN: v.optional(origin),
  TRUST_PROXY: v.optional(wholeNumber(9), '0'),
  ACCESS_LOG: v.optional(yesOrNo, '0'),
});

/**
 * Reads and checks the server's variables. An empty variable counts as not set.
 * @param env usually `process.env`
 * @throws SettingsError naming the first variable that is wrong
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = v.safeParse(environment, set);
  if (!result.success) {
    const [issue] = result.issues;
    const name = v.getDotPath(issue) ?? 'A variable';
    throw new SettingsError(
      `${name} is ${JSON.stringify(set[name])}, but ${issue.message}. Change it or leave it unset.`,
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
    allowedOrigin: given.ALLOWED_ORIGIN,
    trustedProxies: given.TRUST_PROXY,
    accessLog: given.ACCESS_LOG,
  };
}
