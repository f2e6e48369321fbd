import type { AppRef } from '#machines/app/index.ts';
import { partsOnPress } from '#src/components/hooks/use-part-on-press.ts';
import { isSavingData } from '#src/platform/data-saver.ts';
import { loadUnasked } from '../navigation/chunk-errors.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads what the buttons of the header open and mounts it out of sight, one after the other, each when the
 * page is idle: their first press then waits neither for the network nor for code to be compiled, and shows
 * what is there already. Not with data saver on.
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
    void loadUnasked(prepare).then(() => inTurn(others));
  });
}
