import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
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
