import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import { fuzzTrial } from './fuzz.ts';
import { networkTrial } from './network.ts';
import type { Kept } from './sent-and-stored.ts';

/*
 * The trials against receivers with one defect each: a trial that cannot fail proves nothing.
 */

type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const startBroken = (answer: Answering) =>
  listenLocally(
    createServer((request, response) => {
      // A request that was cut off in transit has no body to read.
      answer(request, response).catch(() => response.destroy());
    }),
  );

/** What a trial finds with a receiver that answers each enquiry with a receipt. */
async function found(faults: number, keep: (key: string, kept: Kept[], message: string) => string) {
  const all: Kept[] = [];
  const server = await startBroken(async (request, response) => {
    const { message } = JSON.parse(await text(request)) as { message: string };
    const receipt = keep(String(request.headers['idempotency-key']), all, message);
    response.writeHead(201).end(JSON.stringify({ receipt }));
  });
  const kept = () => Promise.resolve(all);
  const trial = { seed: 7, enquiries: 20, place: 'nothing', port: server.port };
  const { mustBeZero } = await networkTrial({ ...trial, faults, kept });
  await server.shut();
  return mustBeZero;
}

it('a receiver that stores each attempt is found', async () => {
  const counts = await found(300, (_, kept, message) => {
    const receipt = randomUUID();
    kept.push({ receipt, message });
    return receipt;
  });
  expect(counts['stored twice']).toBeGreaterThan(0);
  expect(counts['two receipts']).toBeGreaterThan(0);
});

it('a receiver that answers before it stores, and then loses some, is found', async () => {
  const received = new Set<string>();
  const counts = await found(0, (key, kept, message) => {
    // By enquiry, not by request: on a slow machine, one may be resent before it is answered.
    const isNew = !received.has(key);
    received.add(key);
    if (isNew && received.size % 10 !== 0) kept.push({ receipt: key, message });
    return key;
  });
  expect(counts).toMatchObject({ 'falsely "sent"': 2, lost: 2 });
});

it('a receiver that validates differently from the page is found', async () => {
  const server = await startBroken(async (request, response) => {
    await text(request);
    response.writeHead(422).end(JSON.stringify({ fields: {} }));
  });
  const url = `http://127.0.0.1:${server.port}/enquiries`;
  const report = await fuzzTrial({ seed: 7, inputs: 200, url });
  await server.shut();
  expect(report.mustBeZero['other verdict']).toBeGreaterThan(100);
});
