import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuiltSite } from './built-site.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'hause-dist-'));
  mkdirSync(path.join(dist, 'assets'));
  write('index.html', '<h1>Home</h1>');
  write('about-us.html', '<script src="/assets/main-AAAAAAAA.js"></script><h1>About</h1>');
  write('assets/main-AAAAAAAA.js', 'import "./part-BBBBBBBB.js"');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(dist, name), text);
const site = () => new BuiltSite(dist);

it('a page keeps its digest when only script names change', () => {
  const before = site().path('/about-us');
  write('about-us.html', '<script src="/assets/main-CCCCCCCC.js"></script><h1>About</h1>');
  expect(site().path('/about-us')).toBe(before);
  write('about-us.html', '<script src="/assets/main-CCCCCCCC.js"></script><h1>About us</h1>');
  expect(site().path('/about-us')).not.toBe(before);
});

it('a page is the same with a slash or its extension, and different from a missing page', () => {
  const digest = site().path('/about-us');
  expect(site().path('/about-us/')).toBe(digest);
  expect(site().path('/about-us.html')).toBe(digest);
  expect(site().path('/about')).toBe('none');
  expect(site().path('/')).not.toBe(digest);
});

it('the digest of the code changes when a script’s behavior does', () => {
  const before = site().code();
  write('assets/main-AAAAAAAA.js', 'import "./part-DDDDDDDD.js"');
  expect(site().code()).toBe(before);
  write('assets/main-AAAAAAAA.js', 'import "./part-DDDDDDDD.js"; start()');
  expect(site().code()).not.toBe(before);
});
