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
