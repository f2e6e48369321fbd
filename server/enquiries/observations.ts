import type { Channel } from './store.ts';

/**
 * The receiver's observations since it started: counters for the metrics, and a configuration mistake
 * that would turn visitors away unnoticed.
 * @param warn called once
 */
export function createObservations(warn: (message: string) => void) {
  const counters = new Map<string, number>();
  const mistakes: { unknownProxy?: string } = {};
  const count = (name: string) => void counters.set(name, (counters.get(name) ?? 0) + 1);
  return {
    /** An enquiry was answered. @param outcome `stored`, `replayed` or the code of a refusal */
    answered: (outcome: string) => count(`enquiry_answers_total{outcome="${outcome}"}`),
    /** An attempt to deliver has ended. */
    delivered: (channel: Channel, outcome: string) =>
      count(`enquiry_delivery_attempts_total{channel="${channel}",outcome="${outcome}"}`),
    /** An untrusted proxy forwards visitors, so all of them share one rate limit. */
    sawUnknownProxy(address: string) {
      if (mistakes.unknownProxy === undefined) warn(proxyMistake(address));
      mistakes.unknownProxy = address;
    },
    mistakes,
    /** Counters by name and labels, in the form of the Prometheus text format: `name{label="x"}`. */
    counters,
  };
}

export type Observations = ReturnType<typeof createObservations>;

export function proxyMistake(address: string): string {
  return `A proxy at ${address} forwards visitors, but is not trusted, so all of them share one rate limit. If it is yours, set TRUSTED_PROXIES=${address}`;
}
