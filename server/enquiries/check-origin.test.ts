import { describe, expect, it } from 'vitest';
import { ownOrigin } from './check-origin.ts';

const SITE = 'https://www.hause.example';

const from = (origin: string, host = 'forms.hause.example') =>
  new Request(`https://${host}/enquiries`, { method: 'POST', headers: { Origin: origin } });

describe('the origin of a refused request that seems to be the site’s own', () => {
  it.each([
    ['https://hause.example', 'https://hause.example'],
    ['http://www.hause.example:8080', 'http://www.hause.example:8080'],
    // What a person reads in the log is never what a stranger has written.
    ['https://hause.example/ Call +1 555 0100', 'https://hause.example'],
    ['https://user:text@hause.example?text#text', 'https://hause.example'],
    ['https://HAUSE.example:443', 'https://hause.example'],
  ])('%s is reported as %s', (origin, reported) => {
    expect(ownOrigin(from(origin), [SITE])).toBe(reported);
  });

  it.each(['text://hause.example', 'https://evil.example', 'null', 'hause.example', ''])(
    '%s is none',
    (origin) => {
      expect(ownOrigin(from(origin), [SITE])).toBeUndefined();
    },
  );

  it('is compared with the requested host only if no origin is set', () => {
    const foreign = from('https://evil.example:8443', 'evil.example');
    expect(ownOrigin(foreign, [SITE])).toBeUndefined();
    const own = from('https://hause.example:8443', 'hause.example');
    expect(ownOrigin(own, [])).toBe('https://hause.example:8443');
  });
});
