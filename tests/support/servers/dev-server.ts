import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_PATH, ROOT } from '../paths.ts';

export interface DevServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Its output so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Starts the development server as `npm run dev` does, on a free local port, with the form of the build
 * `endpoint`.
 * @throws Error with its output when it does not start
 */
export async function startDevServer(): Promise<DevServer> {
  const child = spawn('vite', ['--configLoader', 'native', '--clearScreen', 'false'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: PROJECT_PATH, ENQUIRY_ENDPOINT: '/enquiries', NO_COLOR: '1' },
  });
  let said = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server did not start. Its output:\n${said}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        const found = /Local: +(http:\S+?)\/\s/u.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
  });
  return {
    url,
    log: () => said,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
