/** Missing altogether; an error on access; present, but an error on use. */
export const MANNERS = ['absent', 'throws', 'fails later'] as const;
export type Manner = (typeof MANNERS)[number];

/** Something that a browser, a visitor or an administrator can take away from a page. */
export interface Capability {
  readonly name: string;
  /** Its properties, as paths: "Navigator.prototype.serviceWorker". */
  readonly paths: readonly string[];
  /** Script that makes its use fail. `no(name)` is the browser's error, `set` replaces a property. */
  readonly later: string;
}

const rejecting = (owner: string, names: string, error = 'no()') =>
  `for (const name of '${names}'.split(' ')) set('${owner}.' + name, () => Promise.reject(${error}));`;
const QUOTA = `no('QuotaExceededError')`;
const REFUSED = `new TypeError('refused')`;

/** None of them is needed to read, to use a widget or to send a message (docs/quality.md). */
export const CAPABILITIES: readonly Capability[] = [
  {
    name: 'service worker',
    paths: ['Navigator.prototype.serviceWorker'],
    later: rejecting(
      'ServiceWorkerContainer.prototype',
      'register getRegistration getRegistrations',
    ),
  },
  {
    name: 'Cache API',
    paths: ['caches'],
    later: `${rejecting('Cache.prototype', 'put add addAll', QUOTA)}
      set('Cache.prototype.match', () => Promise.resolve(undefined));`,
  },
  {
    name: 'IndexedDB',
    paths: ['indexedDB'],
    later: `for (const name of ['put', 'add'])
      set('IDBObjectStore.prototype.' + name, () => { throw ${QUOTA}; });`,
  },
  {
    name: 'localStorage, sessionStorage',
    paths: ['localStorage', 'sessionStorage'],
    later: `set('Storage.prototype.setItem', () => { throw ${QUOTA}; });
      set('Storage.prototype.getItem', () => null);`,
  },
  {
    name: 'Web Locks',
    paths: ['Navigator.prototype.locks'],
    later: rejecting('LockManager.prototype', 'request'),
  },
  {
    name: 'BroadcastChannel',
    paths: ['BroadcastChannel'],
    later: `set('BroadcastChannel.prototype.postMessage', () => { throw no('DataCloneError'); });`,
  },
  {
    name: 'CompressionStream, DecompressionStream',
    paths: ['CompressionStream', 'DecompressionStream'],
    later: `const broken = class {
        readable = new ReadableStream({ start: (it) => it.error(new TypeError('no memory')) });
        writable = new WritableStream();
      };
      for (const name of ['CompressionStream', 'DecompressionStream']) set(name, broken);`,
  },
  {
    name: 'Background Sync',
    paths: ['ServiceWorkerRegistration.prototype.sync'],
    later: rejecting('SyncManager.prototype', 'register', `no('NotAllowedError')`),
  },
  {
    name: 'storage.persist',
    paths: ['StorageManager.prototype.persist'],
    later: rejecting('StorageManager.prototype', 'persist', REFUSED),
  },
  {
    name: 'matchMedia',
    paths: ['matchMedia'],
    later: `set('MediaQueryList.prototype.addEventListener', () => { throw ${REFUSED}; });`,
  },
  {
    name: 'View Transitions',
    paths: ['Document.prototype.startViewTransition'],
    later: `set('Document.prototype.startViewTransition', (update) => ({
        ready: Promise.reject(no('TimeoutError')),
        finished: Promise.reject(no('TimeoutError')),
        updateCallbackDone: Promise.resolve().then(update),
      }));`,
  },
  {
    name: 'Trusted Types',
    paths: ['trustedTypes'],
    later: `set('TrustedTypePolicyFactory.prototype.createPolicy', () => { throw ${REFUSED}; });`,
  },
];

/**
 * A script that removes capabilities from the document or worker that it is prepended to. A document has
 * all of them, or the script throws: a refusal of nothing would prove nothing. A worker has only some, and
 * the initial, empty document of a tab has none.
 */
export function refusing(capabilities: readonly Capability[], manner: Manner): string {
  const parts = capabilities.map(({ paths, later }) =>
    manner === 'fails later' ? `{ ${later} }` : paths.map((path) => `take('${path}');`).join('\n'),
  );
  const thrower = `Object.defineProperty(owner, name, { configurable: true, get() { throw no(); } });`;
  return `(() => {
    if (!globalThis.isSecureContext) return;
    const no = (name = 'SecurityError') => new DOMException('The operation is insecure.', name);
    const find = (path) => {
      const keys = path.split('.');
      const name = keys.pop();
      const owner = keys.reduce((found, key) => found?.[key], globalThis);
      const has = owner !== undefined && name in owner;
      if (!has && 'document' in globalThis) throw new Error('There is no ' + path);
      return { owner, name };
    };
    const set = (path, value) => {
      const { owner, name } = find(path);
      if (owner !== undefined)
        Object.defineProperty(owner, name, { configurable: true, writable: true, value });
    };
    const take = (path) => {
      const { owner, name } = find(path);
      if (owner === undefined) return;
      for (let one = owner; one !== null; one = Object.getPrototypeOf(one)) delete one[name];
      ${manner === 'throws' ? thrower : ''}
    };
    ${parts.join('\n')}
  })();\n`;
}
