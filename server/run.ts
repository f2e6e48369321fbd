import { StorageError } from './enquiries/database/storage-error.ts';
import { BuildError } from './http/load-build.ts';
import { ListenError } from './listen.ts';
import { SettingsError } from './settings.ts';

const EXPECTED = [BuildError, ListenError, SettingsError, StorageError];

let isOnlyLoading = false;

/** From now on, imported programs do nothing (`compile.js`). */
export function onlyLoad(): void {
  isOnlyLoading = true;
}

/**
 * Runs a program's entry point. An error that the operator can fix is printed in one line on
 * standard error, with exit code 1; anything else is a bug and shows its stack trace.
 */
export async function run(start: () => Promise<void>): Promise<void> {
  if (isOnlyLoading) return;
  try {
    await start();
  } catch (error) {
    if (EXPECTED.some((kind) => error instanceof kind)) console.error((error as Error).message);
    else console.error(error);
    process.exitCode = 1;
  }
}

/**
 * Signals within this many milliseconds count as one: on Ctrl+C, both the terminal and npm send one.
 */
const SAME_SIGNAL = 500;

/** Calls `stop` once, at the first signal; a second signal ends the process as usual. */
export function onStop(stop: () => Promise<void>): void {
  let since: number | undefined;
  const once = () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_SIGNAL) process.exit(1);
      return;
    }
    since = performance.now();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
}
