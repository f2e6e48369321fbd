import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A request and what its answer has to be; a value in braces is a fact about the site. */
interface Check {
  readonly id: string;
  /** What to request; nothing if the site does not have that. */
  readonly at: string;
  readonly send?: Readonly<Record<string, string>>;
  /** Posts an object without fields, which a receiver refuses with 422 and does not store. */
  readonly posts?: boolean;
  /** Regular expressions. A missing header is an empty one. */
  readonly status?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Only if the answer has so many characters. */
  readonly least?: number;
  /** What is wrong, where the difference does not say it; without an expectation, it always is. */
  readonly what?: string;
  readonly why: string;
  readonly fix: string;
  /** It may be intended. */
  readonly isWarning?: boolean;
  /** No answer at all is right, too. */
  readonly mayBeClosed?: boolean;
  /** The following checks of the same URL make no sense then. */
  readonly isLast?: boolean;
}

export interface Finding {
  readonly id: string;
  /** A fault affects visitors or enquiries; a warning may be intended. */
  readonly severity: 'fault' | 'warning';
  readonly where: string;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Why there is no answer. */
  readonly failure?: string;
}

/** By name: where to find something, or how the site is called. Undefined if it has no such thing. */
type Facts = Readonly<Record<string, string | undefined>>;

export const CHECKS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'checks.json'), 'utf8'),
) as readonly Check[];

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;
const TIMEOUT_MS = 10_000;

/**
 * Examines a static or served deployment from outside. It sends no enquiry.
 *
 * @param address an absolute http or https address of the site; only its origin counts
 * @param publicOrigin the origin that pages should use; by default that of the address, or on this
 *   machine the one that the home page uses
 * @param request like the global `fetch`; tests pass their own
 * @throws TypeError if the address is invalid
 */
export async function examine(
  address: string,
  publicOrigin?: string,
  request: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    throw new TypeError(
      `${JSON.stringify(address)} is no address of a site. Give one such as https://www.example.com.`,
    );
  }
  const replies = new Map<string, Promise<Reply>>();
  const ask = (at: string, init: RequestInit = {}) => {
    const key = JSON.stringify([at, init]);
    const reply = replies.get(key) ?? answerTo(request, at, init);
    replies.set(key, reply);
    return reply;
  };
  const [home, contact] = [await ask(`${url.origin}/`), await ask(`${url.origin}/contact-us`)];
  const facts = factsOf(url, publicOrigin, home, contact);
  const findings: Finding[] = [];
  const closed = new Set<string>();
  for (const check of CHECKS) {
    const { id, at, why, fix, isWarning = false, isLast = false } = check;
    const where = filled(at, facts);
    if (where === undefined || closed.has(where)) continue;
    const what = problem(check, await ask(where, initOf(check, facts)), facts);
    if (what === undefined) continue;
    findings.push({ id, severity: isWarning ? 'warning' : 'fault', where, what, why, fix });
    if (id === 'site.home') return findings;
    if (isLast) closed.add(where);
  }
  const ready = facts['readiness'];
  return ready === undefined ? findings : [...findings, ...reported(ready, await ask(ready))];
}

async function answerTo(request: typeof fetch, at: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await request(at, {
      ...init,
      headers: { 'User-Agent': 'hause-doctor', 'Accept-Encoding': 'br, gzip', ...init.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  } catch (error) {
    // `fetch` hides the network error in a cause.
    const { cause, message } = error as Error;
    const failure = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return { status: 0, headers: new Headers(), body: '', failure };
  }
}

/** The text with its facts; undefined if the site has not all of them. */
function filled(text: string, facts: Facts): string | undefined {
  const names = [...text.matchAll(/\{([a-z]\w+)\}/giu)].map(([, name = '']) => name);
  if (names.some((name) => facts[name] === undefined)) return undefined;
  return names.reduce((so, name) => so.replaceAll(`{${name}}`, facts[name] ?? ''), text);
}

const initOf = ({ send = {}, posts = false }: Check, facts: Facts): RequestInit => ({
  headers: {
    ...Object.fromEntries(
      Object.entries(send).map(([name, value]) => [name, filled(value, facts) ?? '']),
    ),
    ...(posts && {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': facts['key'] ?? '',
      Origin: facts['siteOrigin'] ?? '',
    }),
  },
  ...(posts && { method: 'POST', body: '{}' }),
});

/** What is wrong with an answer, in one sentence. */
function problem(check: Check, reply: Reply, facts: Facts): string | undefined {
  const { status = '', headers = {}, body = '', least = 0, mayBeClosed = false } = check;
  if (reply.failure !== undefined)
    return mayBeClosed ? undefined : `It does not answer (${reply.failure}).`;
  if (reply.body.length < least) return undefined;
  const own = check.what === undefined ? undefined : filled(check.what, facts);
  const fits = (pattern: string, value: string) =>
    new RegExp(filled(pattern, facts) ?? pattern, 'iu').test(value);
  if (!fits(status, String(reply.status))) {
    return own ?? `It is answered with ${String(reply.status)}.`;
  }
  for (const [name, pattern] of Object.entries(headers)) {
    const value = reply.headers.get(name);
    if (fits(pattern, value ?? '')) continue;
    return own ?? (value === null ? `It has no ${name}.` : `It has ${name}: ${value}`);
  }
  if (!fits(body, reply.body)) return own ?? 'Its content is not what it should be.';
  const isExpecting = ['status', 'headers', 'body'].some((part) => part in check);
  return isExpecting ? undefined : own;
}

function factsOf(url: URL, publicOrigin: string | undefined, home: Reply, contact: Reply): Facts {
  const { origin, protocol, hostname } = url;
  const isLocal = LOCAL.test(hostname);
  const linked = (rel: string) => {
    const tag = new RegExp(`<link[^>]*rel="?${rel}\\b[^>]*>`, 'u').exec(home.body)?.[0] ?? '';
    return attribute(tag, 'href');
  };
  const named = isLocal ? URL.parse(linked('canonical') ?? '')?.origin : undefined;
  const expected = publicOrigin ?? named ?? origin;
  const asset = /\/assets\/[\w.~-]+\.(?:js|css)/u.exec(home.body)?.[0];
  const form = /<form[^>]*aria-labelledby="?contact-form-title[^>]*>/u.exec(contact.body)?.[0];
  const action = form === undefined ? undefined : (attribute(form, 'action') ?? '');
  const isSending = form !== undefined && attribute(form, 'method') === 'post';
  const endpoint = isSending ? new URL(action ?? '', `${origin}/contact-us`) : undefined;
  const isOwn = endpoint?.origin === origin;
  return {
    origin,
    publicOrigin: expected,
    siteOrigin: isOwn ? origin : expected,
    key: randomUUID(),
    withoutTls: isLocal || protocol === 'https:' ? undefined : `${origin}/`,
    plain: isLocal || protocol === 'http:' ? undefined : `http://${hostname}/`,
    etag: home.headers.get('etag') ?? '',
    blockedPage: blocksItself(home) ? `${origin}/` : undefined,
    asset: asset === undefined ? undefined : origin + asset,
    manifest: new URL(linked('manifest') ?? '/manifest.webmanifest', origin).href,
    simulatingPage: form === undefined || isSending ? undefined : `${origin}/contact-us`,
    endpoint: endpoint?.href,
    otherEndpoint: isOwn ? undefined : endpoint?.href,
    metrics: endpoint && new URL('/metrics', endpoint).href,
    readiness: endpoint && new URL('/readyz', endpoint).href,
  };
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="?([^"\\s>]*)`, 'u').exec(tag)?.[1];

/** Whether a policy for scripts (several may apply) forbids a script in the page itself. */
function blocksItself({ headers, body }: Reply): boolean {
  const policies = (headers.get('content-security-policy') ?? '')
    .split(/[;,]/u)
    .filter((directive) => directive.trim().startsWith('script-src '));
  const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gsu)];
  return scripts
    .filter(([, tag = '']) => ['', 'module'].includes(attribute(tag, 'type') ?? ''))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'))
    .some((hash) => policies.some((policy) => !policy.includes(`'sha256-${hash}'`)));
}

/** What the receiver itself reports, if that can be read from outside. */
function reported(where: string, { status, body }: Reply): readonly Finding[] {
  if (status !== 200 && status !== 503) return [];
  type Notes = readonly { readonly code: string; readonly message: string }[];
  let report: { readonly problems?: Notes; readonly warnings?: Notes };
  try {
    report = JSON.parse(body) as typeof report;
  } catch {
    return [];
  }
  const noted = (severity: Finding['severity'], notes: Notes = []) =>
    notes.map(({ code, message }) => ({
      id: `readiness.${code}`,
      severity,
      where,
      what: message,
      why: 'The receiver says so itself.',
      fix: `docs/operations.md, "Watch", the row "${code}".`,
    }));
  return [...noted('fault', report.problems), ...noted('warning', report.warnings)];
}
