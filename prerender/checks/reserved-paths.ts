import { ENQUIRIES_PATH } from '#server/enquiries/protocol.ts';
import { kindOfPath } from '#server/http/headers.ts';
import { LIVE_PATH, READY_PATH } from '#server/operations/health.ts';

/** Paths that the server answers itself, with everything below them. */
const SERVER_PATHS = [ENQUIRIES_PATH, LIVE_PATH, READY_PATH] as const;

/**
 * What answers a path instead of a page or a redirect there, as the end of a sentence; null if nothing
 * does. Only the names of generated files are not known here (site-problems.ts).
 */
export function reservedFor(path: string): string | null {
  if (SERVER_PATHS.some((own) => path === own || path.startsWith(`${own}/`))) {
    return 'the server answers requests for it itself';
  }
  const kind = kindOfPath(path);
  return kind === 'page' || kind === 'other'
    ? null
    : 'it belongs to the files that the build generates';
}
