import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { proxyFetch } from 'httpxy';
import { listenLocally } from './local-server.ts';

/** What happened to a request, and its size. */
export interface Passage {
  readonly path: string;
  readonly method: string;
  readonly status: number;
  /** As sent over the wire: compressed bodies, HTTP/1.1 headers. */
  readonly bodyBytes: number;
  readonly headBytes: number;
}

/** What to do with a request. */
export type Verdict =
  | 'pass'
  /** Its connection is broken before any bytes get through. */
  | 'cut'
  /** It gets through; its response is held back until `release`. */
  | 'keep the answer'
  /** It gets through twice at the same time. */
  | 'send twice'
  /**
   * Its response is sent in pieces, one per `release`. The stops are the ends of the pieces in bytes
   * of the uncompressed body, ascending; the last piece is the remainder.
   */
  | { readonly stops: readonly number[] }
  /**
   * It gets through; only a part of its response comes back before the connection closes: this fraction of the
   * body, or nothing at all (0). It may arrive again by itself after this many milliseconds.
   */
  | { readonly answerPart: number; readonly againAfterMs?: number }
  /** It waits this many milliseconds before it gets through. */
  | { readonly lateMs: number }
  /** Its response is changed in transit; request headers may be lost, too. */
  | { readonly rewrite: Rewrite; readonly without?: readonly string[] }
  /** The proxy responds instead of the server. */
  | {
      readonly status: number;
      readonly body?: string;
      readonly type?: string;
      readonly headers?: OutgoingHttpHeaders;
    };

/** A complete response in transit, as received over the wire. */
export interface PassingAnswer {
  readonly method: string;
  readonly path: string;
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A change that a proxy makes to a response. */
export type Rewrite = (answer: PassingAnswer) => void;

export interface TestProxy {
  /** Unchanged whatever happens to the server. */
  readonly url: string;
  /** The requests that the server has answered, in the order of the responses. */
  readonly passages: readonly Passage[];
  /** Sets the server to forward to from now on. */
  lead(target: string): void;
  /** Sets the verdict for every request; without an argument, all pass. */
  judge(judge?: (path: string, count: number) => Verdict): void;
  /** Sends the held-back parts of responses, or their next pieces. */
  release(): void;
  forget(): void;
  /** Breaks every connection and refuses new ones, like a server that is down. */
  close(): Promise<void>;
  /** Accepts connections again, on the same port. */
  open(): Promise<void>;
}

/**
 * An HTTP proxy on its own port: a stable origin behind which servers come, go and fail. httpxy
 * does the forwarding; the faults are decided here.
 */
export async function startProxy(target: string): Promise<TestProxy> {
  let behind = new URL(target).origin;
  let count = 0;
  let verdictOn: (path: string, count: number) => Verdict = () => 'pass';
  const passages: Passage[] = [];
  const held: (() => void)[] = [];

  /** Sends a request on, and waits for the whole response. */
  const ask = async (
    incoming: IncomingMessage,
    request: Buffer<ArrayBuffer>,
  ): Promise<PassingAnswer> => {
    const { method = 'GET', url: path = '/' } = incoming;
    const headers = incoming.headers as Record<string, string>;
    const answer = await proxyFetch(
      behind,
      `http://${headers['host'] ?? 'localhost'}${path}`,
      { method, headers, ...(request.length > 0 && { body: new Blob([request]) }) },
      { agent: false },
    );
    const { status, statusText } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${statusText}\r\n${lines.join('')}${OF_CONNECTION}`;
    passages.push({ path, method, status, bodyBytes: body.length, headBytes: head.length });
    return { method, path, status, headers: Object.fromEntries(answer.headers), body };
  };

  /** Each `release` sends the next piece; the last one ends the response. */
  const sendInTurn = (outgoing: ServerResponse, [next, ...later]: readonly Buffer[]): void => {
    held.push(() => {
      if (later.length === 0) outgoing.end(next);
      else {
        outgoing.write(next);
        sendInTurn(outgoing, later);
      }
    });
  };

  const carryOut = async (
    verdict: Verdict,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const { socket } = incoming;
    if (verdict === 'cut') {
      socket.resetAndDestroy();
      return;
    }
    const orders = typeof verdict === 'object' ? verdict : undefined;
    if (orders !== undefined && 'status' in orders) {
      const type = { 'Content-Type': orders.type ?? 'text/html' };
      outgoing.writeHead(orders.status, { ...type, ...orders.headers }).end(orders.body ?? '');
      return;
    }
    const request = await buffer(incoming);
    /** Sends it again in the background and ignores the response. */
    const askAgain = () => ask(incoming, request).catch(() => undefined);
    if (orders !== undefined && 'lateMs' in orders) await wait(orders.lateMs);
    if (verdict === 'send twice') void askAgain();
    // The stops refer to the uncompressed body.
    if (orders !== undefined && 'stops' in orders) incoming.headers['accept-encoding'] = 'identity';
    if (orders !== undefined && 'rewrite' in orders) {
      for (const name of orders.without ?? []) Reflect.deleteProperty(incoming.headers, name);
    }
    const answer = await ask(incoming, request);
    if (orders !== undefined && 'rewrite' in orders) {
      delete answer.headers['content-length'];
      orders.rewrite(answer);
    }
    const begin = () => outgoing.writeHead(answer.status, answer.headers);
    if (orders !== undefined && 'answerPart' in orders) {
      const sent = Math.round(answer.body.length * orders.answerPart);
      if (sent === 0) socket.resetAndDestroy();
      else {
        begin().write(answer.body.subarray(0, sent));
        socket.end();
      }
      if (orders.againAfterMs !== undefined) {
        await wait(orders.againAfterMs);
        await askAgain();
      }
      return;
    }
    if (orders !== undefined && 'stops' in orders) {
      const ends = [...orders.stops, answer.body.length];
      const [first, ...pieces] = ends.map((end, at) =>
        answer.body.subarray(ends[at - 1] ?? 0, end),
      );
      begin().write(first);
      sendInTurn(outgoing, pieces);
      return;
    }
    if (verdict === 'keep the answer') held.push(() => begin().end(answer.body));
    else begin().end(answer.body);
  };

  const server = createServer((incoming, outgoing) => {
    count += 1;
    carryOut(verdictOn(incoming.url ?? '/', count), incoming, outgoing).catch(() =>
      incoming.socket.destroy(),
    );
  });
  const { host, open, close } = await listenLocally(server);
  return {
    url: `http://${host}`,
    passages,
    lead: (next) => {
      behind = new URL(next).origin;
    },
    judge: (judge) => {
      verdictOn = judge ?? (() => 'pass');
    },
    release: () => {
      for (const send of held.splice(0)) send();
    },
    forget: () => {
      passages.length = 0;
      count = 0;
    },
    close,
    open,
  };
}

/** What the server says of its connection, which is not handed on. */
const OF_CONNECTION = 'Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n';
