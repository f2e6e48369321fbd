export {
  parseThemePreference,
  selectScheme,
  selectThemePreference,
  THEME_PREFERENCES,
  themeMachine,
  type ColorScheme,
  type ThemeContext,
  type ThemeEvent,
  type ThemeInput,
  type ThemePreference,
} from './theme.machine.ts';
