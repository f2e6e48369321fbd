import type { Settings } from '#server/settings.ts';

/** These settings, with deliveries that are retried within a second: real waits would take days. */
export const retryingFast = (settings: Settings): Settings => {
  const times = { ...settings.delivery.times, firstMs: 50, longestMs: 500, leaseMs: 5_000 };
  return { ...settings, delivery: { ...settings.delivery, times } };
};
