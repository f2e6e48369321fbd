import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Log } from './log.ts';
import { SettingsError } from './settings-error.ts';

/** Errors that no change to the disk would fix: a part of the path is a file. */
const WRONG_PATH = ['EEXIST', 'ENOTDIR'];

/**
 * Creates the data folder if needed. A folder that is not writable is only logged: the site is still
 * served, and enquiries are refused until it is writable.
 * @throws SettingsError with a one-line reason when there is no such folder
 */
export function prepareDataDir(dataDir: string, log: Log): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    const message = `DATA_DIR is ${JSON.stringify(dataDir)}, but it is not writable (${code}). Name a folder that this user can write to.`;
    if (WRONG_PATH.includes(code)) throw new SettingsError(message, { cause: error });
    log.error(message);
  }
}
