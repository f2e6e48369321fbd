export {
  parseThemePreference,
  selectScheme,
  selectThemePreference,
  THEME_PREFERENCES,
  themeMachine,
  type ColourScheme,
  type ThemeContext,
  type ThemeEvent,
  type ThemeInput,
  type ThemePreference,
} from './theme.machine.ts';
