import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeBuild, type TestBuild } from './testing/make-build.ts';

/**
 * A production machine: the project as `npm ci --omit=dev` leaves it, started by the scripts in
 * package.json. The folder's name contains a space on purpose.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

let home: string;
let build: TestBuild;
let child: ReturnType<typeof spawn> | undefined;

beforeAll(async () => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'hause production ')));
  // What deploy/Containerfile copies besides the build must suffice to run; `npm start` builds first.
  for (const line of [...read('deploy/Containerfile').split('\n'), 'COPY prerender/start.ts .']) {
    const part = /^COPY (?!--|dist)(\S+) \S+$/u.exec(line)?.[1];
    if (part === undefined) continue;
    cpSync(path.join(ROOT, part), path.join(home, part), { recursive: true });
  }
  build = await makeBuild();
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  build.remove();
});

/** Copies the packages that package-lock.json does not mark as dev-only. */
function installForProduction(): void {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  for (const [folder, { dev, optional, devOptional }] of Object.entries(packages)) {
    if (folder === '' || (dev ?? optional ?? devOptional) === true) continue;
    cpSync(path.join(ROOT, folder), path.join(home, folder), { recursive: true });
  }
}

/** Runs a script of package.json in that folder with this Node, without npm in between. */
function run(script: string, env: Readonly<Record<string, string>> = {}, ...args: string[]) {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [command, ...rest] = (scripts[script] ?? '').split(' ');
  expect(command).toBe('node');
  const started = spawn(process.execPath, [...rest, ...args], {
    cwd: home,
    env: {
      PORT: '0',
      DATA_DIR: build.dataDir,
      DIST_DIR: build.distDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const closed = once(started, 'close');
  return {
    /** Its exit code and output, once it has exited. */
    ended: async () => {
      const [code] = (await closed) as [number | null];
      return { code, output };
    },
    /** The first URL in its output, or the whole output when there is none. */
    address: async () => {
      while (started.exitCode === null && !/http:\S+/u.test(output)) {
        await Promise.race([once(started.stdout, 'data'), closed]);
      }
      return /http:\S+/u.exec(output)?.[0] ?? output;
    },
  };
}

it('a Node that cannot run TypeScript is told to be too old', async () => {
  expect(await run('preview', { NODE_OPTIONS: '--no-strip-types' }).ended()).toEqual({
    code: 1,
    output: `Node ${process.versions.node} is too old to run the server: it needs 22.18 or later. Install one. To build here too, run \`npm ci\`, which brings one for the npm scripts.\n`,
  });
});

describe('with only production dependencies installed', () => {
  beforeAll(installForProduction);

  it('npm run preview serves the build', async () => {
    const server = run('preview');
    expect((await fetch(await server.address())).status).toBe(200);
  });

  it('npm run receiver accepts enquiries, and npm run enquiries lists them', async () => {
    const server = run('receiver', { ALLOWED_ORIGIN: 'https://www.hause.example' });
    const answer = await fetch(await server.address(), { method: 'POST' });
    // 415 shows that the receiver handled the request, although nothing valid was sent.
    expect(answer.status).toBe(415);
    const listed = await run('enquiries', {}, 'list').ended();
    expect(listed).toEqual({ code: 0, output: '0 enquiries\n' });
  });

  it('npm start reports in one line that it cannot build', async () => {
    const output =
      'vite is not installed. Run `npm ci` first. To serve an existing build: npm run preview\n';
    expect(await run('start').ended()).toEqual({ code: 1, output });
  });
});
