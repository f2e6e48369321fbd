import { text } from 'node:stream/consumers';
import { sendOn } from '#tests/support/send-on.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * One POST and its whole answer, with no headers but those given and the length.
 * @throws Error when the network fails, the answer is cut short, or it takes longer than 20 seconds
 */
export async function ask(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(20_000);
  const answer = await sendOn(new URL(url), { method: 'POST', headers, signal }, Buffer.from(body));
  return { status: answer.statusCode ?? 0, text: await text(answer) };
}
