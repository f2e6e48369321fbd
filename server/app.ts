import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersFor } from '#build/site/headers.ts';
import { CONTACT_PATH, ENQUIRIES_PATH, THANKS_PATH } from './enquiries/protocol.ts';
import { createReceiver, type ReceiverOptions } from './enquiries/receiver.ts';
import { healthOf } from './health.ts';
import type { Site } from './site/site.ts';

export const HEALTH_PATH = '/healthz';

export interface AppOptions {
  readonly site: Site;
  /** Options of the embedded receiver; without it, the server accepts no enquiries. */
  readonly receiver?: Omit<ReceiverOptions, 'headerSource' | 'pages'>;
}

/** The whole server as one fetch handler: health, the enquiry receiver and the site's files. */
export function createApp({ site, receiver }: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(HEALTH_PATH, () =>
    healthOf(receiver?.store, headersFor('/', site.manifest), { build: site.manifest.buildId }),
  );
  if (receiver) {
    const receiverApp = createReceiver({
      ...receiver,
      headerSource: () => site.manifest,
      pages: {
        contactHtml: () => site.pageHtml(CONTACT_PATH),
        hasThanks: () => site.manifest.pages.includes(THANKS_PATH),
        siteOrigin: '',
      },
    });
    app.all(ENQUIRIES_PATH, (c) =>
      // A site built with simulated delivery sends nothing, so the receiver stays off.
      site.manifest.enquiry === 'simulated'
        ? site.handle(c.req.raw)
        : receiverApp.fetch(c.req.raw, c.env),
    );
  }
  app.all('*', (c) => site.handle(c.req.raw));
  return app;
}
