import { PlainError } from './plain-error.ts';

/**
 * A variable that the build reads is wrong. The message says in one line which one, why, and how to
 * fix it.
 */
export class BuildSettingError extends PlainError {
  override readonly name = 'BuildSettingError';
}
