import { execFile } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The codings that current browsers accept. */
export const ACCEPTS = 'gzip, deflate, br, zstd';

const CONNECTIONS = 50;
const SECONDS = 3;

/** Whether wrk, the load generator, is installed (Debian: `apt-get install wrk`). */
export async function hasWrk(): Promise<boolean> {
  return run('wrk', ['-v']).then(
    () => true,
    // `wrk -v` prints its version and exits with an error.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/**
 * Requests one address as often as 50 connections can, for three seconds.
 * @returns answers per second
 * @throws Error when an answer is not the file
 */
export async function requestRate(url: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${String(CONNECTIONS)}`,
    `-d${String(SECONDS)}s`,
    '-H',
    `Accept-Encoding: ${ACCEPTS}`,
    url,
  ]);
  const rate = /^Requests\/sec:\s+([\d.]+)$/mu.exec(stdout)?.[1];
  if (rate === undefined || /Non-2xx|Socket errors/u.test(stdout)) {
    throw new Error(`${url} was not answered properly:\n${stdout}`);
  }
  return Number(rate);
}

/** Connections that are open without a request. */
export interface IdleConnections {
  /** Sends another request on each. @returns how many are answered with 200 in a minute */
  stillAnswered(): Promise<number>;
  close(): void;
}

const PATIENCE = 60_000;
/** How many to open at once: more would overflow the accept queue. */
const AT_ONCE = 250;

/**
 * Opens connections, and sends one request on each.
 * @throws Error when one of them is refused or not answered
 */
export async function openIdle(url: string, count: number): Promise<IdleConnections> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const ask = async (socket: Socket) => {
    socket.write(`HEAD / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    return answered(socket);
  };
  while (sockets.length < count) {
    const opened = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        return { socket, isAnswered: await ask(socket) };
      }),
    );
    sockets.push(...opened.map(({ socket }) => socket));
    if (opened.some(({ isAnswered }) => !isAnswered)) {
      for (const socket of sockets) socket.destroy();
      throw new Error(`Of ${String(sockets.length)} connections, not all were answered.`);
    }
  }
  return {
    async stillAnswered() {
      const answers = await Promise.all(sockets.map(ask));
      return answers.filter(Boolean).length;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function answered(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    const settle = (isAnswered: boolean) => {
      clearTimeout(timer);
      socket.off('data', read).off('close', end);
      resolve(isAnswered);
    };
    const read = (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (text.includes('\r\n\r\n')) settle(text.startsWith('HTTP/1.1 200 '));
    };
    const end = () => settle(false);
    const timer = setTimeout(end, PATIENCE);
    socket.on('data', read).once('close', end);
    if (socket.destroyed) end();
  });
}
