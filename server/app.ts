import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersFor } from '#server/http/headers.ts';
import { CONFIRM_PATH, CONTACT_PATH, ENQUIRIES_PATH } from './enquiries/protocol.ts';
import { createReceiver, type ReceiverOptions } from './enquiries/receiver.ts';
import { healthRoutes, type HealthOptions } from './operations/health.ts';
import type { Site } from './http/site.ts';

export interface AppOptions {
  readonly site: Site;
  /** Options of the embedded receiver; without it, the server accepts no enquiries. */
  readonly receiver?: Omit<ReceiverOptions, 'headerSource' | 'pages'>;
  readonly health?: Pick<HealthOptions, 'examine' | 'isDraining'>;
}

/** The whole server as one fetch handler: health, the enquiry receiver and the site's files. */
export function createApp({
  site,
  receiver,
  health,
}: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route(
    '/',
    healthRoutes({
      ...(health ?? { examine: undefined, isDraining: () => false }),
      headers: () => headersFor('/', site.manifest),
      details: () => ({ build: site.manifest.buildId }),
    }),
  );
  if (receiver) {
    const receiverApp = createReceiver({
      ...receiver,
      headerSource: () => site.manifest,
      pages: {
        contactHtml: () => site.pageHtml(CONTACT_PATH),
        siteOrigin: '',
      },
    });
    for (const path of [ENQUIRIES_PATH, CONFIRM_PATH]) {
      app.all(path, (c) =>
        // A site built with simulated delivery sends nothing, so the receiver stays off.
        site.manifest.enquiry === 'simulated'
          ? site.handle(c.req.raw)
          : receiverApp.fetch(c.req.raw, c.env),
      );
    }
  }
  app.all('*', (c) => site.handle(c.req.raw));
  return app;
}
