export {
  selectIsMenuOpen,
  selectOpenSection,
  smallScreenMenuMachine,
  type SmallScreenMenuContext,
  type SmallScreenMenuEmitted,
  type SmallScreenMenuEvent,
  type SmallScreenMenuInput,
} from './small-screen-menu.machine.ts';
