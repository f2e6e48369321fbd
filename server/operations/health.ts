import { Hono } from 'hono';
import type { HeaderSet } from '#server/http/headers.ts';
import type { State } from './readiness.ts';

export const LIVE_PATH = '/livez';
export const READY_PATH = '/readyz';

export interface HealthOptions {
  /** Undefined for a server that accepts no enquiries. */
  readonly examine: (() => Promise<State>) | undefined;
  readonly isDraining: () => boolean;
  readonly headers: () => HeaderSet;
  /** Additional fields for both responses. */
  readonly details?: () => Readonly<Record<string, string>>;
}

/**
 * Health checks for monitors (docs/operations.md). `/livez`: does the process serve pages? Use it
 * for balancers, since the site stays up whatever happens to enquiries. `/readyz`: are enquiries
 * accepted, and do they reach someone? Use it for alerting.
 */
export function healthRoutes(options: HealthOptions): Hono {
  const { examine, isDraining, headers, details = () => ({}) } = options;
  const answer = (status: 200 | 503, body: object) =>
    Response.json(
      { ...body, ...details() },
      { status, headers: { ...headers(), 'Cache-Control': 'no-store' } },
    );
  const app = new Hono();
  app.get(LIVE_PATH, () =>
    isDraining() ? answer(503, { status: 'draining' }) : answer(200, { status: 'ok' }),
  );
  app.get(READY_PATH, async () => {
    if (examine === undefined) return answer(200, { status: 'ready', problems: [], warnings: [] });
    const { readiness } = await examine();
    return answer(readiness.status === 'ready' ? 200 : 503, readiness);
  });
  return app;
}
