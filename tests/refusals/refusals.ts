/** Missing altogether; an error on access; present, but an error on use. */
export const MANNERS = ['absent', 'throws', 'fails later'] as const;
export type Manner = (typeof MANNERS)[number];

/** Something that a browser, a visitor or an administrator can take away from a page. */
export interface Capability {
  readonly name: string;
  /** What the visitor then has to do without. */
  readonly without: string;
  /** The global or prototype whose properties they are: "Navigator.prototype". */
  readonly owner: string;
  readonly properties: readonly string[];
  /** Script that makes its use fail. `no(name)` is the browser's error, `set` replaces a property. */
  readonly later: string;
}

const QUOTA = `no('QuotaExceededError')`;

export const CAPABILITIES: readonly Capability[] = [
  {
    name: 'service worker',
    without: 'Nothing is saved for reading offline.',
    owner: 'Navigator.prototype',
    properties: ['serviceWorker'],
    later: `for (const name of ['register', 'getRegistration', 'getRegistrations'])
      set('ServiceWorkerContainer.prototype', name, () => Promise.reject(no()));`,
  },
  {
    name: 'Cache API',
    without: 'Nothing is saved for reading offline.',
    owner: '',
    properties: ['caches'],
    later: `for (const name of ['put', 'add', 'addAll'])
      set('Cache.prototype', name, () => Promise.reject(${QUOTA}));
      set('Cache.prototype', 'match', () => Promise.resolve(undefined));`,
  },
  {
    name: 'IndexedDB',
    without: 'A message that could not be sent waits in its tab only, and says so.',
    owner: '',
    properties: ['indexedDB'],
    later: `for (const name of ['put', 'add'])
      set('IDBObjectStore.prototype', name, () => { throw ${QUOTA}; });`,
  },
  {
    name: 'localStorage, sessionStorage',
    without: 'Drafts and the chosen theme last as long as the tab.',
    owner: '',
    properties: ['localStorage', 'sessionStorage'],
    later: `set('Storage.prototype', 'setItem', () => { throw ${QUOTA}; });
      set('Storage.prototype', 'getItem', () => null);`,
  },
  {
    name: 'Web Locks',
    without: 'Two tabs may send a waiting message at the same time; the receiver takes it once.',
    owner: 'Navigator.prototype',
    properties: ['locks'],
    later: `set('LockManager.prototype', 'request', () => Promise.reject(no()));`,
  },
  {
    name: 'BroadcastChannel',
    without: 'Tabs learn of each other’s messages when they are opened again.',
    owner: '',
    properties: ['BroadcastChannel'],
    later: `set('BroadcastChannel.prototype', 'postMessage', () => { throw no('DataCloneError'); });`,
  },
  {
    name: 'CompressionStream, DecompressionStream',
    without: 'Saved pages take six times the space.',
    owner: '',
    properties: ['CompressionStream', 'DecompressionStream'],
    later: `const broken = class {
        readable = new ReadableStream({ start: (it) => it.error(new TypeError('no memory')) });
        writable = new WritableStream();
      };
      for (const name of ['CompressionStream', 'DecompressionStream']) set('', name, broken);`,
  },
  {
    name: 'Background Sync',
    without: 'A waiting message is sent by the next page of the site that is opened.',
    owner: 'ServiceWorkerRegistration.prototype',
    properties: ['sync'],
    later: `set('SyncManager.prototype', 'register', () => Promise.reject(no('NotAllowedError')));`,
  },
  {
    name: 'storage.persist',
    without: 'The browser may evict saved pages when space is short.',
    owner: 'StorageManager.prototype',
    properties: ['persist'],
    later: `set('StorageManager.prototype', 'persist', () => Promise.reject(new TypeError('refused')));`,
  },
  {
    name: 'matchMedia',
    without: 'Changes of the system’s theme and motion settings count from the next page on.',
    owner: '',
    properties: ['matchMedia'],
    later: `set('MediaQueryList.prototype', 'addEventListener', () => { throw new TypeError('refused'); });`,
  },
  {
    name: 'View Transitions',
    without: 'Pages change without a fade.',
    owner: 'Document.prototype',
    properties: ['startViewTransition'],
    later: `set('Document.prototype', 'startViewTransition', (update) => ({
        ready: Promise.reject(no('TimeoutError')),
        finished: Promise.reject(no('TimeoutError')),
        updateCallbackDone: Promise.resolve().then(update),
      }));`,
  },
  {
    name: 'Trusted Types',
    without: 'Nothing is saved for reading offline where the policy is in force all the same.',
    owner: '',
    properties: ['trustedTypes'],
    later: `set('TrustedTypePolicyFactory.prototype', 'createPolicy', () => { throw new TypeError('refused'); });`,
  },
];

/**
 * A script that removes capabilities from the document or worker that it is prepended to. A document has
 * all of them, or the script throws: a refusal of nothing would prove nothing. A worker has only some, and
 * the initial, empty document of a tab has none.
 */
export function refusing(capabilities: readonly Capability[], manner: Manner): string {
  const parts = capabilities.map(({ owner, properties, later }) =>
    manner === 'fails later'
      ? `{ ${later} }`
      : properties
          .map((name) => `take(${JSON.stringify(owner)}, ${JSON.stringify(name)});`)
          .join('\n'),
  );
  return `(() => {
    if (!globalThis.isSecureContext) return;
    const no = (name = 'SecurityError') => new DOMException('The operation is insecure.', name);
    const find = (path, name) => {
      const owner = path === '' ? globalThis
        : path.split('.').reduce((found, key) => found?.[key], globalThis);
      const has = owner !== undefined && name in owner;
      if (!has && 'document' in globalThis) throw new Error('There is no ' + path + ' ' + name);
      return owner;
    };
    const set = (path, name, value) => {
      const owner = find(path, name);
      if (owner !== undefined)
        Object.defineProperty(owner, name, { configurable: true, writable: true, value });
    };
    const take = (path, name) => {
      const owner = find(path, name);
      if (owner === undefined) return;
      for (let one = owner; one !== null; one = Object.getPrototypeOf(one)) delete one[name];
      ${
        manner === 'throws'
          ? `Object.defineProperty(owner, name, { configurable: true, get() { throw no(); } });`
          : ''
      }
    };
    ${parts.join('\n')}
  })();\n`;
}
