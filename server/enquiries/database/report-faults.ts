import type { Log } from '../../log.ts';
import type { StorageError } from './storage-error.ts';

/**
 * Logs one message when a database fails, and one when it recovers.
 * @param describe turns what is thrown into what callers and the operator get
 * @returns does one piece of work
 */
export function reportFaults(log: Log | undefined, describe: (error: unknown) => StorageError) {
  let fault: string | undefined;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      if (fault !== undefined) log?.info('Enquiries can be stored again');
      fault = undefined;
      return result;
    } catch (error) {
      const reported = describe(error);
      if (fault !== reported.message) log?.error(reported.message);
      fault = reported.message;
      throw reported;
    }
  };
}
