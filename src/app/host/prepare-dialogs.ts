import { BREAKPOINTS } from '#src/design/breakpoints.ts';
import { isSavingData } from '#src/platform/data-saver.ts';
import { mediaMatches } from '#src/platform/media-query.ts';
import { loadUnasked } from '../navigation/chunk-errors.ts';
import { whenIdle } from './when-idle.ts';

const loadMenu = () => import('#src/shell/header/on-demand/MobileMenuDialog.tsx');
const loadSearch = () => import('#src/features/search/Search.tsx');
const loadFinder = () => import('#src/features/search/add-search.ts');

/**
 * Loads what the buttons of the header open, one after the other, each when the page is idle: their first
 * press then waits neither for the network nor for code to be compiled. Not with data saver on.
 */
export function prepareDialogs(): void {
  if (isSavingData()) return;
  const hasMenu = !mediaMatches(`(min-width: ${BREAKPOINTS.large})`);
  loadInTurn(hasMenu ? [loadMenu, loadSearch, loadFinder] : [loadSearch, loadFinder]);
}

function loadInTurn([part, ...others]: readonly (() => Promise<unknown>)[]): void {
  if (part === undefined) return;
  whenIdle(() => {
    void loadUnasked(part).then(() => loadInTurn(others));
  });
}
