import { createHash } from 'node:crypto';

const digest = (content: string | Uint8Array) => createHash('sha256').update(content);

/** The hash that names content in URLs: the first 12 hexadecimal digits of its SHA-256. */
export const contentHash = (content: string | Uint8Array): string =>
  digest(content).digest('hex').slice(0, 12);

/** The full hash in the format that browsers verify: `sha256-…`. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${digest(content).digest('base64')}`;
