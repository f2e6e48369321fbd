import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a request met with, and what it cost. */
export interface Passage {
  readonly path: string;
  readonly method: string;
  readonly status: number;
  /** As they went over the wire: coded bodies, HTTP/1.1 heads. */
  readonly bodyBytes: number;
  readonly headBytes: number;
}

/**
 * What may be done to a request: let it pass, break its connection, keep back the end of its answer
 * until `letGo` (its last bytes, or all that follows some words), or answer in the server's place.
 */
export type Verdict =
  | 'pass'
  | 'cut'
  | 'keep the end'
  | { readonly keepAfter: string }
  | { readonly status: number; readonly body?: string; readonly type?: string };

/** So many bytes, as they go over the wire, are the end of an answer. */
const END_BYTES = 2000;

export interface Gate {
  /** Stays the same whatever happens behind it. */
  readonly url: string;
  readonly passages: readonly Passage[];
  /** Which server answers from now on. */
  lead(target: string): void;
  /** Judges every request; nothing given: all pass. */
  judge(judge?: (path: string, count: number) => Verdict): void;
  /** Sends the ends of answers that were kept back. */
  letGo(): void;
  forget(): void;
  /** Breaks every connection and refuses new ones, as a server that is down. */
  shut(): Promise<void>;
  /** Takes connections again, on the same port. */
  open(): Promise<void>;
}

/** Where the part of an answer begins that is kept back. */
function endOf(body: Buffer, verdict: 'keep the end' | { readonly keepAfter: string }): number {
  if (verdict === 'keep the end') return body.length - END_BYTES;
  const at = body.indexOf(verdict.keepAfter);
  if (at === -1) throw new Error(`The answer does not hold "${verdict.keepAfter}".`);
  return at + verdict.keepAfter.length;
}

/** An HTTP proxy on a port of its own: one origin, before which servers come, go and break. */
export async function startGate(target: string): Promise<Gate> {
  let behind = target;
  let count = 0;
  let verdictOn: (path: string, count: number) => Verdict = () => 'pass';
  const passages: Passage[] = [];
  const sockets = new Set<Socket>();
  const ends: (() => void)[] = [];

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    const method = incoming.method ?? 'GET';
    count += 1;
    const verdict = verdictOn(path, count);
    if (verdict === 'cut') {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (typeof verdict === 'object' && 'status' in verdict) {
      outgoing
        .writeHead(verdict.status, { 'Content-Type': verdict.type ?? 'text/html' })
        .end(verdict.body ?? '');
      return;
    }
    const onward = forward(
      new URL(path, behind),
      {
        method,
        // Words can be found in plain text only.
        headers:
          typeof verdict === 'object'
            ? { ...incoming.headers, 'accept-encoding': 'identity' }
            : incoming.headers,
      },
      (answer) => {
        const head = answer.rawHeaders;
        outgoing.writeHead(answer.statusCode ?? 502, head);
        const chunks: Buffer[] = [];
        let bodyBytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bodyBytes += chunk.length;
          if (verdict !== 'pass') chunks.push(chunk);
        });
        answer.on('end', () => {
          const headBytes = head.reduce((sum, text) => sum + text.length + 2, 17);
          const status = answer.statusCode ?? 0;
          passages.push({ path, method, status, bodyBytes, headBytes });
          if (verdict === 'pass') return;
          const body = Buffer.concat(chunks);
          const end = endOf(body, verdict);
          outgoing.write(body.subarray(0, end));
          ends.push(() => outgoing.end(body.subarray(end)));
        });
        answer.on('error', () => outgoing.destroy());
        if (verdict === 'pass') answer.pipe(outgoing);
      },
    );
    onward.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };

  let port = 0;
  let server = createServer(handle);
  const listen = async () => {
    server = createServer(handle);
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await listen();

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
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      if (!server.listening) await listen();
    },
  };
}
