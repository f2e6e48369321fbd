import { createHash } from 'node:crypto';

/** SHA-256 of several texts; the length of each is included, so that they cannot run together. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${String(part.length)}:`).update(part);
  return hash.digest('base64url');
}
