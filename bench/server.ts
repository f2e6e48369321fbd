import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { onPath } from '#tests/support/browser/browser.ts';
import { median } from '#tests/support/browser/lighthouse.ts';
import type { ServedSite } from '#tests/support/servers/serve.ts';
import { serveBuild } from './builds.ts';
import type { Bench, Build } from './builds.ts';

const CONNECTIONS = 50;
const SECONDS = 3;
const PAGE = '/contact-us';
const CADDY = 'http://127.0.0.1:4780';

/**
 * The production server: how long it takes to start and its memory, at each size of the site; then
 * its answers per second beside Caddy's, if that is installed, with the same files and headers.
 */
export async function measureServer({ builds, runs }: Bench): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'hause-bench-'));
  try {
    const rows: Record<string, object> = {};
    for (const build of builds) rows[build.name] = await measureStart(build, runs);
    console.table(rows);
    await measureLoad(builds[0], work, runs);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function measureStart(build: Build, runs: number) {
  const starts: number[] = [];
  const peaks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const server = await serveBuild(build);
    starts.push(performance.now() - began);
    await loadTest(server.url + PAGE);
    peaks.push(peakMemory(server));
    await server.stop();
  }
  return {
    'start ms': Math.round(median(starts)),
    'peak memory MB': Math.round(median(peaks) / 1e6),
  };
}

/** The most memory that a process has had, in bytes; NaN where the system does not say. */
function peakMemory({ pid }: ServedSite): number {
  const file = `/proc/${String(pid)}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(file, 'utf8'))?.[1]) * 1024;
}

async function measureLoad(build: Build, work: string, runs: number): Promise<void> {
  const own = await serveBuild(build);
  const servers = [{ name: 'this server', url: own.url, stop: own.stop }];
  const caddy = onPath(['caddy'], process.env);
  if (caddy === undefined) console.log('Caddy is not installed: nothing to compare with.');
  else servers.push({ name: 'Caddy', ...(await startCaddy(caddy, build, work, own.url)) });
  const rates = new Map(servers.map(({ name }) => [name, { page: [], asset: [] } as Rates]));
  try {
    const html = await (await fetch(own.url + PAGE)).text();
    const script = /\/assets\/[\w-]+-[\w-]{8}\.js/u.exec(html)?.[0] ?? '';
    for (let run = 0; run < runs; run += 1) {
      for (const { name, url } of servers) {
        rates.get(name)?.page.push(await loadTest(url + PAGE));
        rates.get(name)?.asset.push(await loadTest(url + script));
      }
    }
    const caddys = rates.get('Caddy') ?? { page: [], asset: [] };
    console.table(
      Object.fromEntries(
        [...rates].map(([name, { page, asset }]) => [
          name,
          {
            'pages per second': Math.round(median(page)),
            'scripts per second': Math.round(median(asset)),
            'pages to Caddy': (median(page) / median(caddys.page)).toFixed(2),
            'scripts to Caddy': (median(asset) / median(caddys.asset)).toFixed(2),
          },
        ]),
      ),
    );
  } finally {
    for (const { stop } of servers) await stop();
  }
}

interface Rates {
  readonly page: number[];
  readonly asset: number[];
}

/** @returns answers per second, over 50 connections */
async function loadTest(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${String(non2xx + errors)} requests failed.`);
  return requests.average;
}

/** Headers that every server computes for itself. */
const OWN_HEADERS =
  /^(?:date|connection|keep-alive|transfer-encoding|content-.*|etag|vary|accept-ranges|last-modified)$/u;

/** Caddy with the same files, sending each page the headers that this server sends. */
async function startCaddy(caddy: string, build: Build, work: string, own: string) {
  const { headers } = await fetch(own + PAGE);
  const sent = [...headers].filter(
    ([name]) => !OWN_HEADERS.test(name) || name === 'content-security-policy',
  );
  const file = path.join(work, 'Caddyfile');
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
  log {
    level ERROR
  }
}
${CADDY} {
  root * ${build.dist}
${sent.map(([name, value]) => `  header ${name} ${JSON.stringify(value)}`).join('\n')}
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
}
`,
  );
  const home = { XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(caddy, args, { env: { ...process.env, ...home }, stdio: 'inherit' });
  const isUp = () =>
    fetch(CADDY).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isUp())) await wait(20);
  const stop = async () => void child.kill();
  return { url: CADDY, stop };
}
