import { connect } from 'node:http2';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { serveHttp2 } from './http2-front.ts';

it('answers over HTTP/2 what the server behind it answers', async () => {
  const behind = createServer((request, response) => {
    response.writeHead(404, { 'X-Path': request.url, Connection: 'keep-alive' }).end('not here');
  });
  await new Promise<void>((resolve) => {
    behind.listen(0, '127.0.0.1', resolve);
  });
  const { port } = behind.address() as AddressInfo;
  const front = await serveHttp2(`http://127.0.0.1:${String(port)}`);
  const client = connect(front.url, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/a?b=c' });
  const headers = await new Promise<Record<string, unknown>>((resolve) => {
    stream.on('response', resolve);
  });
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  client.close();
  front.close();
  behind.close();
  expect(headers).toMatchObject({ ':status': 404, 'x-path': '/a?b=c' });
  expect(headers).not.toHaveProperty('connection');
  expect(body).toBe('not here');
});
