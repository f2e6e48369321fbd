import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Something that Orca has said. */
export interface Utterance {
  readonly words: string;
  /** Whether it was interrupted before its end, and not by a key of the visitor. */
  isCut: boolean;
}

/** A fake speech synthesizer, which records what Orca sends to be spoken. */
export interface Speech {
  /** For the environment of the screen reader (`SPEECHD_ADDRESS`). */
  readonly address: string;
  /** Resolves once a screen reader has connected. */
  readonly connected: Promise<void>;
  /** Forgets what was said; everything after that belongs to the next step. */
  begin(options?: { readonly isPage: boolean }): void;
  /** What has been said since `begin`. */
  said(): readonly Utterance[];
  /** Waits until nothing has been said for this long, in milliseconds, and everything has been spoken. */
  quiet(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** The speed of experienced listeners, 50 characters a second; a whole page is read faster than that. */
const MS_PER_CHARACTER = 20;
const MS_PER_CHARACTER_OF_A_PAGE = 2;

/** The responses by command of the protocol; any other command is a setting, which is accepted as it is. */
const ANSWERS: Readonly<Record<string, string>> = {
  HISTORY: '245-1\r\n245 OK CLIENT ID SENT',
  'LIST OUTPUT_MODULES': '250-transcript\r\n250 OK MODULE LIST SENT',
  'LIST SYNTHESIS_VOICES': '249-transcript\ten-US\tnone\r\n249 OK VOICE LIST SENT',
  'GET OUTPUT_MODULE': '251-transcript\r\n251 OK GET RETURNED',
  GET: '251-0\r\n251 OK GET RETURNED',
  BLOCK: '260 OK INSIDE BLOCK',
  QUIT: '231 HAPPY HACKING',
};

/** The words of a piece of SSML. */
const wordsOf = (ssml: string) =>
  ssml
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * Replaces Speech Dispatcher, using its protocol (SSIP) on a socket in the folder. Orca sends everything
 * that it says there, and is notified when a message would have been spoken.
 */
export async function startSpeech(folder: string): Promise<Speech> {
  const path = `${folder}/speech.sock`;
  let said: Utterance[] = [];
  let last = Date.now();
  /** When the synthesizer would have finished its queue. */
  let busyUntil = 0;
  let count = 0;
  let pace = MS_PER_CHARACTER;
  let hello = () => {};
  const connected = new Promise<void>((resolve) => {
    hello = resolve;
  });
  /** Utterances that are queued or have not been spoken to the end yet. */
  const open = new Map<number, { utterance: Utterance; timer: NodeJS.Timeout }>();
  const sockets = new Set<Socket>();

  const speak = (socket: Socket, words: string) => {
    count += 1;
    const id = count;
    socket.write(`225-${String(id)}\r\n225 OK MESSAGE QUEUED\r\n`);
    const notify = (code: number, name: string) => {
      if (!socket.destroyed)
        socket.write(
          `${String(code)}-${String(id)}\r\n${String(code)}-1\r\n${String(code)} ${name}\r\n`,
        );
    };
    const utterance = { words, isCut: false };
    if (words !== '') said.push(utterance);
    last = Date.now();
    const begins = Math.max(busyUntil, last + 20);
    busyUntil = begins + words.length * pace;
    // The client registers its callback only after it has read the answer.
    setTimeout(() => open.has(id) && notify(701, 'BEGIN'), begins - last);
    const timer = setTimeout(() => {
      open.delete(id);
      notify(702, 'END');
    }, busyUntil - last);
    open.set(id, { utterance, timer });
  };

  const cancel = (socket: Socket) => {
    busyUntil = 0;
    for (const [id, { utterance, timer }] of open) {
      clearTimeout(timer);
      utterance.isCut = true;
      socket.write(`703-${String(id)}\r\n703-1\r\n703 CANCELED\r\n`);
    }
    open.clear();
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    let data: string[] | undefined;
    const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
    // Orca may be ended in the middle of a message.
    lines.on('error', () => socket.destroy());
    lines.on('line', (line) => {
      if (data !== undefined) {
        if (line !== '.') {
          data.push(line.replace(/^\.\./u, '.'));
          return;
        }
        const words = wordsOf(data.join(' '));
        data = undefined;
        speak(socket, words);
        return;
      }
      const [command = '', what = ''] = line.split(' ');
      if (command === 'SPEAK') {
        data = [];
        socket.write('230 OK RECEIVING DATA\r\n');
      } else if (command === 'CHAR' || command === 'KEY') {
        speak(socket, what);
      } else if (command === 'CANCEL' || command === 'STOP') {
        socket.write('210 OK CANCELED\r\n');
        cancel(socket);
      } else {
        if (line.includes('CLIENT_NAME')) hello();
        socket.write(`${ANSWERS[`${command} ${what}`] ?? ANSWERS[command] ?? '208 OK SET'}\r\n`);
      }
    });
  });
  server.listen(path);
  await once(server, 'listening');

  return {
    address: `unix_socket:${path}`,
    connected,
    begin({ isPage } = { isPage: false }) {
      pace = isPage ? MS_PER_CHARACTER_OF_A_PAGE : MS_PER_CHARACTER;
      for (const { timer } of open.values()) clearTimeout(timer);
      open.clear();
      busyUntil = 0;
      said = [];
    },
    said: () => said,
    async quiet(ms) {
      last = Math.max(last, Date.now());
      while (Date.now() - Math.max(last, busyUntil) < ms) await wait(50);
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
