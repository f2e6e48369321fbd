/**
 * A variable that the build reads is wrong. The message says in one line which one, why, and how to
 * fix it.
 */
export class BuildSettingError extends Error {
  override readonly name = 'BuildSettingError';

  constructor(message: string) {
    super(message);
    // Vite prints the stack, which would bury the message and leads to no mistake in the code.
    this.stack = message;
  }
}
