import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openIdle } from './load.ts';
import { startProcess } from './started.ts';

let server: Server;
let status = 200;

async function serve(): Promise<string> {
  status = 200;
  server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it('counts the idle connections that are still answered', async () => {
  const idle = await openIdle(await serve(), 300);
  const open = () => new Promise((done) => server.getConnections((_, count) => done(count)));
  expect(await open()).toBe(300);
  expect(await idle.stillAnswered()).toBe(300);
  status = 503;
  expect(await idle.stillAnswered()).toBe(0);
  status = 200;
  server.closeIdleConnections();
  expect(await idle.stillAnswered()).toBe(0);
  idle.close();
});

it('fails when a connection is not answered', async () => {
  const url = await serve();
  status = 503;
  await expect(openIdle(url, 3)).rejects.toThrow('not all were answered');
});

it('reports a server that does not start, with its output', async () => {
  const start = startProcess('sh', ['-c', 'echo no such thing; exit 3'], {}, () => undefined);
  await expect(start).rejects.toThrow('sh did not start:\nno such thing');
  const none = startProcess('no-such-server', [], {}, () => undefined);
  await expect(none).rejects.toThrow('no-such-server did not start');
});
