import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fuzzTrial } from '../tests/chaos/fuzz.ts';
import { networkTrial } from '../tests/chaos/network.ts';
import { hasFailed } from '../tests/chaos/report.ts';
import { runChaos, runPostgresChaos, SHORT_PLAN, SHORT_POSTGRES_PLAN } from '../tests/chaos/run.ts';
import { hasPostgres, NEEDS_POSTGRES } from './testing/postgres.ts';
import type { Kept } from '../tests/chaos/sent-and-stored.ts';
import { listenLocally } from '#tests/support/servers/local-server.ts';

/** The short form of `npm run chaos`. */
it('stores every enquiry exactly once and answers every bad input, under all faults', async () => {
  const names: string[] = [];
  for await (const report of runChaos(SHORT_PLAN)) {
    names.push(report.name);
    expect(hasFailed(report), `${report.name}: ${report.examples.join('\n')}`).toBe(false);
  }
  expect(names).toEqual([
    'network faults, SQLite',
    'SIGKILL during writes, SQLite',
    'deliveries, SQLite',
    'fuzzed inputs',
  ]);
});

it.skipIf(!hasPostgres)(
  `does so in PostgreSQL, with several instances ${NEEDS_POSTGRES}`,
  async () => {
    for await (const report of runPostgresChaos(SHORT_POSTGRES_PLAN)) {
      expect(hasFailed(report), `${report.name}: ${report.examples.join('\n')}`).toBe(false);
    }
  },
);

/**
 * Runs the trials against receivers with one defect each: a trial that cannot fail proves nothing.
 */
describe('the trials detect a receiver that', () => {
  const trial = { seed: 7, enquiries: 20, faults: 300, place: 'nothing' };

  it('stores each attempt', async () => {
    const kept: Kept[] = [];
    const server = await startBroken(async (request, response) => {
      const receipt = randomUUID();
      kept.push({ receipt, message: await messageOf(request) });
      response.writeHead(201).end(JSON.stringify({ receipt }));
    });
    const report = await networkTrial({
      ...trial,
      port: server.port,
      kept: () => Promise.resolve(kept),
    });
    await server.shut();
    expect(report.mustBeZero['stored twice']).toBeGreaterThan(0);
    expect(report.mustBeZero['two receipts']).toBeGreaterThan(0);
  });

  it('answers before it stores, and then loses some', async () => {
    const kept = new Map<string, Kept>();
    const received = new Set<string>();
    const server = await startBroken(async (request, response) => {
      const receipt = String(request.headers['idempotency-key']);
      const message = await messageOf(request);
      // By enquiry, not by request: on a slow machine, one may be resent before it is answered.
      const isNew = !received.has(receipt);
      received.add(receipt);
      if (isNew && received.size % 10 !== 0) kept.set(receipt, { receipt, message });
      response.writeHead(201).end(JSON.stringify({ receipt }));
    });
    const report = await networkTrial({
      ...trial,
      faults: 0,
      port: server.port,
      kept: () => Promise.resolve([...kept.values()]),
    });
    await server.shut();
    expect(report.mustBeZero['falsely "sent"']).toBe(2);
    expect(report.mustBeZero['lost']).toBe(2);
  });

  it('validates differently from the page', async () => {
    const server = await startBroken(async (request, response) => {
      await text(request);
      response.writeHead(422).end(JSON.stringify({ fields: {} }));
    });
    const url = `http://127.0.0.1:${server.port}/enquiries`;
    const report = await fuzzTrial({ seed: 7, inputs: 200, url });
    await server.shut();
    expect(report.mustBeZero['other verdict']).toBeGreaterThan(100);
  });
});

async function messageOf(request: IncomingMessage): Promise<string> {
  return (JSON.parse(await text(request)) as { message: string }).message;
}

function startBroken(handle: (...args: Parameters<RequestListener>) => Promise<void>) {
  return listenLocally(
    createServer((request, response) => {
      // A request that was cut off in transit has no body to read.
      handle(request, response).catch(() => response.destroy());
    }),
  );
}
