import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

it('keeps idle connections longer than balancers, which reuse them for up to 60 seconds', async () => {
  const { server, close } = await listen(() => new Response(''), 0, '127.0.0.1');
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  await close();
});

it('answers HTTP/1.0 without a Host, as sent by some balancers’ health checks', async () => {
  const { url, close } = await listen(() => new Response('here'), 0, '127.0.0.1');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /livez HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*here$/su);
  await close();
});

describe('a connection without progress', () => {
  const IDLE = 1_000;
  /** Sends chunks until the client disconnects, or this many. */
  const download = (size: number, every: number, count = Infinity) => {
    const state = { sent: 0, isCancelled: false };
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
            state.isCancelled = true;
          },
        }),
      );
    return { state, handler };
  };
  const ask = (url: string, agent?: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { agent }, resolve).on('error', reject);
    });

  it('is closed: the client has stopped reading', async () => {
    const { state, handler } = download(64 * 1024, 0);
    const { server, url, close } = await listen(handler, 0, '127.0.0.1', IDLE);
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => state.isCancelled).toBe(true);
    const connections = promisify(server.getConnections.bind(server));
    await expect.poll(() => connections()).toBe(0);
    socket.destroy();
    await close();
  });

  it('is not one that is slow, or idle between requests', async () => {
    const { handler } = download(1, IDLE / 5, 8);
    const { url, close } = await listen(handler, 0, '127.0.0.1', IDLE);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await ask(url, agent);
    const { socket } = first;
    expect(await text(first)).toHaveLength(8);
    await sleep(IDLE * 1.5);
    const second = await ask(url, agent);
    expect(second.socket).toBe(socket);
    second.destroy();
    await close();
  });
});

describe('a server that stops', () => {
  const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  /** A client that keeps its connection, and sends the next request after each response. */
  function keepAsking(url: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
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
    const { url, close } = await listen(
      async () => {
        count += 1;
        begun.resolve();
        await goesOn.promise;
        return new Response('Done.');
      },
      0,
      '127.0.0.1',
    );
    const client = keepAsking(url);
    await begun.promise;
    const closed = close();
    goesOn.resolve();
    await Promise.all([closed, client.ended]);
    expect(client.received).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*Done\.$/su);
    expect(count).toBe(1);
  });

  it('ends a connection after a response whose headers had already been sent', async () => {
    const goesOn = Promise.withResolvers<void>();
    let count = 0;
    const { url, close } = await listen(
      () => {
        count += 1;
        return new Response(
          new ReadableStream<Uint8Array>({
            async start(controller) {
              controller.enqueue(Buffer.from('Some, '));
              await goesOn.promise;
              controller.enqueue(Buffer.from('all.'));
              controller.close();
            },
          }),
          { headers: { 'Content-Length': '10' } },
        );
      },
      0,
      '127.0.0.1',
    );
    const client = keepAsking(url);
    await expect.poll(() => client.received).toContain('Some, ');
    const closed = close();
    goesOn.resolve();
    await Promise.all([closed, client.ended]);
    expect(client.received).toMatch(/Some, all\.$/u);
    expect(count).toBe(1);
  });

  it('sends the whole response to a client that reads slowly', async () => {
    const size = 20_000_000;
    const { url, close } = await listen(() => new Response(Buffer.alloc(size)), 0, '127.0.0.1');
    const response = await new Promise<IncomingMessage>((resolve) => {
      get(url, resolve);
    });
    // By now the whole response is in the buffers of the server and the system.
    await sleep(200);
    const closed = close();
    await sleep(200);
    expect(await buffer(response)).toHaveLength(size);
    await closed;
  });

  it('keeps accepting connections until then, each for one request', async () => {
    const { url, endConnections, close } = await listen(() => new Response('here'), 0, '127.0.0.1');
    const connection = async () => (await fetch(url)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    endConnections();
    expect([await connection(), await connection()]).toEqual(['close', 'close']);
    await close();
  });
});
