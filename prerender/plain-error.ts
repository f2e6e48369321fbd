/** An error whose message says it all. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    // Vite prints the stack, which would bury the message and leads to no mistake in the code.
    this.stack = message;
  }
}
