import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersFor, type HeaderSource } from '#build/site/headers.ts';
import {
  checkEnquiry,
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryVerdict,
} from '#src/content/enquiry.ts';
import { htmlAnswers, jsonAnswers, wantsHtml, type Pages } from './answer.ts';
import { checkOrigin } from './check-origin.ts';
import { fingerprintOf, keyFromContent, readKey } from './idempotency.ts';
import { PLAIN_STYLE_HASH } from './plain-page.ts';
import type { Problem, Read } from './problem.ts';
import {
  BODY_DEADLINE_MS,
  BODY_LIMIT,
  ENQUIRIES_PATH,
  IDEMPOTENCY_HEADER,
  RATE_LIMIT,
  RATE_WINDOW_MS,
} from './protocol.ts';
import { clientAddress, createRateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { formatOf, readSubmission, type BodyFormat } from './read-enquiry.ts';
import type { EnquiryStore, Reception } from './store.ts';

type Bindings = { Bindings: Partial<HttpBindings> };

export interface ReceiverOptions {
  readonly store: EnquiryStore;
  /** Input for the headers of its pages; called for each request. */
  readonly headerSource: () => HeaderSource;
  readonly pages: Pages;
  /** The site's origin when it differs from the receiver's; allowed to use CORS. */
  readonly allowedOrigin?: string | undefined;
  /** How many proxies in front append to X-Forwarded-For. */
  readonly trustedProxies?: number;
  /**
   * How many enquiries one address may send per window, and the window's length in milliseconds.
   */
  readonly rate?: { readonly limit: number; readonly windowMs: number };
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyDeadlineMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const METHODS = 'POST, OPTIONS';

/** Retry-After, in seconds, when the disk is full or the database is busy. */
const STORAGE_RETRY_S = 30;

/**
 * The enquiry receiver (docs/specification.md, 7.1): accepts one enquiry per POST, as JSON or as a
 * plain form, responds only after it is on disk, and gives a repeated attempt the same receipt.
 */
export function createReceiver(options: ReceiverOptions): Hono<Bindings> {
  const {
    store,
    pages,
    allowedOrigin,
    trustedProxies = 0,
    bodyDeadlineMs = BODY_DEADLINE_MS,
    now = Date.now,
  } = options;
  const { limit, windowMs } = options.rate ?? { limit: RATE_LIMIT, windowMs: RATE_WINDOW_MS };
  const rateLimit = createRateLimit({ limit, windowMs, now });

  const headers = () => {
    const source = options.headerSource();
    const withPlainStyle = { ...source, styleHashes: [...source.styleHashes, PLAIN_STYLE_HASH] };
    return {
      ...headersFor(ENQUIRIES_PATH, withPlainStyle),
      'Cache-Control': 'no-store',
      ...(allowedOrigin !== undefined && {
        'Access-Control-Allow-Origin': allowedOrigin,
        'Access-Control-Expose-Headers': 'Retry-After',
        Vary: 'Origin',
      }),
    };
  };
  const answersFor = (request: Request) =>
    wantsHtml(request) ? htmlAnswers(headers(), pages) : jsonAnswers(headers());

  const app = new Hono<Bindings>();

  app.options(ENQUIRIES_PATH, (c) => {
    const problem = checkOrigin(c.req.raw, allowedOrigin);
    if (problem) return jsonAnswers(headers()).refuse({ ...problem, close: false });
    return new Response(null, {
      status: 204,
      headers: {
        ...headers(),
        Allow: METHODS,
        ...(allowedOrigin !== undefined && {
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Allow-Headers': `Content-Type, ${IDEMPOTENCY_HEADER}`,
          'Access-Control-Max-Age': '7200',
        }),
      },
    });
  });

  app.post(ENQUIRIES_PATH, async (c) => {
    const request = c.req.raw;
    const answers = answersFor(request);
    const wrongOrigin = checkOrigin(request, allowedOrigin);
    if (wrongOrigin) return answers.refuse(wrongOrigin);
    const format = formatOf(request.headers);
    if (format === undefined) return answers.refuse(UNSUPPORTED_TYPE);
    const clientKey = keyOf(request, format);
    if (!clientKey.ok) return answers.refuse(clientKey.problem);
    const body = await readBody(request, { limit: BODY_LIMIT, deadlineMs: bodyDeadlineMs });
    if (!body.ok) return answers.refuse(body.problem);
    const submission = readSubmission(body.value, format);
    if (!submission.ok) return answers.refuse(submission.problem);

    const { draft, marks } = submission.value;
    const written = { values: valuesOf(draft) };
    const verdict: EnquiryVerdict = checkEnquiry(draft);
    if (!verdict.ok) return answers.refuse(invalid(verdict.errors), written);
    const { enquiry } = verdict;
    const key = clientKey.value ?? keyFromContent(fingerprintOf(enquiry), now());
    const address = clientAddress(
      c.env?.incoming?.socket.remoteAddress,
      request.headers.get('x-forwarded-for'),
      trustedProxies,
    );

    // No `await` from here to the response, so two attempts with one key cannot interleave.
    let reception: Reception;
    try {
      const known = store.find(key, enquiry);
      if (known === undefined) {
        const retryAfter = rateLimit.wait(address);
        if (retryAfter > 0) return answers.refuse(tooMany(limit, windowMs, retryAfter), written);
      }
      reception = known ?? store.receive(key, enquiry, marks);
      if (known === undefined) rateLimit.count(address);
    } catch (error) {
      // For the operator; contains none of the visitor's data.
      console.error(`An enquiry could not be stored: ${reasonOf(error)}`);
      return answers.refuse(STORAGE_UNAVAILABLE, written);
    }
    if (reception.outcome === 'key-reused') return answers.refuse(KEY_REUSED, written);
    return answers.acknowledge(reception.outcome === 'stored' ? 201 : 200, reception);
  });

  app.all(ENQUIRIES_PATH, (c) => answersFor(c.req.raw).refuse(NOT_ALLOWED));
  return app;
}

/** The client's key. A plain form has none; its key is derived from its content. */
function keyOf(request: Request, format: BodyFormat): Read<string | undefined> {
  const header = request.headers.get(IDEMPOTENCY_HEADER);
  if (header === null) {
    return format === 'form' ? { ok: true, value: undefined } : { ok: false, problem: KEY_MISSING };
  }
  const key = readKey(header);
  return key === undefined ? { ok: false, problem: KEY_INVALID } : { ok: true, value: key };
}

/** The values that the form can show again: strings and booleans; anything else is dropped. */
function valuesOf(draft: unknown): Partial<Record<EnquiryField, string | boolean>> {
  const values: Partial<Record<EnquiryField, string | boolean>> = {};
  if (typeof draft !== 'object' || draft === null) return values;
  for (const field of ENQUIRY_FIELDS) {
    const value = (draft as Readonly<Record<string, unknown>>)[field];
    if (typeof value === 'string' || typeof value === 'boolean') values[field] = value;
  }
  return values;
}

/** SQLite's messages name tables and columns, never values. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function invalid(fields: Problem['fields'] & object): Problem {
  const hasFields = Object.keys(fields).length > 0;
  return {
    status: 422,
    code: 'invalid-enquiry',
    message: hasFields
      ? 'Some fields of the enquiry are not valid yet, so it was not sent. Please correct them and send it again.'
      : 'The enquiry is not a set of fields, so there is nothing to send. Send an object with the fields of the form.',
    fields,
  };
}

function tooMany(limit: number, windowMs: number, retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  return {
    status: 429,
    code: 'rate-limited',
    message:
      `More than ${limit} messages in ${Math.round(windowMs / 60_000)} minutes came from your network, so this one was not accepted yet. ` +
      `Please send it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter,
  };
}

const UNSUPPORTED_TYPE: Problem = {
  status: 415,
  code: 'unsupported-media-type',
  message:
    'Enquiries are accepted as application/json or application/x-www-form-urlencoded, in UTF-8 and uncompressed. Send it as one of these.',
  close: true,
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

const KEY_REUSED: Problem = {
  status: 422,
  code: 'idempotency-key-reused',
  message: `Another enquiry was already accepted with this ${IDEMPOTENCY_HEADER}, so this one was not. Send it with a new one.`,
};

const STORAGE_UNAVAILABLE: Problem = {
  status: 503,
  code: 'storage-unavailable',
  message:
    'There was a problem sending your message. It could not be stored on our side. Please try again.',
  retryAfter: STORAGE_RETRY_S,
};

const NOT_ALLOWED: Problem = {
  status: 405,
  code: 'method-not-allowed',
  message: 'Enquiries are sent to this address with POST; there is nothing to read here.',
  allow: METHODS,
};
