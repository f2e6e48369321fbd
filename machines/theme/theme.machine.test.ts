import { describe, expect, it } from 'vitest';
import { coversChart, startRun } from '#machines/testing/index.ts';
import {
  parseThemePreference,
  selectScheme,
  selectThemePreference,
  themeMachine,
  type ColorScheme,
  type ThemeEvent,
  type ThemeInput,
  type ThemePreference,
} from './index.ts';

coversChart(themeMachine);

const choose = (preference: ThemePreference): ThemeEvent => ({ type: 'THEME.CHOSEN', preference });
const system = (scheme: ColorScheme): ThemeEvent => ({ type: 'SYSTEM.CHANGED', scheme });
const start = (input: ThemeInput) => startRun(themeMachine, { input });

describe('the theme', () => {
  it.each<[ThemeInput, ThemeEvent[], ThemePreference, ColorScheme]>([
    [{ system: 'dark' }, [], 'system', 'dark'],
    [{ system: 'dark' }, [system('light')], 'system', 'light'],
    [{ preference: 'light', system: 'dark' }, [], 'light', 'light'],
    [{ preference: 'dark', system: 'light' }, [], 'dark', 'dark'],
    [{ preference: 'light', system: 'light' }, [system('dark')], 'light', 'light'],
    [
      { preference: 'light', system: 'light' },
      [system('dark'), choose('system')],
      'system',
      'dark',
    ],
    [{ system: 'dark' }, [choose('dark'), choose('light')], 'light', 'light'],
  ])('of %j after %j is %s, and shows %s', (input, events, preference, scheme) => {
    const { snapshot } = start(input).send(...events);
    expect(selectThemePreference(snapshot)).toBe(preference);
    expect(selectScheme(snapshot)).toBe(scheme);
  });

  it('persists each choice of the visitor, and nothing else', () => {
    const kept: ThemePreference[] = [];
    const machine = themeMachine.provide({
      actions: { persistPreference: (_, { preference }) => void kept.push(preference) },
    });
    const run = startRun(machine, { input: { preference: 'dark', system: 'light' } });
    run.send(system('dark'), choose('system'), choose('light'));
    expect(kept).toEqual(['system', 'light']);
    expect(run.can(choose('sepia' as ThemePreference))).toBe(false);
  });

  it('parses a stored preference, and treats anything else as "system"', () => {
    expect(['system', 'light', 'dark'].map(parseThemePreference)).toEqual([
      'system',
      'light',
      'dark',
    ]);
    for (const stored of [null, '', 'sepia', 1])
      expect(parseThemePreference(stored)).toBe('system');
  });

  it('rejects an unknown preference or scheme', () => {
    const bad = (input: unknown) => () => start(input as ThemeInput);
    expect(bad({ preference: 'sepia', system: 'light' })).toThrow(/^theme: preference is 'sepia'/);
    expect(bad({ system: 'sepia' })).toThrow(/^theme: system is 'sepia', which is unknown/);
  });
});
