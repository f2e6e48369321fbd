import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { headersFor, type HeaderSource } from '#server/http/headers.ts';
import { checkEnquiry, type Enquiry, type EnquiryVerdict } from '#src/content/enquiry.ts';
import { IDEMPOTENCY_HEADER } from '#src/content/enquiry-fields.ts';
import { NEWSLETTER_CONSENT } from '#src/content/newsletter.ts';
import { site } from '#src/content/site.ts';
import type { Log } from '../log.ts';
import { htmlAnswers, jsonAnswers, wantsHtml, type Answers, type Pages } from './answer.ts';
import { checkOrigin } from './check-origin.ts';
import { clientAddress, trustOf, type Trust } from './client-address.ts';
import { confirmationPages } from './confirm-subscription.ts';
import type { FormState } from './form-page.ts';
import { plannedChannels } from './delivery/channels.ts';
import { createObservations, type Observations } from './observations.ts';
import { PLAIN_STYLE_HASH } from './plain-page.ts';
import { Refusal, type Problem } from './problem.ts';
import { BODY_DEADLINE_MS, ENQUIRIES_PATH, RATE_WINDOW_MS } from './protocol.ts';
import { budgetsFor, type Budget } from './rate-limit.ts';
import { readEnquiry, type Mark } from './read-enquiry.ts';
import { StorageError } from './database/storage-error.ts';
import type { Channel, Reception, Submission } from './store.ts';
import type { EnquiryStore } from './store-in-sql.ts';

type Bindings = { Bindings: Partial<HttpBindings> };

export interface ReceiverOptions {
  readonly store: EnquiryStore;
  /** Returns the input for its page headers; called on each request. */
  readonly headerSource: () => HeaderSource;
  readonly pages: Pages;
  /** The site's origins when they differ from the receiver's; allowed to use CORS. */
  readonly allowedOrigins?: readonly string[];
  /** The proxies in front whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: Trust;
  /** How many enquiries may come from the networks around a sender. */
  readonly budgets?: (marks: readonly Mark[]) => readonly Budget[];
  /** The channels that enquiries are delivered to. */
  readonly channels?: readonly Channel[];
  /** Called when there is something to deliver. */
  readonly onStored?: () => void;
  readonly observations?: Observations;
  readonly log: Log;
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyDeadlineMs?: number;
}

type RateLimited = Extract<Reception, { readonly outcome: 'rate-limited' }>;

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
    allowedOrigins = [],
    trustedProxies = trustOf([]),
    budgets = budgetsFor,
    channels = [],
    onStored = () => undefined,
    log,
    bodyDeadlineMs = BODY_DEADLINE_MS,
  } = options;
  const observations = options.observations ?? createObservations((message) => log.warn(message));

  const headers = (request?: Request) => {
    const source = options.headerSource();
    const withPlainStyle = { ...source, styleHashes: [...source.styleHashes, PLAIN_STYLE_HASH] };
    const origin = request?.headers.get('origin');
    const shared = allowedOrigins.find((allowed) => allowed === origin) ?? allowedOrigins[0];
    return {
      ...headersFor(ENQUIRIES_PATH, withPlainStyle),
      'Cache-Control': 'no-store',
      ...(shared !== undefined && {
        'Access-Control-Allow-Origin': shared,
        'Access-Control-Expose-Headers': 'Retry-After',
        Vary: 'Origin',
      }),
    };
  };
  const answersFor = (request: Request): Answers => {
    const all = headers(request);
    const answers = wantsHtml(request) ? htmlAnswers(all, pages) : jsonAnswers(all);
    return {
      acknowledge: answers.acknowledge,
      refuse: (problem, values) => {
        observations.answered(problem.code);
        return answers.refuse(problem, values);
      },
    };
  };

  const clientOf = (c: Context<Bindings>): string => {
    const { address, unknownProxy } = clientAddress(c.env?.incoming, trustedProxies);
    if (unknownProxy !== undefined) observations.sawUnknownProxy(unknownProxy);
    return address;
  };

  const app = new Hono<Bindings>();

  app.options(ENQUIRIES_PATH, (c) => {
    const problem = checkOrigin(c.req.raw, allowedOrigins);
    if (problem) return jsonAnswers(headers()).refuse({ ...problem, close: false });
    return new Response(null, {
      status: 204,
      headers: {
        ...headers(c.req.raw),
        Allow: METHODS,
        ...(allowedOrigins.length > 0 && {
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Allow-Headers': `Content-Type, ${IDEMPOTENCY_HEADER}`,
          'Access-Control-Max-Age': '7200',
        }),
      },
    });
  });

  app.post(ENQUIRIES_PATH, async (c) => {
    const request = c.req.raw;
    const sender = clientOf(c);
    const answers = answersFor(request);
    let values: FormState['values'] = {};
    try {
      const wrongOrigin = checkOrigin(request, allowedOrigins);
      if (wrongOrigin) throw new Refusal(wrongOrigin);
      const posted = await readEnquiry(request, bodyDeadlineMs);
      const { marks, key } = posted;
      ({ values } = posted);
      const enquiry = validEnquiry(posted.draft);
      const reception = await take({
        key,
        enquiry,
        marks,
        sender,
        budgets: budgets(marks),
        channels: plannedChannels(channels, { enquiry, marks }),
        consent: enquiry.subscribe ? NEWSLETTER_CONSENT : '',
      });
      observations.answered(reception.outcome);
      // Delivered after the response: a slow mail server must not keep the visitor waiting.
      if (reception.outcome === 'stored') onStored();
      return answers.acknowledge(reception.outcome === 'stored' ? 201 : 200, reception);
    } catch (error) {
      if (error instanceof Refusal) return answers.refuse(error.problem, values);
      throw error;
    }
  });

  /** @throws Refusal when it is not stored */
  const take = async (submission: Submission) => {
    const reception = await store.take(submission).catch((error: unknown) => {
      const reason = error instanceof StorageError ? error.reason : String(error);
      log.error(`An enquiry could not be stored: ${reason}`);
      throw new Refusal(STORAGE_UNAVAILABLE);
    });
    if (reception.outcome === 'key-reused') throw new Refusal(KEY_REUSED);
    if (reception.outcome === 'rate-limited') throw new Refusal(tooMany(reception));
    return reception;
  };

  app.route(
    '/',
    confirmationPages({ store, headers, siteOrigin: pages.siteOrigin, bodyDeadlineMs, log }),
  );

  app.all(ENQUIRIES_PATH, (c) => answersFor(c.req.raw).refuse(notAllowed(c.req.method)));
  return app;
}

/** @throws Refusal */
function validEnquiry(draft: unknown): Enquiry {
  const verdict: EnquiryVerdict = checkEnquiry(draft);
  if (verdict.ok) return verdict.enquiry;
  throw new Refusal({
    status: 422,
    code: 'invalid-enquiry',
    message:
      'Some fields of the enquiry are not valid yet, so it was not sent. Please correct them and send it again.',
    fields: verdict.errors,
  });
}

function tooMany({ budget, retryAfter }: RateLimited): Problem {
  const { limit, ipv4Bits } = budget;
  const minutes = Math.ceil(retryAfter / 60);
  const reason =
    ipv4Bits === 0
      ? 'More messages than we can accept are arriving at the moment, so this one was not accepted yet.'
      : `More than ${limit} messages in ${Math.round(RATE_WINDOW_MS / 60_000)} minutes came from your network, so this one was not accepted yet.`;
  return {
    status: 429,
    code: 'rate-limited',
    message: `${reason} Please send it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter,
  };
}

const KEY_REUSED: Problem = {
  status: 422,
  code: 'idempotency-key-reused',
  message: `Another enquiry was already accepted with this ${IDEMPOTENCY_HEADER}, so this one was not. Send it with a new one.`,
};

const STORAGE_UNAVAILABLE: Problem = {
  status: 503,
  code: 'storage-unavailable',
  message: `There was a problem sending your message. It could not be stored on our side. Please try again, or write to ${site.mailboxes.general} instead.`,
  retryAfter: STORAGE_RETRY_S,
};

const notAllowed = (method: string): Problem => ({
  status: 405,
  code: 'method-not-allowed',
  message: `Enquiries are sent to this address with POST; ${method} is not supported.`,
  allow: METHODS,
});
