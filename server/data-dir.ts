import { accessSync, constants, mkdirSync } from 'node:fs';
import { SettingsError } from './settings.ts';

/**
 * Creates the data folder if needed and checks that it is writable.
 * @throws SettingsError with a one-line reason when it is not
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, but it is not writable (${code ?? 'unknown reason'}). Name a folder that this user can write to.`,
      { cause: error },
    );
  }
}
