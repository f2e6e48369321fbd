import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createProxyServer, proxyFetch } from 'httpxy';
import { listenLocally } from './local-server.ts';
import type { LocalAddress } from './local-server.ts';

/** What happened to a request, and its size. */
export interface Passage {
  readonly path: string;
  readonly method: string;
  readonly status: number;
  /** As sent over the wire: compressed bodies, HTTP/1.1 headers. */
  readonly bodyBytes: number;
  readonly headBytes: number;
}

/** What to do with a request. Parts are fractions of the bytes from 0 to 1, headers included. */
export type Verdict =
  | 'pass'
  /** Its connection is broken before any bytes get through. */
  | 'cut'
  /** The last bytes of its response are held back until `letGo`. */
  | 'keep the end'
  /**
   * Its response is sent in pieces, one per `letGo`. The stops are the ends of the pieces in bytes
   * of the uncompressed body, ascending; the last piece is the remainder.
   */
  | { readonly stops: readonly number[] }
  /** It gets through; its response is held back until `letGo`. */
  | 'keep the answer'
  /** It gets through twice at the same time. */
  | 'send twice'
  /** Only a part of it gets through; then it stalls, or both connections are closed. */
  | { readonly requestPart: number; readonly afterwards: 'stall' | 'cut' }
  /**
   * It gets through; only a part of its response comes back before the connection closes. It may
   * arrive again by itself after this many milliseconds.
   */
  | { readonly answerPart: number; readonly againAfterMs?: number }
  /** It waits this many milliseconds before it gets through. */
  | { readonly lateMs: number }
  /** Its response is changed in transit; request headers may be lost, too. */
  | { readonly rewrite: Rewrite; readonly without?: readonly string[] }
  /** The gate responds instead of the server. */
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

/** The size of a response's end, in bytes on the wire. */
const END_BYTES = 2000;

export interface Gate {
  /** Unchanged whatever happens to the server. */
  readonly url: string;
  /** The requests that the server has answered, in the order of the responses. */
  readonly passages: readonly Passage[];
  /** Sets the server to forward to from now on. */
  lead(target: string): void;
  /** Sets the verdict for every request; without an argument, all pass. */
  judge(judge?: (path: string, count: number) => Verdict): void;
  /** Sends the held-back parts of responses, or their next pieces. */
  letGo(): void;
  forget(): void;
  /** Breaks every connection and refuses new ones, like a server that is down. */
  shut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  open(): Promise<void>;
}

/**
 * An HTTP proxy on its own port: a stable origin behind which servers come, go and fail. httpxy
 * does the forwarding; the faults are decided here.
 */
export async function startGate(target: string, address?: LocalAddress): Promise<Gate> {
  let behind = placeOf(target);
  let count = 0;
  let verdictOn: (path: string, count: number) => Verdict = () => 'pass';
  const passages: Passage[] = [];
  const ends: (() => void)[] = [];
  const proxy = createProxyServer({ prependPath: false });
  const receivers = new WeakMap<IncomingMessage, (answer: IncomingMessage) => void>();
  proxy.on('proxyRes', (answer, incoming) => receivers.get(incoming)?.(answer));

  /** Each `letGo` sends the next piece; the last one ends the response. */
  const sendInTurn = (outgoing: ServerResponse, [next, ...later]: readonly Buffer[]): void => {
    ends.push(() => {
      if (later.length === 0) {
        outgoing.end(next);
        return;
      }
      outgoing.write(next);
      sendInTurn(outgoing, later);
    });
  };

  const note = ({ method = 'GET', url = '/' }: IncomingMessage, answer: IncomingMessage) => {
    const { statusCode: status = 502, statusMessage = '' } = answer;
    const head = headOf(`HTTP/1.1 ${status} ${statusMessage}`, answer);
    return {
      head,
      status,
      done: (bodyBytes: number) =>
        void passages.push({ path: url, method, status, bodyBytes, headBytes: head.length }),
    };
  };

  /** Forwards a request, and streams its response back. */
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body?: Buffer) => {
    receivers.set(incoming, (answer) => {
      let bodyBytes = 0;
      const { done } = note(incoming, answer);
      answer.on('data', (chunk: Buffer) => {
        bodyBytes += chunk.length;
      });
      answer.on('end', () => done(bodyBytes));
    });
    return proxy.web(incoming, outgoing, {
      target: behind,
      ...(body && { buffer: Readable.from(body) }),
    });
  };

  /** Forwards a request; its response is left to the caller. */
  const ask = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    headers: Record<string, string> = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      receivers.set(incoming, resolve);
      const buffered = Readable.from(body);
      const options = { target: behind, selfHandleResponse: true, buffer: buffered, headers };
      proxy.web(incoming, outgoing, options).catch(reject);
    });

  const carryOut = async (
    verdict: Verdict,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const { socket, method = 'GET', url: path = '/', headers } = incoming;
    if (verdict === 'cut') {
      socket.resetAndDestroy();
      return;
    }
    if (verdict === 'pass') return pass(incoming, outgoing);
    const orders = typeof verdict === 'object' ? verdict : undefined;
    if (orders !== undefined && 'status' in orders) {
      const type = { 'Content-Type': orders.type ?? 'text/html' };
      outgoing.writeHead(orders.status, { ...type, ...orders.headers }).end(orders.body ?? '');
      return;
    }
    const body = await buffer(incoming);
    if (orders !== undefined && 'requestPart' in orders) {
      const whole = Buffer.concat([headOf(`${method} ${path} HTTP/1.1`, incoming), body]);
      const part = whole.subarray(0, Math.round(whole.length * orders.requestPart));
      sendPart(part, behind, socket, orders.afterwards);
      return;
    }
    if (orders !== undefined && 'lateMs' in orders) {
      await wait(orders.lateMs);
      return pass(incoming, outgoing, body);
    }
    /** Sends it again in the background and ignores the response. */
    const sendAside = async () => {
      const sent = headers as Record<string, string>;
      const request = { method, headers: sent, ...(body.length > 0 && { body: new Blob([body]) }) };
      await proxyFetch(behind, `http://${headers.host ?? 'localhost'}${path}`, request).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    };
    if (verdict === 'send twice') {
      void sendAside();
      return pass(incoming, outgoing, body);
    }
    if (orders !== undefined && 'rewrite' in orders) {
      for (const name of orders.without ?? []) Reflect.deleteProperty(headers, name);
    }
    const answer = await ask(incoming, outgoing, body, {
      // The stops refer to the uncompressed body.
      ...(orders !== undefined && 'stops' in orders && { 'accept-encoding': 'identity' }),
    });
    const { rawHeaders } = answer;
    const { head, status, done } = note(incoming, answer);
    const content = await buffer(answer);
    done(content.length);
    if (orders !== undefined && 'rewrite' in orders) {
      const passing: PassingAnswer = {
        method,
        path,
        status,
        headers: { ...answer.headers },
        body: content,
      };
      delete passing.headers['transfer-encoding'];
      delete passing.headers['content-length'];
      orders.rewrite(passing);
      outgoing.writeHead(passing.status, passing.headers).end(passing.body);
      return;
    }
    if (orders !== undefined && 'answerPart' in orders) {
      const sent = Math.round((head.length + content.length) * orders.answerPart);
      if (sent === 0) socket.resetAndDestroy();
      else if (sent <= head.length) socket.end(head.subarray(0, sent));
      else {
        outgoing.writeHead(status, rawHeaders).write(content.subarray(0, sent - head.length));
        socket.end();
      }
      if (orders.againAfterMs !== undefined) {
        await wait(orders.againAfterMs);
        await sendAside();
      }
      return;
    }
    if (verdict === 'keep the answer') {
      ends.push(() => outgoing.writeHead(status, rawHeaders).end(content));
      return;
    }
    const stops = orders?.stops ?? [Math.max(0, content.length - END_BYTES)];
    const [first, ...pieces] = piecesOf(content, stops);
    outgoing.writeHead(status, rawHeaders).write(first);
    sendInTurn(outgoing, pieces);
  };

  const server = createServer((incoming, outgoing) => {
    count += 1;
    carryOut(verdictOn(incoming.url ?? '/', count), incoming, outgoing).catch(() =>
      incoming.socket.destroy(),
    );
  });
  const { host, open, shut } = await listenLocally(server, address);
  return {
    url: `http://${host}`,
    passages,
    lead: (next) => {
      behind = placeOf(next);
    },
    judge: (judge) => {
      verdictOn = judge ?? (() => 'pass');
    },
    letGo: () => {
      for (const send of ends.splice(0)) send();
    },
    forget: () => {
      passages.length = 0;
      count = 0;
    },
    shut,
    open,
  };
}

/** Where a server listens. */
interface Place {
  readonly host: string;
  readonly port: number;
}

/** In URLs, an IPv6 address has brackets, which sockets and hostnames do not use. */
function placeOf(target: string): Place {
  const { hostname, port } = new URL(target);
  return { host: hostname.replaceAll(/[[\]]/gu, ''), port: Number(port) };
}

/** The start line and headers of a message as sent over the wire. */
function headOf(firstLine: string, { rawHeaders }: IncomingMessage): Buffer {
  const lines = [firstLine];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at] ?? ''}: ${rawHeaders[at + 1] ?? ''}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Forwards the beginning of a request; nothing is returned. */
function sendPart(
  part: Buffer,
  { host, port }: Place,
  client: Socket,
  afterwards: 'stall' | 'cut',
): void {
  const onward = connect(port, host).resume();
  onward.on('error', () => onward.destroy());
  onward.write(part);
  if (afterwards === 'stall') {
    client.on('close', () => onward.destroy());
    return;
  }
  onward.end();
  client.resetAndDestroy();
}

/** Splits a response into the pieces in which it is sent. */
function piecesOf(body: Buffer, stops: readonly number[]): Buffer[] {
  return [...stops, body.length].map((stop, at) => body.subarray(stops[at - 1] ?? 0, stop));
}
