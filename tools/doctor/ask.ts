/** A response, with its body as text. */
export interface Reply {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** A URL that did not respond, and why. */
export interface NoReply {
  readonly url: string;
  readonly failure: string;
}

export interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends requests to a deployment, up to a limit. Redirects are not followed. */
export interface Ask {
  (url: string | URL, asked?: Asked): Promise<Reply | NoReply>;
  /** How many requests were made. */
  readonly count: () => number;
}

/** The maximum number of requests per examination. */
const REQUESTS = 40;

/** The timeout of one request, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The maximum read from one response, in bytes; a page has about 70 kB, and the sitemap less. */
const BODY_BYTES = 4_000_000;

export const isReply = (reply: Reply | NoReply): reply is Reply => 'status' in reply;

/** @param request like the global `fetch`; tests pass their own */
export function createAsk(request: typeof fetch = fetch): Ask {
  let count = 0;
  const ask = async (url: string | URL, asked: Asked = {}): Promise<Reply | NoReply> => {
    const address = String(url);
    if (count >= REQUESTS) return { url: address, failure: 'too many requests were needed' };
    count += 1;
    try {
      const response = await request(address, {
        method: asked.method ?? 'GET',
        headers: {
          'User-Agent': 'hause-doctor',
          'Accept-Encoding': 'br, gzip',
          Accept: 'text/html,*/*;q=0.8',
          ...asked.headers,
        },
        ...(asked.body !== undefined && { body: asked.body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status, headers } = response;
      return { url: address, status, headers, body: await readText(response) };
    } catch (error) {
      return { url: address, failure: reasonOf(error) };
    }
  };
  return Object.assign(ask, { count: () => count });
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > BODY_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The network error, which `fetch` hides in a cause. */
function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { readonly cause?: unknown };
  if (name === 'TimeoutError') return `no answer within ${String(TIMEOUT_MS / 1000)} s`;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
