#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import type { RawData } from 'ws';

/**
 * Firefox (`FIREFOX_PATH`) for Playwright, which starts this program as if it were the browser and
 * drives it by WebDriver BiDi. Playwright expects the newest Firefox; the relay acknowledges commands
 * that an extended-support release does not know yet, where nothing depends on them.
 */
const DISPENSABLE: ReadonlySet<string> = new Set(['emulation.setMediaFeaturesOverride']);

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly error?: string;
}

const parse = (text: string) => JSON.parse(text) as Message;

// oxlint-disable-next-line typescript/no-base-to-string -- ws hands over a Buffer
const textOf = (data: RawData): string => data.toString();

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

/** Where Firefox listens: "ws://127.0.0.1:40000". */
let address = '';
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, listening] = /WebDriver BiDi listening on (ws:\/\/\S+)/u.exec(line) ?? [];
  address = listening ?? address;
  const relay = `ws://127.0.0.1:${String(port)}`;
  process.stderr.write(`${listening === undefined ? line : line.replace(listening, relay)}\n`);
});

server.on('connection', (client, { url = '/' }) => {
  const browser = new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false });
  const opened = once(browser, 'open');
  const dispensable = new Set<number>();
  client.on('message', (data) => {
    const text = textOf(data);
    const { id, method = '' } = parse(text);
    if (id !== undefined && DISPENSABLE.has(method)) dispensable.add(id);
    // This keeps the order: a promise calls its listeners in the order in which they were added.
    void opened.then(() => browser.send(text));
  });
  browser.on('message', (data) => {
    const text = textOf(data);
    const { id = -1, error } = dispensable.size > 0 ? parse(text) : {};
    const isUnknown = dispensable.delete(id) && error === 'unknown command';
    client.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text);
  });
  for (const [one, other] of [
    [browser, client],
    [client, browser],
  ] as const) {
    one.on('close', () => other.close());
    one.on('error', () => other.close());
  }
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal));
}
firefox.on('exit', (code) => process.exit(code ?? 1));
