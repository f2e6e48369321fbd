import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listenLocally } from '#tests/support/servers/local-server.ts';
import type { Delivery } from './client.ts';
import { Findings, type Arrival, type Kept } from './findings.ts';
import { fuzzTrial } from './fuzz.ts';

/* A trial that cannot fail proves nothing. */

const STORED = [
  { receipt: 'H-1', message: 'One' },
  { receipt: 'H-2', message: 'Two' },
];
const ONE = { id: '<1>', receipt: 'H-1', message: 'One' };
const TWO = { id: '<2>', receipt: 'H-2', message: 'Two\n' };

it.each<[Arrival[], Record<string, number>]>([
  [[ONE, TWO], {}],
  [[ONE, ONE, TWO], {}],
  [[ONE], { 'never arrived': 1 }],
  [[ONE, { ...ONE, id: '<3>' }, TWO], { 'another id': 1 }],
  [[ONE, { ...TWO, id: '<1>' }], { 'shared id': 1 }],
  [[ONE, { ...TWO, message: 'One' }], { 'other words': 1 }],
  [[ONE, TWO, { ...ONE, receipt: 'H-3', id: '<3>' }], { 'of nobody': 1 }],
])('of the arrivals %j, it finds %j', (arrivals, found) => {
  const findings = new Findings();
  findings.compareArrived('email', STORED, arrivals);
  expect(findings.report('', '').mustBeZero).toEqual(found);
});

const sent = (receipt: string): Delivery => ({ outcome: 'sent', receipt });

it.each<[Delivery[], Kept[], Record<string, number>]>([
  [[sent('H-1'), sent('H-1')], STORED, {}],
  [[sent('H-1')], [], { lost: 1, 'falsely "sent"': 1 }],
  [[{ outcome: 'given up', reason: '500' }], STORED, { lost: 1 }],
  [[sent('H-1')], [...STORED, { receipt: 'H-3', message: 'One' }], { 'stored twice': 1 }],
  [[sent('H-1'), sent('H-2')], STORED, { 'falsely "sent"': 1, 'two receipts': 1 }],
])('of %j with %j stored, it finds %j', (receipts, kept, found) => {
  const findings = new Findings();
  findings.compareSent(new Map([[{ key: '1', content: { message: 'One' } }, receipts]]), kept);
  expect(findings.report('', '').mustBeZero).toEqual(found);
});

it('finds a receiver that validates differently from the page', async () => {
  const server = await listenLocally(
    createServer((request, response) => {
      void text(request).then(() => response.writeHead(422).end(JSON.stringify({ fields: {} })));
    }),
  );
  const url = `http://127.0.0.1:${server.port}/enquiries`;
  const report = await fuzzTrial(7, 200, url);
  await server.close();
  expect(report.mustBeZero['other verdict']).toBeGreaterThan(100);
});
