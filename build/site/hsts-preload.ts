import { BuildSettingError } from './build-setting-error.ts';

/**
 * Reads HSTS_PRELOAD: whether pages opt in to the browsers' HSTS preload list. Defaults to no if unset
 * or empty.
 * @throws BuildSettingError with a one-line message that says what is wrong and how to fix it
 */
export function wantsHstsPreload(value: string | undefined): boolean {
  if (value === undefined || value === '' || value === '0') return false;
  if (value === '1') return true;
  throw new BuildSettingError(
    `HSTS_PRELOAD is "${value}", but it must be 1 (ask for the browsers' preload list) or 0. Change it or leave it unset.`,
  );
}
