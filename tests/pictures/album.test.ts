import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Album } from './album.ts';
import { compare } from './compare.ts';
import { matching } from './matching.ts';
import { readRaster, reduce } from './raster.ts';
import { reportOf } from './report.ts';
import { wordsFor } from './words-for.ts';

let folder = '';
let album = new Album({ accepted: '', report: '', originals: null });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hause-pictures-'));
  album = new Album({
    accepted: path.join(folder, 'accepted'),
    report: path.join(folder, 'report'),
    originals: path.join(folder, 'originals'),
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function shotOf(color: string) {
  const original = await sharp({
    create: { width: 40, height: 20, channels: 3, background: color },
  })
    .png()
    .toBuffer();
  return { original, reduced: reduce(await readRaster(original), 4) };
}

const onlyFinding = () => {
  const [finding, ...more] = album.findings();
  if (finding === undefined || more.length > 0) throw new Error('There is not exactly one.');
  return finding;
};

/** Compares a picture with the accepted one, and reports it as the specs do. */
async function look(name: string, color: string): Promise<string | null> {
  const accepted = await album.accepted(name);
  const shot = await shotOf(color);
  const difference = accepted === null ? null : compare(accepted, shot.reduced);
  const words = wordsFor({ accepted, reduced: shot.reduced, difference, scale: 4 });
  if (words === null) album.confirm(name, shot.original);
  else {
    const kind = accepted === null ? 'new' : 'different';
    await album.report(
      { name, kind, words },
      { ...shot, ...(difference && { difference: difference.picture }) },
    );
  }
  return words;
}

it('a new picture is reported, accepted, and found again', async () => {
  expect(await look('home', '#fff')).toBe('has no accepted picture yet');
  expect(onlyFinding()).toMatchObject({ name: 'home', kind: 'new', shown: ['after'] });
  album.accept(onlyFinding());
  expect(album.findings()).toEqual([]);
  expect(album.names()).toEqual(['home']);
  expect(await look('home', '#fff')).toBeNull();
});

it('a picture that differs is shown beside the one that was accepted, at full size', async () => {
  await look('home', '#fff');
  album.accept(onlyFinding());
  expect(await look('home', '#fc0')).toBe(
    'differs in 100.0%, from 0 px down to 20, between 0 and 40 px from the left',
  );
  const finding = onlyFinding();
  expect(finding).toMatchObject({
    kind: 'different',
    shown: ['before', 'accepted', 'difference', 'after'],
  });
  const report = reportOf(album.findings(), album);
  expect([...report.matchAll(/<img [^>]*src="([^"]+)"/gu)].map(([, source]) => source)).toEqual([
    'home.before.png',
    'home.difference.webp',
    'home.after.png',
  ]);
  const size = await sharp(album.partFile('home', 'before')).metadata();
  expect([size.width, size.height]).toEqual([40, 20]);
  // Once accepted, its pictures can still be viewed, and the comparison passes.
  album.accept(finding);
  expect(await sharp(album.partFile('home', 'after')).metadata()).toMatchObject({ width: 40 });
  expect(await look('home', '#fc0')).toBeNull();
  expect(readdirSync(path.join(folder, 'report'))).toEqual([]);
});

it('on another machine the report shows the accepted picture as it is stored', async () => {
  await look('home', '#fff');
  album.accept(onlyFinding());
  rmSync(path.join(folder, 'originals'), { recursive: true });
  await look('home', '#fc0');
  expect(onlyFinding().shown).toEqual(['accepted', 'difference', 'after']);
  expect(reportOf(album.findings(), album)).toContain('src="home.accepted.webp"');
});

it('a picture that looks as accepted again is not reported any more', async () => {
  await look('home', '#fff');
  album.accept(onlyFinding());
  await look('home', '#fc0');
  await look('home', '#fff');
  expect(album.findings()).toEqual([]);
});

it('a picture of a page that is gone is removed when that is accepted', async () => {
  await look('home', '#fff');
  album.accept(onlyFinding());
  await album.report({ name: 'home', kind: 'gone', words: 'its page is gone' });
  album.accept(onlyFinding());
  expect(album.names()).toEqual([]);
});

it('words say how much taller a page has become', () => {
  const raster = (height: number) => ({
    width: 2,
    height,
    data: new Uint8Array(2 * height * 4).fill(255),
  });
  const [accepted, reduced] = [raster(10), raster(13)];
  const difference = compare(accepted, reduced);
  expect(wordsFor({ accepted, reduced, difference, scale: 4 })).toMatch(/about 12 px taller$/u);
  expect(wordsFor({ accepted, reduced: { ...reduced, width: 3 }, difference, scale: 4 })).toBe(
    'was accepted at another width',
  );
});

it('names choose what is accepted, and one that does not differ is an error', () => {
  const things = ['home-360-dark', 'home-360-light', 'sitemap-360-dark'].map((name) => ({ name }));
  expect(matching(things, ['home*'])).toHaveLength(2);
  expect(matching(things, ['sitemap-360-dark'])).toEqual([things[2]]);
  expect(() => matching(things, ['homes'])).toThrow(
    'No picture that differs is called homes. There are: home-360-dark, home-360-light, sitemap-360-dark.',
  );
});
