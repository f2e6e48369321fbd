import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from '#server/listen.ts';
import { makeBuild, type BuildContent, type TestBuild } from '#server/testing/make-build.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

/** Serving files while they change on disk. */

const LARGE = '/assets/large-1.js';
/** Too large to be read as a whole or to fit in a connection's buffers. */
const LARGE_SIZE = 32 * 1024 * 1024;
const LARGE_TEXT = 'const line = "of a large file";\n'.repeat(LARGE_SIZE / 32);

let build: TestBuild;
let server: Listening | undefined;
let warnings: string[];

beforeEach(() => {
  warnings = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
  build.remove();
});

/** A site served from its build folder, with nothing held in memory. */
async function start(content: BuildContent = {}, options: Partial<SiteOptions> = {}) {
  build = await makeBuild(content);
  const { distDir, metaFile } = build;
  return open({ distDir, metaFile, hold: 0, ...options });
}

function open(options: SiteOptions): Site {
  return createSite({ ...options, warn: (message) => warnings.push(message) });
}

const quickly = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const inDist = (path: string) => join(build.distDir, path);

async function get(site: Site, path: string, headers: Record<string, string> = {}) {
  const response = await site.handle(new Request(`http://x${path}`, { headers }));
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body, text: body.toString() };
}

async function startServer(content: BuildContent = {}): Promise<Site> {
  const site = await start({ isCompressed: false, ...content });
  server = await listen((request) => site.handle(request), 0, '127.0.0.1');
  return site;
}

/** Sends a request, and stops reading after the headers. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest(server?.url ?? '', { path, method, headers, agent: false });
    request.on('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.pause());
    });
    request.on('error', reject);
    request.end();
  });
}

/** Reads the rest of a response. @returns undefined when it was cut off */
async function restOf(response: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of response) pieces.push(piece as Buffer);
  } catch {
    return undefined;
  }
  return response.complete ? Buffer.concat(pieces) : undefined;
}

/** How many of this process's descriptors are open on build files; undefined if unknown. */
function openFiles(): number | undefined {
  if (!existsSync('/proc/self/fd')) return undefined;
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(build.distDir);
    } catch {
      return false;
    }
  }).length;
}

describe('a file that changes while it is served', () => {
  it('is served with the tag and length of its current content', async () => {
    const site = await start({ files: { 'robots.txt': 'User-agent: *' } });
    const before = await get(site, '/robots.txt');
    writeFileSync(inDist('robots.txt'), 'User-agent: longer');
    const after = await get(site, '/robots.txt', {
      'If-None-Match': before.headers.get('etag') ?? '',
    });
    expect([after.status, after.text]).toEqual([200, 'User-agent: longer']);
    expect(after.headers.get('content-length')).toBe('18');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('is served uncompressed until its siblings are those of its new content', async () => {
    const site = await start();
    const accept = { 'Accept-Encoding': 'br' };
    expect((await get(site, '/k-12', accept)).headers.get('content-encoding')).toBe('br');
    const html = `<h1>${'new '.repeat(100)}</h1>`;
    writeFileSync(inDist('k-12.html'), html);
    const stale = await get(site, '/k-12', accept);
    expect([stale.headers.get('content-encoding'), stale.text]).toEqual([null, html]);
    writeFileSync(inDist('k-12.html.br'), 'half a fi');
    expect((await get(site, '/k-12', accept)).text).toBe(html);
    rmSync(inDist('k-12.html.br'));
    expect((await get(site, '/k-12', accept)).text).toBe(html);
    writeFileSync(inDist('k-12.html.br'), brotliCompressSync(html));
    const fresh = await get(site, '/k-12', accept);
    expect(fresh.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(fresh.body).toString()).toBe(html);
    expect(fresh.headers.get('etag')).toBe(stale.headers.get('etag')?.replace(/"$/u, '-br"'));
  });

  it('is not followed out of the folder when a symlink replaces it', async () => {
    const site = await start({ files: { 'robots.txt': 'User-agent: *' } });
    writeFileSync(join(build.distDir, '..', 'secret.txt'), 'secret');
    rmSync(inDist('robots.txt'));
    symlinkSync(join(build.distDir, '..', 'secret.txt'), inDist('robots.txt'));
    const answer = await get(site, '/robots.txt');
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('secret');
  });
});

describe('a file that is gone', () => {
  it('gets 503, so that no search engine forgets it, and one warning', async () => {
    const site = await start();
    for (const name of ['k-12.html', '404.html']) rmSync(inDist(name));
    for (const path of ['/k-12', '/nowhere']) {
      const answer = await get(site, path, { 'Accept-Encoding': 'br' });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^A file of the build cannot be read: ENOENT.*k-12\.html/u);
    expect((await get(site, '/')).status).toBe(200);
  });

  it('is served from memory if it was requested recently', async () => {
    const site = await start({}, { hold: 100_000 });
    const accept = { 'Accept-Encoding': 'br' };
    const before = await get(site, '/k-12', accept);
    rmSync(build.distDir, { recursive: true });
    const after = await get(site, '/k-12', accept);
    expect([after.status, after.body.equals(before.body)]).toEqual([200, true]);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect((await get(site, '/')).status).toBe(503);
  });
});

describe('a large file', () => {
  const files = { [LARGE.slice(1)]: LARGE_TEXT };

  it('is sent in pieces, whole or in ranges, in the codings it is stored in', async () => {
    const site = await startServer({ files });
    writeFileSync(inDist(`${LARGE}.br`), quickly(LARGE_TEXT.slice(1)));
    const mid = LARGE_SIZE / 2;
    const part = await get(site, LARGE, { Range: `bytes=${mid}-${mid + 99_999}` });
    expect([part.status, part.text]).toEqual([206, LARGE_TEXT.slice(mid, mid + 100_000)]);
    const answer = await ask(LARGE, 'GET', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(LARGE_SIZE));
    expect((await restOf(answer))?.toString()).toBe(LARGE_TEXT);
  });

  it('with a large sibling is sent in the coding of that sibling', async () => {
    const noise = Array.from({ length: 90_000 }, (_, at) => Math.sin(at).toString(36)).join('');
    const site = await start({ isCompressed: false, files: { 'assets/noise-1.js': noise } });
    const coded = quickly(noise);
    expect(coded.length).toBeGreaterThan(512 * 1024);
    writeFileSync(inDist('assets/noise-1.js.br'), coded);
    const again = open({ distDir: build.distDir, metaFile: build.metaFile, hold: 0 });
    const answer = await get(again, '/assets/noise-1.js', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(answer.body).toString()).toBe(noise);
    writeFileSync(inDist('assets/noise-1.js.br'), coded.subarray(0, -9));
    const cut = await get(again, '/assets/noise-1.js', { 'Accept-Encoding': 'br' });
    expect([cut.headers.get('content-encoding'), cut.text === noise]).toEqual([null, true]);
    expect((await get(site, '/assets/noise-1.js')).status).toBe(200);
  });

  it('that is replaced mid-response arrives unchanged, under its old tag', async () => {
    const site = await startServer({ files });
    const answer = await ask(LARGE);
    writeFileSync(inDist('draft'), 'replaced');
    renameSync(inDist('draft'), inDist(LARGE));
    expect((await restOf(answer))?.toString()).toBe(LARGE_TEXT);
    const next = await get(site, LARGE);
    expect(next.text).toBe('replaced');
    expect(next.headers.get('etag')).not.toBe(answer.headers['etag']);
  });

  it('that has changed since it was hashed is hashed again', async () => {
    const site = await start({ isCompressed: false, files });
    const tagOf = async () => (await get(site, LARGE)).headers.get('etag');
    // By then its modification time is old enough to be trusted.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const tag = await tagOf();
    expect(await tagOf()).toBe(tag);
    writeFileSync(inDist(LARGE), LARGE_TEXT.toUpperCase());
    expect(await tagOf()).not.toBe(tag);
  });

  it.each([
    ['cut short', (path: string) => truncateSync(path, 1_000)],
    ['overwritten', (path: string) => writeFileSync(path, LARGE_TEXT.toUpperCase())],
    ['appended to', (path: string) => appendFileSync(path, 'more')],
  ])('that is %s while it is sent never arrives as if it were complete', async (_, change) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await startServer({ files });
    const answer = await ask(LARGE);
    change(inDist(LARGE));
    expect(await restOf(answer)).toBeUndefined();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    await vi.waitFor(() => expect(openFiles() ?? 0).toBe(0));
  });

  it('leaves no descriptor open when the client disconnects or the response has no body', async () => {
    // Node closes leaked handles, but late and with a warning.
    const forgotten: string[] = [];
    const listen = ({ message }: Error) => forgotten.push(message);
    process.on('warning', listen);
    await startServer({ files });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(LARGE)));
    expect(openFiles() ?? 20).toBe(20);
    for (const answer of answers) answer.destroy();
    await vi.waitFor(() => expect(openFiles() ?? 0).toBe(0), { timeout: 10_000 });
    const { etag = '' } = (await ask(LARGE, 'HEAD')).headers;
    const codes = [
      (await ask(LARGE, 'GET', { 'If-None-Match': etag })).statusCode,
      (await ask(LARGE, 'GET', { 'If-Match': '"other"' })).statusCode,
      (await ask(LARGE, 'GET', { Range: `bytes=${LARGE_SIZE}-` })).statusCode,
    ];
    expect(codes).toEqual([304, 412, 416]);
    await vi.waitFor(() => expect(openFiles() ?? 0).toBe(0));
    expect(forgotten).toEqual([]);
    process.off('warning', listen);
  });

  it('is read no faster than a slow client receives it', async () => {
    const site = await start({ isCompressed: false, files });
    const { body } = await site.handle(new Request(`http://x${LARGE}`));
    const reader = body?.getReader();
    expect((await reader?.read())?.value?.length).toBe(64 * 1024);
    await new Promise((done) => setTimeout(done, 200));
    // Anything read ahead would still arrive.
    truncateSync(inDist(LARGE), 1_000);
    await expect(reader?.read()).rejects.toThrow('changed while it was sent');
  });
});

describe('the server’s own copy', () => {
  const copies = () => readdirSync(build.archiveDir);
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  /** Makes a copy look as if no server had served it for two hours. */
  const age = (copy: string) => utimesSync(join(build.archiveDir, copy), twoHoursAgo, twoHoursAgo);

  it('is served while the next build is written, including files not yet requested', async () => {
    build = await makeBuild({ files: { 'assets/a-1.js': 'one' } });
    const site = open({ ...build, hold: 0 });
    await site.settled;
    rmSync(build.distDir, { recursive: true });
    mkdirSync(build.distDir);
    for (const path of ['/', '/k-12', '/assets/a-1.js', '/nowhere']) {
      expect([path, (await get(site, path)).status]).toEqual([
        path,
        path === '/nowhere' ? 404 : 200,
      ]);
    }
    expect(site.pageHtml('/k-12')).toContain('<h1>/k-12</h1>');
    expect(warnings).toEqual([]);
  });

  it('is used again after a restart, unless the build was changed by hand', async () => {
    build = await makeBuild({ files: { 'robots.txt': 'as it was built' } });
    const before = open({ ...build, hold: 0 });
    await before.settled;
    const [first] = copies();
    await open(build).settled;
    expect(copies()).toEqual([first]);
    writeFileSync(inDist('robots.txt'), 'changed by hand');
    const site = open(build);
    expect((await get(site, '/robots.txt')).text).toBe('changed by hand');
    await site.settled;
    expect(copies()).toHaveLength(2);
    expect((await get(site, '/robots.txt')).text).toBe('changed by hand');
    // Another server that shares the folder still serves the first one.
    expect((await get(before, '/robots.txt')).text).toBe('as it was built');
  });

  it('of the build that is served is not removed before the switch to the same build, rebuilt', async () => {
    build = await makeBuild({ files: { 'robots.txt': 'as it was built' } });
    const site = open({ ...build, hold: 0 });
    await site.settled;
    writeFileSync(inDist('robots.txt'), 'rebuilt');
    const state = { isDone: false };
    const reloading = site.reload().then(() => (state.isDone = true));
    while (!state.isDone) expect((await get(site, '/k-12')).status).toBe(200);
    await reloading;
    expect((await get(site, '/robots.txt')).text).toBe('rebuilt');
  });

  it('is kept as long as any server serves it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    build = await makeBuild({ files: { 'robots.txt': 'as it was built' } });
    const before = open({ ...build, hold: 0 });
    await before.settled;
    vi.advanceTimersByTime(7_200_000);
    writeFileSync(inDist('robots.txt'), 'changed by hand');
    await open(build).settled;
    expect((await get(before, '/k-12')).status).toBe(200);
    // As if that server had stopped.
    const later = Date.now() + 7_200_000;
    vi.clearAllTimers();
    vi.setSystemTime(later);
    await open(build).settled;
    expect(copies()).toHaveLength(1);
  });

  it.each([
    ['lacks a file', (copy: string) => rmSync(join(copy, 'k-12.html'))],
    ['has an empty file', (copy: string) => truncateSync(join(copy, 'k-12.html'), 0)],
  ])('that %s, as after a power failure, is made again', async (_, damage) => {
    build = await makeBuild();
    await open(build).settled;
    const [copy = ''] = copies();
    damage(join(build.archiveDir, copy));
    const site = open({ ...build, hold: 0 });
    await site.settled;
    expect(copies()).toEqual([copy]);
    rmSync(build.distDir, { recursive: true });
    expect((await get(site, '/k-12')).text).toContain('<h1>/k-12</h1>');
    expect(warnings).toEqual([]);
  });

  it('is made only once when several servers start at the same time', async () => {
    build = await makeBuild();
    const sites = [open(build), open(build), open(build)];
    await Promise.all(sites.map(({ settled }) => settled));
    expect(warnings).toEqual([]);
    expect(copies()).toHaveLength(1);
    rmSync(build.distDir, { recursive: true });
    for (const site of sites) expect((await get(site, '/k-12')).status).toBe(200);
  });

  it('of a build that changes during the copy is dropped, and the previous build is still served', async () => {
    build = await makeBuild();
    const site = open(build);
    await site.settled;
    await build.write({ manifest: { buildId: 'build-b' } });
    const reloading = site.reload();
    rmSync(build.distDir, { recursive: true });
    await expect(reloading).rejects.toThrow('changed while it was being copied');
    expect(site.manifest.buildId).toBe('build-a');
    expect((await get(site, '/k-12')).status).toBe(200);
    expect(copies()).toHaveLength(1);
  });

  it('never mixes two builds', async () => {
    build = await makeBuild();
    const site = open(build);
    await site.settled;
    await build.write({ manifest: { buildId: 'build-b' } });
    const reloading = site.reload();
    writeFileSync(inDist('k-12.html'), 'of the build after it');
    await expect(reloading).rejects.toThrow('changed while it was being copied');
    expect(site.manifest.buildId).toBe('build-a');
    expect(copies()).toHaveLength(1);
  });

  it('of an older build is not served once a newer one has arrived', async () => {
    build = await makeBuild();
    const site = open(build);
    await site.settled;
    const manifest = readFileSync(build.metaFile, 'utf8');
    const deploys = ['build-b', 'build-c'].map((buildId) => {
      writeFileSync(build.metaFile, manifest.replace('build-a', buildId));
      return site.reload().then(() => site.manifest.buildId);
    });
    expect(await Promise.all(deploys)).toEqual(['build-c', 'build-c']);
    expect(warnings).toEqual([]);
  });

  it('that cannot be made is reported, and the build is served from its own folder', async () => {
    build = await makeBuild();
    const blocked = join(build.distDir, '..', 'file');
    writeFileSync(blocked, '');
    const site = open({ ...build, archiveDir: join(blocked, 'copies') });
    await site.settled;
    expect(warnings.join('\n')).toMatch(/^The build could not be copied to .*: ENOTDIR/u);
    expect((await get(site, '/k-12')).status).toBe(200);
    await build.write({ manifest: { buildId: 'build-b' } });
    await site.reload();
    expect(site.manifest.buildId).toBe('build-b');
  });

  it('that was interrupted is never served, and removed after an hour', async () => {
    build = await makeBuild();
    const drafts = ['.build-z.old', '.build-z.new'].map((name) => join(build.archiveDir, name));
    for (const draft of drafts) {
      mkdirSync(join(draft, 'assets'), { recursive: true });
      writeFileSync(join(draft, 'assets/z-1.js'), 'half');
    }
    age('.build-z.old');
    const site = open(build);
    await site.settled;
    expect((await get(site, '/assets/z-1.js')).status).toBe(404);
    expect(drafts.map((draft) => existsSync(draft))).toEqual([false, true]);
  });

  it('keeps a file that the build folder has lost', async () => {
    build = await makeBuild({ files: { 'assets/a-1.js': 'one' } });
    const site = open({ ...build, hold: 0 });
    await site.settled;
    await build.write({ manifest: { buildId: 'build-b' }, files: { 'assets/a-1.js': 'one' } });
    await site.reload();
    const copy = copies().find((name) => name.startsWith('build-b'));
    rmSync(join(build.archiveDir, copy ?? '', 'assets/a-1.js'));
    expect((await get(site, '/assets/a-1.js')).text).toBe('one');
    expect(readFileSync(build.metaFile, 'utf8')).toContain('build-b');
  });
});
