import { createHash } from 'node:crypto';

/**
 * The SHA-256 of several parts, in hexadecimal digits. The length of each is part of it, so that no two lists of
 * parts run into each other.
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${String(bytes.length)}:`).update(bytes);
  }
  return hash.digest('hex');
}
