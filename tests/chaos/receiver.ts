import { RECEIVER_AT, startServer, type StartedServer } from '#server/testing/start-server.ts';
import type { Place } from './place.ts';

/** A real receiver that is killed and started again on the same port. */
export interface Receiver {
  readonly endpoint: string;
  readonly process: StartedServer;
  /** Starts it again, once it has ended. */
  start(): Promise<void>;
}

/** @param env more of its environment, such as where it delivers */
export async function startReceiver(
  place: Place,
  env: Readonly<Record<string, string>> = {},
): Promise<Receiver> {
  let port = '0';
  let process: StartedServer;
  const start = async (): Promise<void> => {
    process = startServer('receiver-main', {
      ...place.env,
      PORT: port,
      ALLOWED_ORIGIN: 'https://www.hause.example',
      TRUSTED_PROXIES: 'loopback',
      // More come than a site gets.
      ENQUIRY_LIMIT: '99999',
      ...env,
    });
    ({ port } = new URL(await process.says(RECEIVER_AT)));
  };
  await start();
  return {
    endpoint: `http://127.0.0.1:${port}/enquiries`,
    get process() {
      return process;
    },
    start,
  };
}

/** Header of a proxy in front: each enquiry comes from a visitor of its own, so none reaches a limit. */
export function visitorOf(key: string): { readonly 'X-Forwarded-For': string } {
  const bytes = [0, 2, 4].map((at) => Number.parseInt(key.slice(at, at + 2), 16));
  return { 'X-Forwarded-For': `10.${bytes.join('.')}` };
}
