import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Handler } from './listen.ts';

const IDLE = 500;

let server: Awaited<ReturnType<typeof listen>>;
afterEach(() => server.close());

async function start(handler: Handler = () => new Response('here'), stalled = IDLE): Promise<void> {
  server = await listen(handler, 0, '127.0.0.1', stalled);
}

const connected = () => connect(Number(new URL(server.url).port), '127.0.0.1');

const ask = (agent?: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url, { agent }, resolve).on('error', reject);
  });

it('keeps idle connections longer than balancers, which reuse them for up to 60 seconds', async () => {
  await start();
  expect(server.server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('answers HTTP/1.0 without a Host, as sent by some balancers’ health checks', async () => {
  await start();
  const socket = connected();
  socket.write('GET /livez HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*here$/su);
});

it('closes a connection on which the headers come byte by byte', async () => {
  await start();
  const socket = connected();
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  // It is closed while more of them come.
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.on('close', done));
  socket.write('GET / HTTP/1.1\r\nX: ');
  const timer = setInterval(() => socket.write('x'), IDLE / 5);
  await closed;
  clearInterval(timer);
  expect(received).toMatch(/^HTTP\/1\.1 408 /u);
});

it('says that a port is in use, and how to choose another', async () => {
  await start();
  const port = Number(new URL(server.url).port);
  await expect(listen(() => new Response(), port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

describe('a connection without progress', () => {
  /** Sends chunks until the client disconnects, or this many. */
  const download = (size: number, every: number, count = Infinity) => {
    const state = { sent: 0, isCanceled: false };
    const handler = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          async pull(controller) {
            await sleep(every);
            controller.enqueue(new Uint8Array(size));
            state.sent += 1;
            if (state.sent === count) controller.close();
          },
          cancel() {
            state.isCanceled = true;
          },
        }),
      );
    return { state, handler };
  };

  it('is closed: the client has stopped reading', async () => {
    const { state, handler } = download(64 * 1024, 0);
    await start(handler);
    const socket = connected().pause();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => state.isCanceled).toBe(true);
    socket.destroy();
  });

  it('is not one that is slow, or idle between requests', async () => {
    const { handler } = download(1, IDLE / 5, 8);
    await start(handler);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask(agent);
    const { socket } = first;
    expect(await text(first)).toHaveLength(8);
    await sleep(IDLE * 1.5);
    const second = await ask(agent);
    expect(second.socket).toBe(socket);
    second.destroy();
  });
});

describe('a server that stops', () => {
  const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  /** A client that keeps its connection, and sends the next request after each response. */
  function keepAsking() {
    const socket = connected().setEncoding('utf8');
    const state = { received: '', ended: once(socket, 'close') };
    socket.on('data', (chunk: string) => {
      state.received += chunk;
      if (chunk.endsWith('.')) socket.write(REQUEST);
    });
    socket.on('error', () => undefined);
    socket.write(REQUEST);
    return state;
  }

  it('answers the requests in progress as the last ones on their connections', async () => {
    const begun = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    let count = 0;
    await start(async () => {
      count += 1;
      begun.resolve();
      await goesOn.promise;
      return new Response('Done.');
    });
    const client = keepAsking();
    await begun.promise;
    const closed = server.close();
    goesOn.resolve();
    await Promise.all([closed, client.ended]);
    expect(client.received).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*Done\.$/su);
    expect(count).toBe(1);
  });

  it('ends a connection after a response whose headers had already been sent', async () => {
    const goesOn = Promise.withResolvers<void>();
    let count = 0;
    const body = async (controller: ReadableStreamDefaultController) => {
      controller.enqueue(Buffer.from('Some, '));
      await goesOn.promise;
      controller.enqueue(Buffer.from('all.'));
      controller.close();
    };
    await start(() => {
      count += 1;
      const headers = { 'Content-Length': '10' };
      return new Response(new ReadableStream({ start: body }), { headers });
    });
    const client = keepAsking();
    await expect.poll(() => client.received).toContain('Some, ');
    const closed = server.close();
    goesOn.resolve();
    await Promise.all([closed, client.ended]);
    expect(client.received).toMatch(/Some, all\.$/u);
    expect(count).toBe(1);
  });

  it('sends the whole response to a client that reads slowly', async () => {
    const size = 20_000_000;
    // Longer than this test pauses on a busy machine.
    await start(() => new Response(Buffer.alloc(size)), 60_000);
    const response = await ask();
    // By now the whole response is in the buffers of the server and the system.
    await sleep(100);
    const closed = server.close();
    await sleep(100);
    expect(await buffer(response)).toHaveLength(size);
    await closed;
  });

  it('keeps accepting connections until then, each for one request', async () => {
    await start();
    const connection = async () => (await fetch(server.url)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    server.endConnections();
    expect([await connection(), await connection()]).toEqual(['close', 'close']);
  });
});
