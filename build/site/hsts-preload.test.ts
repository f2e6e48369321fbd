import { expect, it } from 'vitest';
import { headersFor } from '#server/http/headers.ts';
import { wantsHstsPreload } from './hsts-preload.ts';

it.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', true],
])('HSTS_PRELOAD=%j asks for preloading: %j', (value, wanted) => {
  expect(wantsHstsPreload(value)).toBe(wanted);
});

it('HSTS_PRELOAD with anything else stops the build, with one line and no stack', () => {
  const message =
    'HSTS_PRELOAD is "yes", but it must be 1 (ask for the browsers\' preload list) or 0. Change it or leave it unset.';
  expect(() => wantsHstsPreload('yes')).toThrow(
    expect.objectContaining({ message, stack: message }) as Error,
  );
});

it.each(['/', '/sw.js', '/assets/a-abcdefgh.js'])(
  '`preload` is only sent if the owner opts in: %s',
  (path) => {
    const source = {
      scriptHashes: [],
      styleHashes: [],
      enquiry: 'simulated' as const,
      imageOrigins: [],
    };
    const sent = (hstsPreload: boolean) =>
      headersFor(path, { ...source, hstsPreload })['Strict-Transport-Security'];
    expect(sent(true)).toBe('max-age=63072000; includeSubDomains; preload');
    expect(sent(false)).toBe('max-age=63072000; includeSubDomains');
    expect(headersFor(path, source)['Strict-Transport-Security']).toBe(sent(false));
  },
);
