import { describe, expect, it } from 'vitest';
import { locate } from './address.ts';

const pages = new Set(['/', '/k-12', '/k-12/ai-solutions', '/contact-us']);
const plan = {
  redirects: { '/k-12/ai-for-k12': '/k-12/ai-solutions', '/services': '/k-12#services' },
};
const at = (pathname: string, search = '') =>
  locate(pathname, search, plan, (path) => pages.has(path));

describe('locating an address', () => {
  it.each([...pages])('%s is a page, with any query', (path) => {
    expect(at(path)).toEqual({ kind: 'page', path });
    expect(at(path, '?utm_source=x&gclid=y')).toEqual({ kind: 'page', path });
  });

  it.each([
    ['/k-12/', '', '/k-12'],
    ['/k-12/', '?gclid=1', '/k-12?gclid=1'],
    ['/k-12.html', '', '/k-12'],
    ['/index.html', '', '/'],
    ['/k-12/ai-for-k12', '', '/k-12/ai-solutions'],
    ['/k-12/ai-for-k12/', '?a=1', '/k-12/ai-solutions?a=1'],
    ['/services', '?a=1', '/k-12?a=1#services'],
    ['/k%2D12/', '', '/k-12'],
  ])('%s%s redirects to %s', (pathname, search, to) => {
    expect(at(pathname, search)).toEqual({ kind: 'moved', to });
  });

  it.each(['/nothing', '/nothing/here', '/k-12//', '//evil.example', '/%', '/constructor'])(
    '%s is unknown',
    (pathname) => {
      expect(at(pathname)).toEqual({ kind: 'unknown' });
    },
  );
});
