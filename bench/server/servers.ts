import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { headersFor } from '#server/http/headers.ts';
import { parseSiteManifest } from '#server/http/site-manifest.ts';
import { ROOT } from '#tests/support/paths.ts';
import { startProcess, type Started } from './started.ts';

/** A build to be served. */
export interface Build {
  readonly dist: string;
  readonly metaFile: string;
}

/** The build of a project. */
export const buildIn = (folder: string): Build => ({
  dist: path.resolve(folder, 'dist'),
  metaFile: path.resolve(folder, 'dist-meta/site.json'),
});

/** Starts this project's server as `npm run preview` does. */
export function startOwn(
  { dist, metaFile }: Build,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [, ...args] = (scripts['preview'] ?? '').split(' ');
  return startProcess(
    process.execPath,
    args,
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DIST_DIR: dist,
      META_FILE: metaFile,
      DATA_DIR: dataDir,
      ...env,
    },
    (output) => /^The site is at (\S+)$/mu.exec(output)?.[1],
  );
}

/** Another server configured to send the same files with the same headers. */
export interface Peer {
  readonly name: string;
  /** Its version; undefined when it is not installed. */
  version(): string | undefined;
  /** @param folder for its configuration and temporary files */
  start(build: Build, folder: string): Promise<Started>;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx: Peer = {
  name: 'nginx',
  version: () => /nginx\/([\d.]+)/u.exec(said('nginx', '-v'))?.[1],
  async start(build, folder) {
    const port = await freePort();
    const add = (headers: Headers) =>
      headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n');
    const { page, asset } = headersOf(build);
    const file = path.join(folder, 'nginx.conf');
    const hasBrotli = existsSync(BROTLI_MODULE);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (what) => `${what}_temp_path ${folder}/${what};`,
    );
    write(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr error;
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
worker_processes auto; worker_rlimit_nofile 20000;
events { worker_connections 16000; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; gzip_static on; ${hasBrotli ? 'brotli_static on;' : ''}
  keepalive_requests 1000000;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${String(port)};
    root ${build.dist};
    location / { try_files $uri $uri.html $uri/index.html =404;
${add(page)}
    }
    location /assets/ {
${add(asset)}
    }
  }
}
`,
    );
    return startProcess('nginx', ['-e', 'stderr', '-c', file], {}, () => local(port));
  },
};

const caddy: Peer = {
  name: 'Caddy',
  version: () => /v?([\d.]+)/u.exec(said('caddy', 'version'))?.[1],
  async start(build, folder) {
    const port = await freePort();
    const { page, asset } = headersOf(build);
    const add = (matcher: string, headers: Headers) =>
      headers.map(([name, value]) => `header ${matcher} ${name} "${value}"`).join('\n');
    const file = path.join(folder, 'Caddyfile');
    write(
      file,
      `{
admin off
auto_https off
log {
level ERROR
}
}
http://127.0.0.1:${String(port)} {
root * ${build.dist}
@asset path /assets/*
@page not path /assets/*
${add('@asset', asset)}
${add('@page', page)}
try_files {path} {path}.html
file_server {
precompressed br zstd gzip
}
}
`,
    );
    return startProcess(
      'caddy',
      ['run', '--config', file, '--adapter', 'caddyfile'],
      { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
      () => local(port),
    );
  },
};

/** The servers that this one is compared with (Debian: `apt-get install nginx-light caddy`). */
export const PEERS: readonly Peer[] = [nginx, caddy];

type Headers = readonly (readonly [string, string])[];

function headersOf({ metaFile }: Build): { readonly page: Headers; readonly asset: Headers } {
  const manifest = parseSiteManifest(JSON.parse(readFileSync(metaFile, 'utf8')));
  const list = (address: string) => Object.entries(headersFor(address, manifest));
  return { page: list('/'), asset: list('/assets/x.js') };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A program's output; empty when it is not installed. */
function said(command: string, argument: string): string {
  try {
    return execFileSync('sh', ['-c', `${command} ${argument} 2>&1`], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const local = (port: number) => `http://127.0.0.1:${String(port)}`;

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
