import { createHash } from 'node:crypto';
import { ENQUIRY_FIELDS, type Enquiry } from '#src/content/enquiry.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** Normalizes a client's key; undefined when it is not a UUID. */
export function readKey(header: string): string | undefined {
  // The header is a structured string in draft-ietf-httpapi-idempotency-key-header: quotes allowed.
  const key = header
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .toLowerCase();
  return UUID.test(key) ? key : undefined;
}

/**
 * Identifies an enquiry's content: equal for equal validated content, whatever the order of the
 * fields.
 */
export function fingerprintOf(enquiry: Enquiry): string {
  const content = ENQUIRY_FIELDS.map((field) => enquiry[field]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Whether a stored key was computed by `keyFromContent`, in SQL: its version is 8. */
export const IS_FROM_CONTENT = "substr(idempotency_key, 15, 1) = '8'";

const DAY_MS = 24 * 60 * 60_000;

/**
 * The keys for an enquiry posted without one, by a page without JavaScript: the same content within
 * 24 hours counts as the same enquiry, so a double click or a reload does not store it twice, also
 * across midnight.
 * @param now milliseconds since 1970
 */
export function keysFromContent(
  fingerprint: string,
  now: number,
): { readonly key: string; readonly earlierKey: string } {
  return {
    key: keyFromContent(fingerprint, now),
    earlierKey: keyFromContent(fingerprint, now - DAY_MS),
  };
}

/** The key of a day (UTC). */
function keyFromContent(fingerprint: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const hex = createHash('sha256').update(`plain form ${day} ${fingerprint}`).digest('hex');
  // RFC 9562, version 8: a UUID with a custom layout.
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...groups, hex.slice(20, 32)].join('-');
}
