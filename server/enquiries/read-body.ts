import type { Problem, Read } from './problem.ts';

/**
 * Reads a request's body as UTF-8 text, within limits on size (bytes) and time (ms). The stream is
 * never canceled: that would close the connection before the response is sent.
 */
export async function readBody(
  request: Request,
  limit: number,
  deadlineMs: number,
): Promise<Read<string>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) return tooLarge(limit);
  const reader = request.body?.getReader();
  const deadline = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => deadline.resolve('late'), deadlineMs);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const next = await Promise.race([reader?.read(), deadline.promise]);
      if (next === 'late') return tooSlow(deadlineMs);
      if (next?.value === undefined) break;
      size += next.value.length;
      if (size > limit) return tooLarge(limit);
      chunks.push(next.value);
    }
    return decode(Buffer.concat(chunks));
  } catch {
    return failed({
      status: 400,
      code: 'body-incomplete',
      message: 'The connection broke before the whole enquiry had arrived. Please send it again.',
      close: true,
    });
  } finally {
    clearTimeout(timer);
  }
}

function decode(bytes: Buffer): Read<string> {
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return failed({
      status: 400,
      code: 'malformed-text',
      message: 'The enquiry is not UTF-8 text, so it cannot be read. Send it encoded as UTF-8.',
    });
  }
}

function failed(problem: Problem): Read<never> {
  return { ok: false, problem };
}

const tooLarge = (limit: number) =>
  failed({
    status: 413,
    code: 'body-too-large',
    message: `The enquiry is larger than ${limit / 1024} KB, the maximum size. Please shorten the message.`,
    close: true,
  });

const tooSlow = (deadlineMs: number) =>
  failed({
    status: 408,
    code: 'body-too-slow',
    message: `The enquiry had not arrived completely after ${deadlineMs / 1000} seconds. Please send it again when the connection is better.`,
    close: true,
  });
