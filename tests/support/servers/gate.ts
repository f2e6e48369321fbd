import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from './local-server.ts';
import { sendOn } from './send-on.ts';

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
  /** The gate responds instead of the server. */
  | { readonly status: number; readonly body?: string; readonly type?: string };

/** The size of a response's end, in bytes on the wire. */
const END_BYTES = 2000;

export interface Gate {
  /** Stays the same whatever happens to the server. */
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

/** An HTTP proxy on its own port: a stable origin behind which servers come, go and fail. */
export async function startGate(target: string): Promise<Gate> {
  let behind = target;
  let count = 0;
  let verdictOn: (path: string, count: number) => Verdict = () => 'pass';
  const passages: Passage[] = [];
  const ends: (() => void)[] = [];

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
    const orders = typeof verdict === 'object' ? verdict : undefined;
    if (orders !== undefined && 'status' in orders) {
      outgoing
        .writeHead(orders.status, { 'Content-Type': orders.type ?? 'text/html' })
        .end(orders.body ?? '');
      return;
    }
    const body = await buffer(incoming);
    if (orders !== undefined && 'requestPart' in orders) {
      const whole = Buffer.concat([headOf(`${method} ${path} HTTP/1.1`, incoming), body]);
      const part = whole.subarray(0, Math.round(whole.length * orders.requestPart));
      sendPart(part, behind, socket, orders.afterwards);
      return;
    }

    const send = (options = {}) =>
      sendOn(new URL(path, behind), { method, headers, ...options }, body);
    /** Sends it again in the background and ignores the response. */
    const sendAside = () =>
      send().then(
        (answer) => void answer.resume(),
        () => undefined,
      );
    if (verdict === 'send twice') void sendAside();
    const left = new AbortController();
    outgoing.on('close', () => left.abort());
    const answer = await send({
      signal: left.signal,
      // The stops refer to the uncompressed body.
      ...(orders !== undefined &&
        'stops' in orders && { headers: { ...headers, 'accept-encoding': 'identity' } }),
    });
    const { statusCode: status = 502, rawHeaders } = answer;
    const head = headOf(`HTTP/1.1 ${status} ${answer.statusMessage ?? ''}`, answer);
    const note = (bodyBytes: number) => {
      passages.push({ path, method, status, bodyBytes, headBytes: head.length });
    };
    if (verdict === 'pass' || verdict === 'send twice') {
      let bodyBytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bodyBytes += chunk.length;
      });
      answer.on('end', () => note(bodyBytes));
      answer.on('error', () => outgoing.destroy());
      outgoing.writeHead(status, rawHeaders);
      answer.pipe(outgoing);
      return;
    }
    const content = await buffer(answer);
    note(content.length);
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
  const { port, open, shut } = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    passages,
    lead: (next) => {
      behind = next;
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

/** The start line and headers of a message as sent over the wire. */
function headOf(firstLine: string, { rawHeaders }: IncomingMessage): Buffer {
  const lines = [firstLine];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at] ?? ''}: ${rawHeaders[at + 1] ?? ''}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Forwards the beginning of a request; nothing is returned. */
function sendPart(part: Buffer, target: string, client: Socket, afterwards: 'stall' | 'cut'): void {
  const onward = connect(Number(new URL(target).port), '127.0.0.1').resume();
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
