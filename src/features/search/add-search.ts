import { fromPromise } from 'xstate';
import { addActor } from '#machines/app/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { searchMachine } from '#machines/search/index.ts';

/** Adds search over the site's own content. Its index is loaded when search first opens. */
export function addSearch(app: AppRef): void {
  const machine = searchMachine.provide({
    actors: {
      loadIndex: fromPromise(async () => (await import('./load-search.ts')).loadSearch()),
    },
  });
  addActor(app, 'search', machine, undefined);
}
