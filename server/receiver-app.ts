import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersFor, type HeaderSource } from '#build/site/headers.ts';
import { HEALTH_PATH } from './app.ts';
import { jsonAnswers } from './enquiries/answer.ts';
import { createReceiver, type ReceiverOptions } from './enquiries/receiver.ts';
import { healthOf } from './health.ts';

export type ReceiverAppOptions = Omit<
  ReceiverOptions,
  'headerSource' | 'pages' | 'allowedOrigin'
> & {
  /** The origin of the site whose enquiries are accepted, for example `https://www.example.com`. */
  readonly allowedOrigin: string;
};

/** The standalone receiver, for a site on a static host: its responses allow that site's origin. */
export function createReceiverApp(options: ReceiverAppOptions): Hono<{ Bindings: HttpBindings }> {
  // Its plain page posts to itself and then redirects to the site, so form-action must allow both.
  const source: HeaderSource = {
    scriptHashes: [],
    styleHashes: [],
    enquiry: { endpoint: `${options.allowedOrigin}/` },
    imageOrigins: [],
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(HEALTH_PATH, () => healthOf(options.store, headersFor('/', source)));
  app.route(
    '/',
    createReceiver({
      ...options,
      headerSource: () => source,
      pages: {
        contactHtml: () => undefined,
        hasThanks: () => true,
        siteOrigin: options.allowedOrigin,
      },
    }),
  );
  app.all('*', () =>
    jsonAnswers({ ...headersFor('/', source), 'Cache-Control': 'no-store' }).refuse({
      status: 404,
      code: 'not-found',
      message: 'There is nothing at this address. This server only accepts enquiries.',
    }),
  );
  return app;
}
