export {
  selectIsMenuOpen,
  selectOpenSection,
  smallScreenMenuMachine,
  type SmallScreenMenuContext,
  type SmallScreenMenuEmitted,
  type SmallScreenMenuEvent,
  type SmallScreenMenuInput,
} from './mobile-menu.machine.ts';
