import type { AppRef } from '#machines/app/index.ts';
import { partsOnPress } from '#src/components/hooks/use-part-on-press.ts';
import { isSavingData } from '#src/platform/data-saver.ts';
import { preload } from '#src/platform/parts.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the dialogs that the header's buttons open and mounts them out of sight, one at a time, each when
 * the page is idle. The first press then waits for neither the network nor compilation: it only reveals
 * what is already mounted. Skipped when data saver is on.
 */
export function prepareDialogs(app: AppRef): void {
  if (isSavingData()) return;
  const addFinder = async () => {
    const { addSearch } = await import('#src/features/search/add-search.ts');
    addSearch(app);
  };
  inTurn([addFinder, ...partsOnPress()]);
}

function inTurn([prepare, ...others]: readonly (() => Promise<void>)[]): void {
  if (prepare === undefined) return;
  whenIdle(() => {
    // What fails is loaded when it is pressed.
    void preload(prepare)
      .catch(() => undefined)
      .then(() => inTurn(others));
  });
}
