/** The part of `navigator.locks` that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Errors of a lock request in a page that is being discarded, although the browser supports locks.
 */
const LEAVING = new Set(['AbortError', 'InvalidStateError']);

/**
 * Requests a lock shared by all tabs and workers of this site (Web Locks), without waiting for it.
 *
 * If the browser has no locks or blocks them, as it does together with storage, the lock is always
 * granted: there are no other tabs that this one could share anything with.
 *
 * @param hold called with whether the lock is granted; the lock is held until the returned promise
 *   settles
 */
export async function requestLock(
  name: string,
  hold: (isGranted: boolean) => Promise<void> | undefined,
  locks: () => Locks | undefined = () => navigator.locks as Locks | undefined,
): Promise<void> {
  let manager: Locks | undefined;
  try {
    manager = locks();
    if (manager === undefined) return await hold(true);
    return await manager.request(name, { ifAvailable: true }, (lock) => hold(lock !== null));
  } catch (error) {
    return await hold(!(error instanceof DOMException && LEAVING.has(error.name)));
  }
}
