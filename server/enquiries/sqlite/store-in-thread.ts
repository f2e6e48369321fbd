import { Worker } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { StorageError } from '../storage-error.ts';
import { storeOfCalls, type Call, type EnquiryStore } from '../store.ts';
import type { Question, Said } from './thread.ts';

const THREAD = new URL('database-thread.ts', import.meta.url);

/**
 * The store of a data folder (`openGuardedStore`) in its own thread. SQLite blocks while it waits
 * for the disk or another program's lock, and pages must not wait with it. If the thread ends
 * unexpectedly, pending calls fail, and the next call starts another.
 * @param program for tests
 */
export function openStoreInThread(dataDir: string, log: Log, program = THREAD): EnquiryStore {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  const hear = (said: Said) => {
    if (said.kind === 'log') {
      log[said.level](said.message, said.fields);
      return;
    }
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    // An idle thread does not keep the program running.
    if (waiting.size === 0) thread?.unref();
    if (said.kind === 'answer') asked?.resolve(said.value);
    else asked?.reject(new StorageError(said.message, said.options));
  };

  const start = (): Worker => {
    // Without the main program's flags: their preloads are meant for the main program only.
    const started = new Worker(program, { workerData: { dataDir }, execArgv: [] });
    started.on('message', hear);
    // An exit event follows, which is handled there.
    started.on('error', (error) =>
      log.error(`The thread of the database failed: ${String(error)}`),
    );
    started.on('exit', () => {
      thread = undefined;
      const error = new StorageError('The thread of the database has ended. It is started again.');
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    });
    return started;
  };

  const ask = (call: Call): Promise<unknown> => {
    if (isClosed) {
      return Promise.reject(new StorageError('The enquiries are closed: the server is stopping.'));
    }
    thread ??= start();
    lastId += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(lastId, asked);
    thread.ref();
    thread.postMessage({ id: lastId, call } satisfies Question);
    return asked.promise;
  };

  return {
    ...storeOfCalls(ask),
    async close() {
      const closing = ask(['close']);
      isClosed = true;
      await closing;
      await thread?.terminate();
    },
  };
}
