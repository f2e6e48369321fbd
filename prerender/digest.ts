import { createHash } from 'node:crypto';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content);

/** The hash that names content in URLs: the first 12 hexadecimal digits of its SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  sha256(content).digest('hex').slice(0, 12);

/** The full hash in the format that browsers verify, and that policies list: `sha256-…`. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${sha256(content).digest('base64')}`;

/**
 * The SHA-256 of several parts, in hexadecimal digits. It includes the length of each part, so that
 * different lists of parts cannot collide.
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${String(bytes.length)}:`).update(bytes);
  }
  return hash.digest('hex');
}
