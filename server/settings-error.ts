/** A variable is wrong. The message says in one line which one, why, and how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
