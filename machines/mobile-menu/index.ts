export {
  selectIsMenuLoading,
  selectIsMenuOpen,
  selectOpenSection,
  mobileMenuMachine,
  type MobileMenuContext,
  type MobileMenuEmitted,
  type MobileMenuEvent,
  type MobileMenuInput,
} from './mobile-menu.machine.ts';
