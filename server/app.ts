import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { jsonAnswers } from './enquiries/answer.ts';
import { CONFIRM_PATH, CONTACT_PATH, ENQUIRIES_PATH } from './enquiries/protocol.ts';
import { createReceiver, type ReceiverOptions } from './enquiries/receiver.ts';
import { headersFor, type HeaderSource } from './http/headers.ts';
import type { Site } from './http/site.ts';
import { healthRoutes, type HealthOptions } from './operations/health.ts';

export interface AppOptions {
  /**
   * The site whose files are served. Without it, this is the receiver of a site on another host, the
   * first of the allowed origins.
   */
  readonly site?: Site;
  /** Without it, no enquiries are accepted. */
  readonly receiver?: Omit<ReceiverOptions, 'headerSource' | 'pages'>;
  readonly health?: Pick<HealthOptions, 'examine' | 'isDraining'>;
}

/** A server as one fetch handler: health, the enquiry receiver and the site's files. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { site, receiver, health = { examine: undefined, isDraining: () => false } } = options;
  const siteOrigin = site ? '' : (receiver?.allowedOrigins?.[0] ?? '');
  // The receiver's own page posts to itself, and links to the site: form-action must allow both.
  const alone: HeaderSource = {
    scriptHashes: [],
    styleHashes: [],
    enquiry: { endpoint: `${siteOrigin}/` },
    imageOrigins: [],
  };
  const headerSource = () => site?.manifest ?? alone;
  const headers = () => headersFor('/', headerSource());
  const app = new Hono<{ Bindings: HttpBindings }>();
  const details = () => (site ? { build: site.manifest.buildId } : {});
  app.route('/', healthRoutes({ ...health, headers, details }));
  if (receiver) {
    const contactHtml = () => site?.pageHtml(CONTACT_PATH);
    const pages = { contactHtml, siteOrigin };
    const receiverApp = createReceiver({ ...receiver, headerSource, pages });
    for (const path of [ENQUIRIES_PATH, CONFIRM_PATH]) {
      app.all(path, (c) =>
        // A site built with simulated delivery sends nothing, so the receiver stays off.
        site?.manifest.enquiry === 'simulated'
          ? site.handle(c.req.raw)
          : receiverApp.fetch(c.req.raw, c.env),
      );
    }
  }
  app.all('*', (c) =>
    site
      ? site.handle(c.req.raw)
      : jsonAnswers({ ...headers(), 'Cache-Control': 'no-store' }).refuse({
          status: 404,
          code: 'not-found',
          message: 'There is nothing at this address. This server only accepts enquiries.',
        }),
  );
  return app;
}
