import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSiteManifest } from '#server/http/site-manifest.ts';
import { ACCEPTS, hasWrk, openIdle, requestRate } from './load.ts';
import { PEERS, startOwn, type Build } from './servers.ts';
import type { Started } from './started.ts';

/** The server's resource use for a site of one size. */
export interface ServerSize {
  readonly pages: number;
  /** Time until it responds, in ms: at the first start of a build, and at later ones. */
  readonly firstStartMs: number;
  readonly restartMs: number;
  /**
   * Peak memory so far, in bytes: after the first start of the build and copying it, after a
   * restart, and after sending every page in three codings.
   */
  readonly firstMemory: number;
  readonly restartMemory: number;
  readonly loadedMemory: number;
}

/** One server's throughput for a page and an asset, in responses per second. */
export interface Throughput {
  readonly name: string;
  readonly page: number;
  readonly asset: number;
  /** The responses for the page and for the asset, for example `br, 8123 bytes`. */
  readonly sends: string;
}

/** The server under many idle connections. */
export interface IdleTrial {
  readonly connections: number;
  /** How many were still answered at the end. */
  readonly answered: number;
  /** Responses per second without and with them. */
  readonly alone: number;
  readonly beside: number;
  /** Peak memory, in bytes. */
  readonly memory: number;
}

export interface ServerFigures {
  readonly sizes: readonly ServerSize[];
  /** This server first. */
  readonly throughput: readonly Throughput[];
  readonly idle?: IdleTrial;
  /** What could not be measured here, one sentence each. */
  readonly skipped: readonly string[];
}

const IDLE_CONNECTIONS = 10_000;
/** Descriptors that the bench and the server need in addition to the connections. */
const MORE_DESCRIPTORS = 500;
const ROUNDS = 3;

/**
 * Measures the server: start and memory with each build, then, with the first one, its throughput
 * alternating with other servers.
 */
export async function measureServer(builds: readonly Build[]): Promise<ServerFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-bench-server-'));
  try {
    const sizes: ServerSize[] = [];
    const skipped: string[] = [];
    for (const build of builds) {
      const size = await measureSize(build, path.join(folder, 'size'));
      if (size) sizes.push(size);
    }
    if (sizes.length < builds.length) skipped.push('Memory: this system has no /proc.');
    const [build] = builds;
    if (build === undefined) return { sizes, throughput: [], skipped };
    if (!(await hasWrk())) {
      skipped.push('Requests per second: wrk is not installed.');
      return { sizes, throughput: [], skipped };
    }
    const own = await startOwn(build, path.join(folder, 'data'));
    try {
      const throughput = await measureThroughput(build, own, folder, skipped);
      const idle = await measureIdle(own, skipped);
      return { sizes, throughput, skipped, ...(idle && { idle }) };
    } finally {
      await own.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSize(build: Build, folder: string): Promise<ServerSize | undefined> {
  const { pages } = parseSiteManifest(JSON.parse(readFileSync(build.metaFile, 'utf8')));
  const firsts: number[] = [];
  let firstMemory = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(folder, { recursive: true, force: true });
    const first = await startOwn(build, folder, {
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    });
    await untilCopied(folder);
    firsts.push(first.startMs);
    firstMemory = Math.max(firstMemory, first.memory()?.most ?? 0);
    await first.stop();
  }
  const restarts: number[] = [];
  // The first of these fills the cache of compiled modules.
  await (await startOwn(build, folder)).stop();
  for (let round = 1; round < ROUNDS; round += 1) {
    const again = await startOwn(build, folder);
    restarts.push(again.startMs);
    await again.stop();
  }
  const last = await startOwn(build, folder);
  try {
    restarts.push(last.startMs);
    const restartMemory = last.memory()?.most;
    await readAll(last.url, pages);
    const loadedMemory = last.memory()?.most;
    if (restartMemory === undefined || loadedMemory === undefined) return undefined;
    return {
      pages: pages.length,
      firstStartMs: median(firsts),
      restartMs: median(restarts),
      firstMemory,
      restartMemory,
      loadedMemory,
    };
  } finally {
    await last.stop();
  }
}

/** Waits until the server has made its own copy of the build. */
async function untilCopied(dataDir: string): Promise<void> {
  const copies = path.join(dataDir, 'releases');
  const isCopied = () =>
    existsSync(copies) && readdirSync(copies).some((name) => !name.startsWith('.'));
  while (!isCopied()) await new Promise((done) => setTimeout(done, 50));
}

async function readAll(url: string, pages: readonly string[]): Promise<void> {
  for (const coding of ['br', 'gzip', 'identity']) {
    const waiting = pages.values();
    const readNext = async () => {
      for (const page of waiting) {
        const answer = await fetch(url + page, { headers: { 'Accept-Encoding': coding } });
        if (answer.status !== 200) throw new Error(`${page} has status ${String(answer.status)}.`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 20 }, readNext));
  }
}

async function measureThroughput(
  build: Build,
  own: Started,
  folder: string,
  skipped: string[],
): Promise<Throughput[]> {
  const servers = [{ name: 'this server', server: own }];
  const { page, asset } = subjects(build);
  try {
    for (const peer of PEERS) {
      const version = peer.version();
      if (version === undefined) {
        skipped.push(`Requests per second of ${peer.name}: it is not installed.`);
        continue;
      }
      const place = path.join(folder, peer.name);
      mkdirSync(place);
      servers.push({ name: `${peer.name} ${version}`, server: await peer.start(build, place) });
    }
    const rates = servers.map(() => ({ page: [] as number[], asset: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { server }] of servers.entries()) {
        rates[at]?.page.push(await requestRate(server.url + page));
        rates[at]?.asset.push(await requestRate(server.url + asset));
      }
    }
    return await Promise.all(
      servers.map(async ({ name, server }, at) => ({
        name,
        page: median(rates[at]?.page ?? []),
        asset: median(rates[at]?.asset ?? []),
        sends: `${await sent(server.url + page)}; ${await sent(server.url + asset)}`,
      })),
    );
  } finally {
    for (const { server } of servers.slice(1)) await server.stop();
  }
}

/** The page of median size, and the largest script. */
function subjects({ dist, metaFile }: Build): { readonly page: string; readonly asset: string } {
  const { pages } = parseSiteManifest(JSON.parse(readFileSync(metaFile, 'utf8')));
  const assets = path.join(dist, 'assets');
  const bySize = (size: (name: string) => number) => (a: string, b: string) => size(a) - size(b);
  const inner = pages
    .filter((page) => page !== '/')
    .toSorted(bySize((page) => statSync(path.join(dist, `${page}.html`)).size));
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .toSorted(bySize((name) => statSync(path.join(assets, name)).size));
  return {
    page: inner[Math.floor(inner.length / 2)] ?? '/',
    asset: `/assets/${scripts.at(-1) ?? ''}`,
  };
}

async function sent(url: string): Promise<string> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': ACCEPTS } });
  const coding = headers.get('content-encoding') ?? 'uncompressed';
  return `${coding}, ${headers.get('content-length') ?? 'unknown'} bytes`;
}

async function measureIdle(own: Started, skipped: string[]): Promise<IdleTrial | undefined> {
  const allowed = descriptorLimit();
  if (allowed < IDLE_CONNECTIONS + MORE_DESCRIPTORS) {
    skipped.push(
      `${String(IDLE_CONNECTIONS)} connections: a process may open only ${String(allowed)} files here (ulimit -Hn).`,
    );
    return undefined;
  }
  const url = `${own.url}/`;
  const idle = await openIdle(own.url, IDLE_CONNECTIONS);
  try {
    const alone: number[] = [];
    const beside: number[] = [await requestRate(url)];
    const memory = own.memory()?.most ?? 0;
    const answered = await idle.stillAnswered();
    idle.close();
    // Both orders, because a machine's speed drifts.
    alone.push(await requestRate(url), await requestRate(url));
    const again = await openIdle(own.url, IDLE_CONNECTIONS);
    beside.push(await requestRate(url));
    again.close();
    return {
      connections: IDLE_CONNECTIONS,
      answered,
      alone: median(alone),
      beside: median(beside),
      memory,
    };
  } finally {
    idle.close();
  }
}

/** How many descriptors a process may have: Node raises its own limit to the hard one. */
function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+\d+\s+(\d+)/mu.exec(limits)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
