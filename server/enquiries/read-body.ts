import { Refusal } from './problem.ts';

/**
 * Reads a request's body as UTF-8 text, within limits on size (bytes) and time (ms). The stream is
 * never canceled: that would close the connection before the response is sent.
 * @throws Refusal
 */
export async function readBody(
  request: Request,
  limit: number,
  deadlineMs: number,
): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw tooLarge(limit);
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(tooSlow(deadlineMs)), deadlineMs);
  try {
    const bytes = await Promise.race([readBytes(request, limit), deadline.promise]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isNoText = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new Refusal(isNoText ? NO_TEXT : INCOMPLETE);
  } finally {
    clearTimeout(timer);
  }
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) return Buffer.concat(chunks);
    size += next.value.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(next.value);
  }
}

const NO_TEXT = {
  status: 400,
  code: 'malformed-text',
  message: 'The enquiry is not UTF-8 text, so it cannot be read. Send it encoded as UTF-8.',
} as const;

const INCOMPLETE = {
  status: 400,
  code: 'body-incomplete',
  message: 'The connection broke before the whole enquiry had arrived. Please send it again.',
  close: true,
} as const;

const tooLarge = (limit: number) =>
  new Refusal({
    status: 413,
    code: 'body-too-large',
    message: `The enquiry is larger than ${limit / 1024} KB, the maximum size. Please shorten the message.`,
    close: true,
  });

const tooSlow = (deadlineMs: number) =>
  new Refusal({
    status: 408,
    code: 'body-too-slow',
    message: `The enquiry had not arrived completely after ${deadlineMs / 1000} seconds. Please send it again when the connection is better.`,
    close: true,
  });
