import type { Problem, Read } from './problem.ts';

export interface BodyBounds {
  /** Largest accepted body, in bytes. */
  readonly limit: number;
  /** How long the body may take to arrive, in milliseconds. */
  readonly deadlineMs: number;
}

/**
 * Reads a request's body as UTF-8 text, within limits on size and time. The stream is never
 * canceled: that would close the connection before the response is sent.
 */
export async function readBody(request: Request, bounds: BodyBounds): Promise<Read<string>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > bounds.limit) return failed(tooLarge(bounds.limit));
  if (request.body === null) return { ok: true, value: '' };

  const reader = request.body.getReader();
  const deadline = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => deadline.resolve('late'), bounds.deadlineMs);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const next = await Promise.race([reader.read(), deadline.promise]);
      if (next === 'late') return failed(tooSlow(bounds.deadlineMs));
      if (next.done) break;
      size += next.value.length;
      if (size > bounds.limit) return failed(tooLarge(bounds.limit));
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

function tooLarge(limit: number): Problem {
  return {
    status: 413,
    code: 'body-too-large',
    message: `The enquiry is larger than ${limit / 1024} KB, the maximum size. Please shorten the message.`,
    close: true,
  };
}

function tooSlow(deadlineMs: number): Problem {
  return {
    status: 408,
    code: 'body-too-slow',
    message: `The enquiry had not arrived completely after ${deadlineMs / 1000} seconds. Please send it again when the connection is better.`,
    close: true,
  };
}
