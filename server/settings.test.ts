import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has a sensible default for every unset variable', () => {
  expect(readSettings({ PORT: '', PATH: '/usr/bin' })).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    distDir: resolve('dist'),
    metaFile: resolve('dist-meta/site.json'),
    allowedOrigin: undefined,
    trustedProxies: 0,
    accessLog: false,
  });
});

it('uses the values that are set, and looks for the manifest next to the build', () => {
  const settings = readSettings({
    PORT: '0',
    DIST_DIR: '/srv/www',
    ALLOWED_ORIGIN: 'https://hause.example',
    TRUST_PROXY: '1',
    ACCESS_LOG: '1',
  });
  expect(settings).toMatchObject({
    port: 0,
    metaFile: '/srv/www-meta/site.json',
    allowedOrigin: 'https://hause.example',
    trustedProxies: 1,
    accessLog: true,
  });
});

it.each([
  ['PORT', 'abc', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number'],
  ['TRUST_PROXY', 'yes', 'a whole number from 0 to 9'],
  ['ALLOWED_ORIGIN', 'https://hause.example/', 'no trailing slash'],
  ['ALLOWED_ORIGIN', 'hause.example', 'must be an origin'],
  ['ACCESS_LOG', 'true', '1 (on) or 0 (off)'],
  ['HOST', 'a b', 'a host name'],
])('reports in one line what is wrong with %s=%s', (name, value, reason) => {
  const attempt = () => readSettings({ [name]: value });
  expect(attempt).toThrow(`${name} is ${JSON.stringify(value)}, but it must be`);
  expect(attempt).toThrow(reason);
  expect(attempt).not.toThrow('\n');
});
