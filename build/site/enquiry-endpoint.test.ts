import { describe, expect, it } from 'vitest';
import { enquiryEndpointFrom } from './enquiry-endpoint.ts';

describe('ENQUIRY_ENDPOINT', () => {
  it.each([undefined, ''])('left unset (%j) simulates delivery', (value) => {
    expect(enquiryEndpointFrom(value)).toBeNull();
  });

  it.each([
    ['/enquiries', '/enquiries'],
    ['/api/v2/enquiries', '/api/v2/enquiries'],
    ['https://api.example/enquiries', 'https://api.example/enquiries'],
    ['https://api.example:8443/e?form=1', 'https://api.example:8443/e?form=1'],
    ['http://127.0.0.1:4180/enquiries', 'http://127.0.0.1:4180/enquiries'],
    ['http://localhost/enquiries', 'http://localhost/enquiries'],
    ['http://[::1]:80/enquiries', 'http://[::1]/enquiries'],
  ])('may be %s', (value, endpoint) => {
    expect(enquiryEndpointFrom(value)).toBe(endpoint);
  });

  it.each([
    'enquiries',
    '/',
    '//evil.example/enquiries',
    '/enquiries?x=1',
    '/enqui ries',
    'http://api.example/enquiries',
    'ftp://api.example/enquiries',
    'javascript:alert(1)',
    'https://',
  ])('is rejected if it is %s, with a hint on how to fix it', (value) => {
    expect(() => enquiryEndpointFrom(value)).toThrow(
      `ENQUIRY_ENDPOINT is "${value}", but it must be a path of this site such as /enquiries, or an https:// address`,
    );
    expect(() => enquiryEndpointFrom(value)).toThrow(/Fix it, or unset it/u);
  });
});
