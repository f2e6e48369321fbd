import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distDir, metaDir, PROJECT_PATH, ROOT } from '../paths.ts';
import type { BuildName } from '../paths.ts';

export interface ServedSite {
  /** Without a trailing slash. */
  readonly url: string;
  /** Where it keeps enquiries and previous assets; removed by `stop`. */
  readonly dataDir: string;
  readonly pid: number | undefined;
  /** The server's output so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * How `npm run preview` starts it (package.json). A full test run starts it some forty times,
 * which is why the compile cache matters here.
 */
const PREVIEW = ['--max-semi-space-size=2', '--import', './server/requirements.js'];

/** How long a server may take to start, in milliseconds. */
const START_LIMIT = 120_000;

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
  const child = spawn('node', [...PREVIEW, 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: PROJECT_PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DIST_DIR: distDir(build),
      META_FILE: path.join(metaDir(build), 'site.json'),
      ...env,
    },
  });
  let said = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The server did not start. Its output:\n${said}`));
    };
    const timer = setTimeout(fail, START_LIMIT);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        const found = /^The site is at (http:\S+)$/mu.exec(said)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        child.off('exit', fail);
        resolve(found);
      });
    }
  });
  return {
    url,
    dataDir,
    pid: child.pid,
    log: () => said,
    async stop() {
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), 8_000);
      await exited;
      clearTimeout(cut);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
