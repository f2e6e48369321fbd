import type { AppRef } from '#machines/app/index.ts';

let app: AppRef | undefined;

/** Called once by the client's entry. */
export function setApp(started: AppRef): void {
  app = started;
}

/**
 * The root actor of this document, for services created before it starts.
 * @throws Error while a page is prerendered, because there is no root then
 */
export function currentApp(): AppRef {
  if (app === undefined) throw new Error('The root actor starts in browsers only.');
  return app;
}
