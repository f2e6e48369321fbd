import {
  ELAPSED_FIELD,
  ENQUIRY_FIELDS,
  factsOf,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  KEY_FIELD,
} from '#src/content/enquiry-fields.ts';
import type { FormState } from './form-page.ts';
import { Refusal, type Problem } from './problem.ts';
import { BODY_LIMIT, MINIMUM_FILL_MS } from './protocol.ts';

/** A spam signal. It is stored with the enquiry, which is accepted anyway. */
export type Mark = 'honeypot' | 'fast';

/** What was posted, before the enquiry in it is validated. */
export interface Posted {
  /** The input for `checkEnquiry`, exactly as the page would pass it. */
  readonly draft: unknown;
  readonly marks: readonly Mark[];
  /** The number of the attempt; a plain form has none. */
  readonly key: string | undefined;
  /** What a plain form shows again. */
  readonly values: FormState['values'];
}

/**
 * Reads an enquiry from a request, in one of the two formats that are accepted.
 * @param deadlineMs how long its body may take to arrive
 * @throws Refusal
 */
export async function readEnquiry(request: Request, deadlineMs: number): Promise<Posted> {
  const isJson = isJsonType(request.headers);
  const body = await readBody(request, deadlineMs);
  const posted = isJson ? readJson(body) : readForm(body);
  // From the body, if a proxy stripped the header.
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? posted.key;
  if (key === undefined && isJson) throw new Refusal(KEY_MISSING);
  return { ...posted, key: key === undefined ? undefined : keyOf(key) };
}

/** @throws Refusal for another type than JSON or a form, and for what is not UTF-8 or is compressed */
function isJsonType(headers: Headers): boolean {
  const coding = headers.get('content-encoding') ?? 'identity';
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/u.test(charset);
  if (coding.toLowerCase() === 'identity' && isUtf8) {
    if (type === 'application/json') return true;
    if (type === 'application/x-www-form-urlencoded') return false;
  }
  throw new Refusal(UNSUPPORTED);
}

/**
 * Reads a request's body as UTF-8 text, up to the size of the longest enquiry. The stream is never
 * canceled: that would close the connection before the response is sent.
 * @param deadlineMs how long it may take to arrive
 * @throws Refusal
 */
export async function readBody(request: Request, deadlineMs: number): Promise<string> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(new Refusal(tooSlow(deadlineMs))), deadlineMs);
  try {
    const bytes = await Promise.race([readBytes(request), deadline.promise]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isNoText = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new Refusal(isNoText ? NO_TEXT : INCOMPLETE);
  } finally {
    clearTimeout(timer);
  }
}

async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) throw new Refusal(TOO_LARGE);
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) return Buffer.concat(chunks);
    size += next.value.length;
    if (size > BODY_LIMIT) throw new Refusal(TOO_LARGE);
    chunks.push(next.value);
  }
}

/** @throws Refusal */
function readJson(body: string): Posted {
  let draft: unknown;
  try {
    draft = JSON.parse(body);
  } catch {
    throw new Refusal(NO_JSON);
  }
  const extra = typeof draft === 'object' && draft !== null ? (draft as JsonObject) : {};
  const { [HONEYPOT_FIELD]: honeypot, [ELAPSED_FIELD]: elapsed, [KEY_FIELD]: key } = extra;
  const marks = marksFor(
    typeof honeypot === 'string' ? honeypot : '',
    typeof elapsed === 'number' ? elapsed : undefined,
  );
  return { draft, marks, key: typeof key === 'string' ? key : undefined, values: {} };
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads the fields as a browser sends them without JavaScript: a missing field is empty, an
 * unchecked box is missing, and line breaks arrive as CR LF where a script would see LF.
 */
function readForm(body: string): Posted {
  const form = new URLSearchParams(body);
  const text = (field: string) => form.get(field) ?? '';
  const draft: Record<string, string | boolean> = {};
  for (const field of ENQUIRY_FIELDS) {
    const { control } = factsOf(field);
    if (control === 'checkbox') draft[field] = form.has(field) && text(field) !== 'false';
    else if (control === 'textarea') draft[field] = text(field).replaceAll('\r\n', '\n');
    else draft[field] = text(field);
  }
  const elapsed = text(ELAPSED_FIELD);
  const marks = marksFor(
    text(HONEYPOT_FIELD),
    /^\d+$/u.test(elapsed) ? Number(elapsed) : undefined,
  );
  return { draft, marks, key: undefined, values: draft };
}

/** Without JavaScript there is no elapsed time; a missing one is not a spam signal. */
function marksFor(honeypot: string, elapsed: number | undefined): Mark[] {
  const marks: Mark[] = [];
  if (honeypot !== '') marks.push('honeypot');
  if (elapsed !== undefined && elapsed < MINIMUM_FILL_MS) marks.push('fast');
  return marks;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** @throws Refusal when it is not a UUID */
function keyOf(text: string): string {
  // The header is a structured string in draft-ietf-httpapi-idempotency-key-header: quotes allowed.
  const key = text
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .toLowerCase();
  if (!UUID.test(key)) throw new Refusal(KEY_INVALID);
  return key;
}

const UNSUPPORTED: Problem = {
  status: 415,
  code: 'unsupported-media-type',
  message:
    'Enquiries are accepted as application/json or application/x-www-form-urlencoded, in UTF-8 and uncompressed. Send it as one of these.',
  close: true,
};

const TOO_LARGE: Problem = {
  status: 413,
  code: 'body-too-large',
  message: `The enquiry is larger than ${BODY_LIMIT / 1024} KB, the maximum size. Please shorten the message.`,
  close: true,
};

const tooSlow = (deadlineMs: number): Problem => ({
  status: 408,
  code: 'body-too-slow',
  message: `The enquiry had not arrived completely after ${deadlineMs / 1000} seconds. Please send it again when the connection is better.`,
  close: true,
});

const INCOMPLETE: Problem = {
  status: 400,
  code: 'body-incomplete',
  message: 'The connection broke before the whole enquiry had arrived. Please send it again.',
  close: true,
};

const NO_TEXT: Problem = {
  status: 400,
  code: 'malformed-text',
  message: 'The enquiry is not UTF-8 text, so it cannot be read. Send it encoded as UTF-8.',
};

const NO_JSON: Problem = {
  status: 400,
  code: 'malformed-json',
  message:
    'The enquiry is not JSON, although its type says so. Check it for a missing quotation mark, comma or bracket.',
};

const KEY_MISSING: Problem = {
  status: 400,
  code: 'idempotency-key-missing',
  message: `An enquiry sent as JSON needs an ${IDEMPOTENCY_HEADER} header, so that a repeated attempt is not stored twice. Make a UUID before the first attempt and send it with every attempt.`,
  close: true,
};

const KEY_INVALID: Problem = {
  status: 400,
  code: 'idempotency-key-invalid',
  message: `The ${IDEMPOTENCY_HEADER} header is not a UUID, so repeated attempts cannot be recognized. Make one with crypto.randomUUID().`,
  close: true,
};
