import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE_AT, startServer } from '#server/testing/start-server.ts';
import { distDir } from '../paths.ts';
import type { BuildName } from '../paths.ts';

export interface ServedSite {
  /** Without a trailing slash. */
  readonly url: string;
  /** Where it keeps enquiries and previous assets; removed by `stop`. */
  readonly dataDir: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the production server as `npm run preview` does, on a free local port and with a separate
 * data folder.
 * @throws Error with the server's output when it does not start
 */
export async function serveSite(
  build: BuildName = 'endpoint',
  env: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hause-data-'));
  if (env['DIST_DIR'] === undefined) shareCopy(dataDir, build);
  const server = startServer('main', {
    DATA_DIR: dataDir,
    DIST_DIR: distDir(build),
    ...env,
  });
  return {
    url: await server.says(SITE_AT),
    dataDir,
    pid: server.process.pid,
    async stop() {
      server.process.kill('SIGTERM');
      const cut = setTimeout(() => void server.kill(), 8_000);
      await server.ends();
      clearTimeout(cut);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lets a test start servers, and stops them after it. */
export async function withServers(work: (start: typeof serveSite) => Promise<void>): Promise<void> {
  const started: ServedSite[] = [];
  await work(async (...of) => {
    const site = await serveSite(...of);
    started.push(site);
    return site;
  });
  for (const site of started) await site.stop();
}

/** The folder for the copies that servers make of their build, if servers of one run share them. */
const COPIES = 'TEST_BUILD_COPIES';

/**
 * Servers of the same build share its copy, like instances with one data folder: otherwise each
 * start would write some three thousand files, which takes more CPU time than everything else.
 */
function shareCopy(dataDir: string, build: BuildName): void {
  const shared = process.env[COPIES];
  if (shared === undefined) return;
  const copies = path.join(shared, build);
  mkdirSync(copies, { recursive: true });
  // Windows creates junctions without special rights; elsewhere the type is ignored.
  symlinkSync(copies, path.join(dataDir, 'releases'), 'junction');
}

/**
 * Lets all servers of a test run share their copies until the returned function removes these. For one run
 * only: copies of earlier builds would be served, too.
 */
export default function shareCopies(): () => void {
  const copies = mkdtempSync(path.join(tmpdir(), 'hause-copies-'));
  process.env[COPIES] = copies;
  return () => rmSync(copies, { recursive: true, force: true });
}
