/** The part of `navigator.locks` that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Errors of a lock request in a page that is being discarded, although the browser supports locks.
 */
const LEAVING = new Set(['AbortError', 'InvalidStateError']);

/**
 * Runs the work while holding a lock shared by all tabs and workers of this site (Web Locks); waits for its turn.
 *
 * If the browser has no locks or blocks them, as it does together with storage, the work runs without one: there are
 * no other tabs that this one could share anything with.
 *
 * @throws what the work throws, and DOMException in a page that is being discarded
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: () => Locks | undefined = () => navigator.locks as Locks | undefined,
): Promise<T> {
  let isBegun = false;
  try {
    const manager = locks();
    if (manager !== undefined) {
      return await manager.request(name, () => {
        isBegun = true;
        return work();
      });
    }
  } catch (error) {
    if (isBegun || (error instanceof DOMException && LEAVING.has(error.name))) throw error;
  }
  return work();
}
