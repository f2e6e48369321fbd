export {
  megaMenuMachine,
  MENU_ANIMATION_MS,
  selectFadingId,
  selectIsBusy,
  selectLoadingId,
  selectOpenId,
  type MegaMenuContext,
  type MegaMenuEmitted,
  type MegaMenuEvent,
  type MegaMenuInput,
} from './mega-menu.machine.ts';
export type { Point, Rect } from './safe-polygon.ts';
