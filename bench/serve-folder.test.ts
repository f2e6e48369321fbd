import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Listening } from '#server/listen.ts';
import { serveFolder } from './serve-folder.ts';

const WORDS = 'words '.repeat(100);
let folder = '';
let server: Listening;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hause-bench-'));
  mkdirSync(path.join(folder, 'about'));
  writeFileSync(path.join(folder, 'index.html'), `home ${WORDS}`);
  writeFileSync(path.join(folder, 'about', 'index.html'), `about ${WORDS}`);
  writeFileSync(path.join(folder, 'contact.html'), `contact ${WORDS}`);
  writeFileSync(path.join(folder, 'app.js'), `// app ${WORDS}`);
  server = await serveFolder(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 'home', 'no-cache'],
  ['/about', 'about', 'no-cache'],
  ['/about/', 'about', 'no-cache'],
  ['/contact', 'contact', 'no-cache'],
  ['/app.js', '// app', 'public, max-age=31536000'],
])('serves %s with brotli and a Cache-Control', async (address, start, caching) => {
  const answer = await fetch(server.url + address, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toBe(caching);
  expect(await answer.text()).toBe(`${start} ${WORDS}`);
});

it('serves nothing else', async () => {
  expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
  expect((await fetch(`${server.url}/..%2f..%2fetc/passwd`)).status).toBe(404);
});
