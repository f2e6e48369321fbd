import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COPIES } from './serve.ts';

/**
 * Lets all servers of a test run share the copies that they make of their builds, until the returned
 * function removes these. For one run only: copies of earlier builds would be served, too.
 */
export default function shareCopies(): () => void {
  const copies = mkdtempSync(path.join(tmpdir(), 'hause-copies-'));
  process.env[COPIES] = copies;
  return () => rmSync(copies, { recursive: true, force: true });
}
