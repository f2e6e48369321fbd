import { PlainError } from './plain-error.ts';

/** The variables that a build reads. */

/**
 * Reads ENQUIRY_ENDPOINT: where the contact form sends enquiries. If unset or empty, delivery is
 * simulated. A path of this site (`/enquiries`) or an https address; plain http only on this
 * machine.
 * @throws PlainError with a one-line message that says what is wrong and how to fix it
 */
export function enquiryEndpointFrom(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (/^\/(?!\/)[\w\-./~]+$/u.test(value)) return value;
  const url = URL.parse(value);
  const local = url !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && local))) {
    return url.href;
  }
  throw new PlainError(
    `ENQUIRY_ENDPOINT is "${value}", but it must be a path of this site such as /enquiries, or an https:// address (http:// only for 127.0.0.1 or localhost). Fix it, or unset it to simulate delivery.`,
  );
}

/**
 * Reads HSTS_PRELOAD: whether pages opt in to the browsers' HSTS preload list. Defaults to no if unset
 * or empty.
 * @throws PlainError with a one-line message that says what is wrong and how to fix it
 */
export function wantsHstsPreload(value: string | undefined): boolean {
  if (value === undefined || value === '' || value === '0') return false;
  if (value === '1') return true;
  throw new PlainError(
    `HSTS_PRELOAD is "${value}", but it must be 1 (ask for the browsers' preload list) or 0. Change it or leave it unset.`,
  );
}
