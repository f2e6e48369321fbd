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
 * Identifies an enquiry's content: equal for equal validated content, in whatever order the fields
 * came.
 */
export function fingerprintOf(enquiry: Enquiry): string {
  const content = ENQUIRY_FIELDS.map((field) => enquiry[field]);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * The key for an enquiry posted without one, by a page without JavaScript: the same content on the
 * same day (UTC) counts as the same enquiry, so that a double click or a reload does not store it
 * twice.
 * @param now milliseconds since 1970
 */
export function keyFromContent(fingerprint: string, now: number): string {
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
