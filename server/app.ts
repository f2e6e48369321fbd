import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headersFor } from '#build/headers.ts';
import type { Site } from './site/site.ts';

export const HEALTH_PATH = '/healthz';

export interface AppOptions {
  readonly site: Site;
}

/** The whole server as one fetch handler: health and the site's files. */
export function createApp({ site }: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(HEALTH_PATH, () =>
    Response.json(
      { status: 'ok', build: site.manifest.buildId },
      { headers: { ...headersFor('/', site.manifest), 'Cache-Control': 'no-store' } },
    ),
  );
  app.all('*', (c) => site.handle(c.req.raw));
  return app;
}
