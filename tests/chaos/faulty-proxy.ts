import { startGate, type Verdict } from '#tests/support/gate.ts';
import type { Random } from '#tests/support/random.ts';

/** What can happen to one request on its way. */
const FAULTS = [
  /** The connection is reset before anything gets through. */
  'reset',
  /** Only the first part of the request gets through, then both sides are cut. */
  'truncate',
  /** The request, or part of it, arrives nowhere, and nothing ever comes back. */
  'stall',
  /** The request gets through; nothing ever comes back. */
  'stalled answer',
  /** The request gets through; its answer is lost with the connection. */
  'lost answer',
  /** The request gets through; only the first part of the answer comes back. */
  'cut answer',
  /** The request gets through twice at once. */
  'duplicate',
  /** As a lost answer, and the request arrives once more, later and on its own. */
  'late duplicate',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyProxy {
  readonly url: string;
  /** How many of each fault have happened. */
  readonly happened: ReadonlyMap<Fault, number>;
  readonly total: number;
  close(): Promise<void>;
}

export interface FaultyProxyOptions {
  readonly port: number;
  readonly random: Random;
  /** How many of all requests meet with a fault, from 0 to 1. */
  readonly rate: number;
  /** No more than this many faults in all; after that the network is sound. */
  readonly most: number;
}

/** A proxy on 127.0.0.1 that treats requests badly, by a seeded plan. */
export async function startFaultyProxy(options: FaultyProxyOptions): Promise<FaultyProxy> {
  const { random, rate, most, port } = options;
  const happened = new Map<Fault, number>();
  let total = 0;
  const gate = await startGate(`http://127.0.0.1:${port}`);
  gate.judge(() => {
    if (total >= most || !random.chance(rate)) return 'pass';
    const fault = random.pick(FAULTS);
    total += 1;
    happened.set(fault, (happened.get(fault) ?? 0) + 1);
    return verdictFor(fault, random);
  });
  return {
    url: gate.url,
    happened,
    get total() {
      return total;
    },
    close: () => gate.shut(),
  };
}

function verdictFor(fault: Fault, random: Random): Verdict {
  // Never all of a message, which would be no fault.
  const part = random.next() * 0.99;
  switch (fault) {
    case 'reset':
      return 'cut';
    case 'truncate':
      return { requestPart: part, afterwards: 'cut' };
    case 'stall':
      return { requestPart: random.chance(0.5) ? part : 0, afterwards: 'stall' };
    case 'stalled answer':
      return 'keep the answer';
    case 'lost answer':
      return { answerPart: 0 };
    case 'cut answer':
      return { answerPart: part };
    case 'duplicate':
      return 'send twice';
    case 'late duplicate':
      return { answerPart: 0, againAfterMs: random.int(1, 200) };
  }
}
