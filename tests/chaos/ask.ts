import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends one POST with only the given headers and the length, and reads the whole response.
 * @throws Error when the network fails, the response is truncated, or it takes too long
 */
export async function ask(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  longestMs = 20_000,
): Promise<Answer> {
  const signal = AbortSignal.timeout(longestMs);
  const sent = request(url, { method: 'POST', headers, signal }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
