import { expect, it } from 'vitest';
import { enquiryEndpointFrom, wantsHstsPreload } from './settings.ts';

it.each([
  [undefined, null],
  ['', null],
  ['/api/v2/enquiries', '/api/v2/enquiries'],
  ['https://api.example:8443/e?form=1', 'https://api.example:8443/e?form=1'],
  ['http://127.0.0.1:4180/enquiries', 'http://127.0.0.1:4180/enquiries'],
  ['http://localhost/enquiries', 'http://localhost/enquiries'],
  ['http://[::1]:80/enquiries', 'http://[::1]/enquiries'],
])('ENQUIRY_ENDPOINT=%j sends enquiries to %j', (value, endpoint) => {
  expect(enquiryEndpointFrom(value)).toBe(endpoint);
});

it.each([
  'enquiries',
  '/',
  '//evil.example/enquiries',
  '/enquiries?x=1',
  '/enqui ries',
  'http://api.example/enquiries',
  'javascript:alert(1)',
  'https://',
])('ENQUIRY_ENDPOINT=%s is rejected, with one line and no stack', (value) => {
  expect(() => enquiryEndpointFrom(value)).toThrow(
    expect.objectContaining({
      stack: `ENQUIRY_ENDPOINT is "${value}", but it must be a path of this site such as /enquiries, or an https:// address (http:// only for 127.0.0.1 or localhost). Fix it, or unset it to simulate delivery.`,
    }) as Error,
  );
});

it('HSTS_PRELOAD asks for preloading with 1 only, and may be nothing else but 0', () => {
  expect([undefined, '', '0', '1'].map(wantsHstsPreload)).toEqual([false, false, false, true]);
  expect(() => wantsHstsPreload('yes')).toThrow(
    'HSTS_PRELOAD is "yes", but it must be 1 (ask for the browsers\' preload list) or 0. Change it or leave it unset.',
  );
});
