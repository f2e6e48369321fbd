/** A cache in memory, by URL; it is full after `room` entries. */
export function memoryCaches(origin: string) {
  const entries = new Map<string, Response>();
  const state = { room: Infinity };
  const keyOf = (key: RequestInfo | URL) => {
    const url = typeof key === 'string' ? key : key instanceof URL ? key.href : key.url;
    return new URL(url, origin).href;
  };
  const cache = {
    match: (key: RequestInfo | URL) => Promise.resolve(entries.get(keyOf(key))?.clone()),
    put: (key: RequestInfo | URL, response: Response) => {
      if (!entries.has(keyOf(key)) && entries.size >= state.room) {
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      }
      entries.set(keyOf(key), response);
      return Promise.resolve();
    },
    delete: (key: RequestInfo | URL) => Promise.resolve(entries.delete(keyOf(key))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
  };
  const caches = { open: () => Promise.resolve(cache as unknown as Cache) };
  return { caches, entries, state };
}

/** A response as `fetch` returns it for this site's own files. */
export const asBasic = (
  body: string,
  status = 200,
  type = 'application/octet-stream',
): Response => {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  const { clone } = response;
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: {
      value: () => Object.defineProperty(clone.call(response), 'type', { value: 'basic' }),
    },
  });
};
