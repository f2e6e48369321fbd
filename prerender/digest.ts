import { createHash } from 'node:crypto';

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
