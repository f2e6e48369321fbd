/** What this needs of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

/** Why a lock could not be asked for although the browser has locks: the page is being put away. */
const LEAVING = new Set(['AbortError', 'InvalidStateError']);

/**
 * Asks for a lock that all tabs and workers of this site share (Web Locks), without waiting for it.
 *
 * Where the browser has no locks or refuses them, as it does together with storage, every one is granted:
 * there are no other tabs that this one could share anything with.
 *
 * @param hold is told whether the lock is granted; it is kept until what this returns has settled
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
