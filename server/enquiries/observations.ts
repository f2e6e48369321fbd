import type { Channel } from './store.ts';

/**
 * The receiver's observations since it started: counters for the metrics, and configuration mistakes
 * that would turn visitors away unnoticed.
 * @param warn called once per kind of mistake, and again only if it recurs after going away
 */
export function createObservations(warn: (message: string) => void) {
  const counters = new Map<string, number>();
  const mistakes: { unknownProxy?: string; ownOrigin?: string } = {};
  const count = (name: string) => void counters.set(name, (counters.get(name) ?? 0) + 1);
  return {
    /** An enquiry was answered. @param outcome `stored`, `replayed` or the code of a refusal */
    answered(outcome: string) {
      count(`enquiry_answers_total{outcome="${outcome}"}`);
      // An enquiry got through, so its origin was right.
      if (outcome === 'stored') delete mistakes.ownOrigin;
    },
    /** An attempt to deliver has ended. */
    delivered: (channel: Channel, outcome: string) =>
      count(`enquiry_delivery_attempts_total{channel="${channel}",outcome="${outcome}"}`),
    /** An untrusted proxy forwards visitors, so all of them share one rate limit. */
    sawUnknownProxy(address: string) {
      if (mistakes.unknownProxy === undefined) warn(proxyMistake(address));
      mistakes.unknownProxy = address;
    },
    /**
     * A refused enquiry seems to come from the site itself, under another hostname. Anyone can send
     * one, so it is only a hint.
     */
    refusedOwnOrigin(origin: string) {
      if (mistakes.ownOrigin === undefined) warn(originMistake(origin));
      mistakes.ownOrigin = origin;
    },
    /** Mistakes that still seem to be present. */
    mistakes,
    /** Counters by name and labels, in the form of the Prometheus text format: `name{label="x"}`. */
    counters,
  };
}

export type Observations = ReturnType<typeof createObservations>;

export function proxyMistake(address: string): string {
  return `A proxy at ${address} forwards visitors, but is not trusted, so all of them share one rate limit. If it is yours, set TRUSTED_PROXIES=${address}`;
}

export function originMistake(origin: string): string {
  return `Enquiries from ${origin} are refused, although it looks like this site. If it is, add it to ALLOWED_ORIGIN.`;
}
