import { accessSync, constants, mkdirSync } from 'node:fs';
import { SettingsError } from './settings.ts';

/**
 * Makes the data folder if need be, and makes sure that it can be written.
 * @throws SettingsError in one line that says why it cannot
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, but nothing can be written there (${code ?? 'unknown reason'}). Name a folder that this user may write.`,
      { cause: error },
    );
  }
}
