import { statSync } from 'node:fs';

/** How often to look, in ms. */
const INTERVAL_MS = 1_000;

/** Identifies the state of a file; null if it is missing, out of reach or empty. */
export function stampOf(file: string): string | null {
  try {
    const { ino, mtimeMs, size } = statSync(file);
    return size === 0 ? null : [ino, mtimeMs, size].join(' ');
  } catch {
    return null;
  }
}

/**
 * Reports each change of a file since it had a given state. `fs.watchFile` compares with a state that it
 * reads itself some time after the call: on a busy machine it would miss a build that is deployed while
 * the server starts. A file that is missing or empty is being replaced, which is not reported.
 * @param since `stampOf` the file when it was read
 * @returns stops watching
 */
export function watchFile(file: string, since: string | null, onChange: () => void): () => void {
  let last = since;
  const timer = setInterval(() => {
    const stamp = stampOf(file);
    if (stamp === null || stamp === last) return;
    last = stamp;
    onChange();
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
