import { connect } from 'node:http2';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { serveHttp2 } from './http2-front.ts';

it('returns the response of the server behind it over HTTP/2', async () => {
  const behind = await listenLocally(
    createServer((request, response) => {
      const headers = { Connection: 'keep-alive', 'Keep-Alive': 'timeout=75' };
      response.writeHead(404, { 'X-Path': request.url, ...headers }).end('not here');
    }),
  );
  const front = await serveHttp2(`http://127.0.0.1:${String(behind.port)}`);
  const client = connect(front.url, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/a?b=c' });
  const headers = await new Promise<Record<string, unknown>>((resolve) => {
    stream.on('response', resolve);
  });
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  client.close();
  await front.close();
  await behind.shut();
  expect(headers).toMatchObject({ ':status': 404, 'x-path': '/a?b=c' });
  expect(headers).not.toHaveProperty('connection');
  expect(headers).not.toHaveProperty('keep-alive');
  expect(body).toBe('not here');
});
