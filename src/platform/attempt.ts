/** Does `work`; where the browser refuses it by throwing, gives `otherwise`. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
