import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBuild, type TestBuild } from '#server/testing/make-build.ts';
import { createSite, type Site, type SiteOptions } from './site.ts';

let build: TestBuild;
let warnings: string[];

beforeEach(() => {
  warnings = [];
});
afterEach(() => build.remove());

const open = (options: SiteOptions): Site =>
  createSite({ ...options, warn: (message) => warnings.push(message) });

const inDist = (path: string) => join(build.distDir, path);

async function get(site: Site, path: string, headers: Record<string, string> = {}) {
  const response = await site.handle(new Request(`http://x${path}`, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a release', () => {
  const releases = () => readdirSync(build.releasesDir);
  const age = (release: string) => {
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    utimesSync(join(build.releasesDir, release), twoHoursAgo, twoHoursAgo);
  };

  it('is served while the next build is written, files not asked for before included', async () => {
    build = await makeBuild({ files: { 'assets/a-1.js': 'one' } });
    const site = open(build);
    await site.settled;
    rmSync(build.distDir, { recursive: true });
    for (const path of ['/', '/k-12', '/assets/a-1.js']) {
      expect([path, (await get(site, path)).status]).toEqual([path, 200]);
    }
    expect((await get(site, '/nowhere')).status).toBe(404);
    expect(site.pageHtml('/k-12')).toContain('<h1>/k-12</h1>');
    expect(warnings).toEqual([]);
  });

  it('takes over immediately, and old tabs find their hashed files for two more deploys', async () => {
    build = await makeBuild({ files: { 'assets/a-1.js': 'one', 'robots.txt': 'old' } });
    const site = open(build);
    await site.settled;
    const text = async (path: string, from = site) => {
      const answer = await get(from, path);
      return answer.status === 200 ? answer.text : answer.status;
    };
    const deploy = async (buildId: string, files: Record<string, string>) => {
      // Time stamps order them.
      for (const release of releases()) age(release);
      await build.write({ manifest: { buildId }, files });
      await site.reload();
    };
    await deploy('build-b', { 'assets/a-2.js': 'two' });
    expect(site.manifest.buildId).toBe('build-b');
    expect(await text('/assets/a-2.js')).toBe('two');
    expect(await text('/assets/a-1.js')).toBe('one');
    expect(await text('/robots.txt')).toBe(404);
    utimesSync(join(build.releasesDir, 'build-a'), 1, 1);
    await deploy('build-c', { 'assets/a-3.js': 'three' });
    expect(await text('/assets/a-1.js')).toBe('one');
    utimesSync(join(build.releasesDir, 'build-a'), 1, 1);
    await build.write({ manifest: { buildId: 'build-d' }, files: { 'assets/a-4.js': 'four' } });
    await site.reload();
    expect(await text('/assets/a-1.js')).toBe(404);
    expect(await text('/assets/a-2.js')).toBe('two');
    expect(releases()).toEqual(['build-b', 'build-c', 'build-d']);
    expect(await text('/assets/a-3.js', open(build))).toBe('three');
  });

  it('is used again after a restart, unless its files or those of the build have changed', async () => {
    build = await makeBuild({ files: { 'assets/a-1.js': 'one' } });
    await open(build).settled;
    rmSync(join(build.releasesDir, 'build-a/assets/a-1.js'));
    const healed = open(build);
    await healed.settled;
    writeFileSync(inDist('robots.txt'), 'written by hand');
    const edited = open(build);
    await edited.settled;
    rmSync(build.distDir, { recursive: true });
    expect((await get(edited, '/assets/a-1.js')).text).toBe('one');
    expect((await get(edited, '/robots.txt')).text).toBe('written by hand');
    expect(releases()).toEqual(['build-a']);
  });

  it('is made by several servers that start together', async () => {
    build = await makeBuild();
    const sites = [open(build), open(build), open(build)];
    await Promise.all(sites.map(({ settled }) => settled));
    expect([warnings, releases()]).toEqual([[], ['build-a']]);
    rmSync(build.distDir, { recursive: true });
    for (const site of sites) expect((await get(site, '/k-12')).status).toBe(200);
  });

  it('is dropped if the build changes meanwhile: two builds are never mixed', async () => {
    build = await makeBuild();
    const site = open(build);
    writeFileSync(inDist('k-12.html'), 'of the next build');
    await site.settled;
    expect(warnings.join()).toContain('changed while it was being copied');
    expect(releases()).toEqual([]);
  });

  it('is not made of a broken build; the previous one stays', async () => {
    build = await makeBuild();
    const site = open(build);
    await site.settled;
    writeFileSync(build.metaFile, '{"buildId":');
    await expect(site.reload()).rejects.toThrow('it is not JSON');
    rmSync(build.distDir, { recursive: true });
    await expect(site.reload()).rejects.toThrow('There is no build');
    expect((await get(site, '/k-12')).status).toBe(200);
    expect(releases()).toEqual(['build-a']);
  });

  it('that cannot be made is reported, and the build is served from its own folder', async () => {
    build = await makeBuild();
    const blocked = join(build.distDir, '..', 'file');
    writeFileSync(blocked, '');
    const site = open({ ...build, releasesDir: join(blocked, 'releases') });
    await site.settled;
    expect(warnings.join('\n')).toMatch(/^The build could not be copied to .*: ENOTDIR/u);
    await build.write({ manifest: { buildId: 'build-b' } });
    await site.reload();
    expect(site.manifest.buildId).toBe('build-b');
    expect((await get(site, '/k-12')).status).toBe(200);
  });

  it('that was interrupted is never served, and removed after an hour', async () => {
    build = await makeBuild();
    const drafts = ['.build-z.old', '.build-z.new'].map((name) => join(build.releasesDir, name));
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
});

describe('a file that is gone', () => {
  const served = async () => {
    build = await makeBuild();
    return open({ distDir: build.distDir });
  };

  it('gets 503, so that no search engine forgets it, and a warning', async () => {
    const site = await served();
    for (const name of ['k-12.html', '404.html']) rmSync(inDist(name));
    for (const path of ['/k-12', '/nowhere']) {
      const answer = await get(site, path, { 'Accept-Encoding': 'br' });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(warnings[0]).toMatch(/^A file of the build cannot be read: ENOENT.*k-12\.html/u);
    expect((await get(site, '/')).status).toBe(200);
  });

  it('is served from memory if it was asked for recently', async () => {
    const site = await served();
    const accept = { 'Accept-Encoding': 'br' };
    const before = await get(site, '/k-12', accept);
    rmSync(build.distDir, { recursive: true });
    const after = await get(site, '/k-12', accept);
    expect([after.status, after.text]).toEqual([200, before.text]);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect((await get(site, '/')).status).toBe(503);
  });
});
