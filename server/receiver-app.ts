import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersFor, type HeaderSource } from '#server/http/headers.ts';
import { jsonAnswers } from './enquiries/answer.ts';
import { createReceiver, type ReceiverOptions } from './enquiries/receiver.ts';
import { healthRoutes, type HealthOptions } from './operations/health.ts';

export type ReceiverAppOptions = Omit<
  ReceiverOptions,
  'headerSource' | 'pages' | 'allowedOrigins'
> & {
  /**
   * The origins of the site whose enquiries are accepted, for example `https://www.example.com`;
   * visitors are sent to the first.
   */
  readonly allowedOrigins: readonly [string, ...string[]];
  readonly health?: Pick<HealthOptions, 'examine' | 'isDraining'>;
};

/** The standalone receiver, for a site on a static host: its responses allow that site's origin. */
export function createReceiverApp(options: ReceiverAppOptions): Hono<{ Bindings: HttpBindings }> {
  // Its plain page posts to itself, then redirects to the site: form-action must allow both.
  const { allowedOrigins, health = { examine: undefined, isDraining: () => false } } = options;
  const [siteOrigin] = allowedOrigins;
  const source: HeaderSource = {
    scriptHashes: [],
    styleHashes: [],
    enquiry: { endpoint: `${siteOrigin}/` },
    imageOrigins: [],
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route('/', healthRoutes({ ...health, headers: () => headersFor('/', source) }));
  app.route(
    '/',
    createReceiver({
      ...options,
      headerSource: () => source,
      pages: {
        contactHtml: () => undefined,
        siteOrigin,
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
