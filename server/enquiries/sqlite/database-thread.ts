import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Log } from '../../log.ts';
import { StorageError } from '../storage-error.ts';
import { callStore } from '../store.ts';
import { openGuardedStore } from './guarded-store.ts';
import type { Question, Said } from './thread.ts';

/** Runs in its own thread (`openStoreInThread`), where waiting for the disk blocks nothing else. */
const tell = (said: Said) => parentPort?.postMessage(said);
const at =
  (level: 'info' | 'warn' | 'error'): Log['info'] =>
  (message, fields) =>
    tell({ kind: 'log', level, message, fields });
const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };

// When imported elsewhere (`compile.js`), it is only compiled.
if (parentPort !== null) work(parentPort);

function work(port: MessagePort): void {
  const { dataDir } = workerData as { readonly dataDir: string };
  const store = openGuardedStore(dataDir, log);

  port.on('message', ({ id, call }: Question) => {
    callStore(store, call).then(
      (value) => tell({ kind: 'answer', id, value }),
      (error: unknown) => {
        const { message } = error as Error;
        const { fault, reason } =
          error instanceof StorageError ? error : new StorageError(message, { cause: error });
        tell({ kind: 'failure', id, message, options: { fault, reason } });
      },
    );
  });
}
