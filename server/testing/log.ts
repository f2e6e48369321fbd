import type { Log } from '#server/log.ts';

/** A log that keeps its lines. */
export function recordLog() {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  const log: Log = { info: keep, warn: keep, error: keep };
  return { log, lines };
}
