import type { Gate, Verdict } from '#tests/support/servers/gate.ts';
import type { Random } from '#tests/support/random.ts';

/** What can happen to a request in transit. */
const FAULTS = [
  /** The connection is reset before any bytes get through. */
  'reset',
  /** Only the first part of the request gets through, then both connections are closed. */
  'truncate',
  /** The request arrives partially or not at all, and there is never a response. */
  'stall',
  /** The request gets through; there is never a response. */
  'stalled answer',
  /** The request gets through; its response is lost with the connection. */
  'lost answer',
  /** The request gets through; only the first part of the response comes back. */
  'cut answer',
  /** The request gets through twice at the same time. */
  'duplicate',
  /** Like a lost response, and the request arrives again later on its own. */
  'late duplicate',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultPlan {
  /** How often each fault has occurred. */
  readonly happened: ReadonlyMap<Fault, number>;
  readonly total: number;
}

export interface FaultPlanOptions {
  readonly random: Random;
  /** The share of requests that get a fault, from 0 to 1. */
  readonly rate: number;
  /** The maximum number of faults; after that, the network works. */
  readonly most: number;
}

/** Lets faults occur at a gate from a seeded plan. */
export function planFaults(gate: Gate, { random, rate, most }: FaultPlanOptions): FaultPlan {
  const happened = new Map<Fault, number>();
  let total = 0;
  gate.judge(() => {
    if (total >= most || !random.chance(rate)) return 'pass';
    const fault = random.pick(FAULTS);
    total += 1;
    happened.set(fault, (happened.get(fault) ?? 0) + 1);
    return verdictFor(fault, random);
  });
  return {
    happened,
    get total() {
      return total;
    },
  };
}

function verdictFor(fault: Fault, random: Random): Verdict {
  // Never the whole message: that would not be a fault.
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
