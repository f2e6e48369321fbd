import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { freePorts } from '#server/testing/free-ports.ts';
import type { TestBuild } from '#server/testing/make-build.ts';
import { systemProgram } from '#server/testing/system-program.ts';
import { startProcess } from './start-process.ts';
import { examine } from './examine.ts';
import type { Examination } from './examine.ts';
import type { Finding } from './finding.ts';
import { NOT_FOUND } from './mends.ts';
import { examinedBuild } from './testing/build.ts';

/**
 * Examines nginx and Caddy as installed, pastes what the doctor says into their configurations, and
 * examines them again.
 */

const NGINX = systemProgram('nginx');
const CADDY = systemProgram('caddy');

let build: TestBuild;
beforeAll(async () => {
  build = await examinedBuild();
});
afterAll(() => build.remove());

interface Parts {
  readonly http: string;
  readonly server: string;
}

async function inFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-mends-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [port = 0] = await freePorts(1);
  return { folder, port: String(port), url: `http://127.0.0.1:${String(port)}` };
}

async function nginx({ http, server }: Parts): Promise<string> {
  const { folder, port, url } = await inFolder();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 100; }
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  gzip on; gzip_vary on; gzip_types text/css text/javascript application/javascript;
${http}
  server {
    listen 127.0.0.1:${port};
    root ${build.distDir};
${server}
  }
}
`,
  );
  const started = await startProcess(NGINX ?? '', ['-e', 'stderr', '-c', file], {}, () => url);
  onTestFinished(started.stop);
  return url;
}

async function caddy({ server }: Parts): Promise<string> {
  const { folder, port, url } = await inFolder();
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${build.distDir}
${server}
  file_server {
    precompressed br zstd
  }
}
`,
  );
  const home = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  const command = ['run', '--config', file, '--adapter', 'caddyfile'];
  const started = await startProcess(CADDY ?? '', command, home, () => url);
  onTestFinished(started.stop);
  return url;
}

/** Advice as configuration; some of it is in two parts, each after a line that says where it goes. */
function partsOf(mends: Iterable<string>): Parts {
  const parts = [...mends].map((mend) => {
    const [, http = '', server = mend] =
      /^In http:\n(.*)\nIn server[^\n]*:\n(.*)$/su.exec(mend) ?? [];
    return { http, server };
  });
  const joined = (part: keyof Parts) => parts.map((one) => one[part]).join('\n');
  return { http: joined('http'), server: joined('server') };
}

/** Files cannot receive enquiries, and the policy is in dist/_headers. */
const isConfigurable = ({ id }: Finding) => !id.startsWith('receiver.') && id !== 'headers.csp';

async function mends(
  kind: 'nginx' | 'caddy',
  serve: (parts: Parts) => Promise<string>,
): Promise<{ readonly before: string[]; readonly after: string[]; readonly url: string }> {
  const { findings } = await examine(await serve({ http: '', server: '' }));
  // What is the same for every server is in words.
  const advice = findings
    .filter((finding) => isConfigurable(finding) && finding.mend.nginx !== finding.mend.caddy)
    .map(({ mend }) => mend[kind]);
  const url = await serve(partsOf(new Set([NOT_FOUND[kind], ...advice])));
  const ids = ({ findings }: Examination) => findings.filter(isConfigurable).map(({ id }) => id);
  return { before: findings.map(({ id }) => id), after: ids(await examine(url)), url };
}

/** Where a path leads: its status, and the target of a redirect within the site. */
async function answer(url: string, at: string): Promise<string> {
  const { status, headers } = await fetch(url + at, { redirect: 'manual' });
  const to = headers.get('location');
  return to === null
    ? String(status)
    : `${String(status)} ${new URL(to, url).href.slice(url.length)}`;
}

const ANSWERS = [
  ['/', '200'],
  ['/k-12', '200'],
  ['/k-12/', '301 /k-12'],
  ['/k-12/?a=b', '301 /k-12?a=b'],
  ['/k-12/ai-solutions.html', '301 /k-12/ai-solutions'],
  ['/k-12.html?a=b&c=%20d', '301 /k-12?a=b&c=%20d'],
  ['/index.html', '301 /'],
  ['/nothing', '404'],
  ['/nothing?a=b', '404'],
  ['/assets/nothing.js', '404'],
] as const;

const FAULTS = [
  'paths.trailing-slash',
  'paths.html',
  'manifest.missing',
  'worker.caching',
  'caching.pages',
  'caching.assets',
  'headers.hsts',
  'headers.nosniff',
  'headers.referrer',
];

it.skipIf(NGINX === undefined)('what the doctor says about nginx mends it', async () => {
  const { before, after, url } = await mends('nginx', nginx);
  expect(before).toEqual(expect.arrayContaining(FAULTS));
  expect(after).toEqual([]);
  for (const [at, expected] of ANSWERS) expect([at, await answer(url, at)]).toEqual([at, expected]);
  // A server keeps the types of its other files.
  const style = await fetch(`${url}/assets/style-abcdefgh.css`);
  expect(style.headers.get('content-type')).toBe('text/css');
});

it.skipIf(CADDY === undefined)('what the doctor says about Caddy mends it', async () => {
  const { before, after, url } = await mends('caddy', caddy);
  expect(before).toEqual(expect.arrayContaining(FAULTS));
  expect(after).toEqual([]);
  for (const [at, expected] of ANSWERS) expect([at, await answer(url, at)]).toEqual([at, expected]);
});
