import { fromPromise } from 'xstate';
import { addActor } from '#machines/app/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { searchMachine } from '#machines/search/index.ts';
import { afterPaint } from '#src/components/hooks/after-paint.ts';

/**
 * Adds search over the site's own content. Its index is loaded when search first opens, after the
 * frame that shows it: opening an index takes a slow processor longer than a press may take.
 */
export function addSearch(app: AppRef): void {
  const machine = searchMachine.provide({
    actors: {
      loadIndex: fromPromise(async () => {
        const [{ loadSearch }] = await Promise.all([import('./load-search.ts'), painted()]);
        return loadSearch();
      }),
    },
  });
  addActor(app, 'search', machine, undefined);
}

const painted = () => new Promise<void>(afterPaint);
