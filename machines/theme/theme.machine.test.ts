import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
} from '../testing/index.ts';
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

const choose = (preference: ThemePreference): ThemeEvent => ({ type: 'THEME.CHOSEN', preference });
const system = (scheme: ColorScheme): ThemeEvent => ({ type: 'SYSTEM.CHANGED', scheme });
const start = (input: ThemeInput) => startRun(themeMachine, { input });

const preferences: ThemePreference[] = ['system', 'light', 'dark'];
const schemes: ColorScheme[] = ['light', 'dark'];
const inputs = preferences.flatMap((preference) =>
  schemes.map((scheme) => ({ preference, system: scheme })),
);

describe('the theme', () => {
  it('covers every state and every transition', async () => {
    const reports = await Promise.all(
      inputs.map((input) =>
        replayPaths(themeMachine, {
          input,
          events: [...preferences.map(choose), ...schemes.map(system)],
        }),
      ),
    );
    expectFullCoverage(themeMachine, reports);
  });

  it.each([
    ['system', 'light', 'following', 'light'],
    ['system', 'dark', 'following', 'dark'],
    ['light', 'dark', 'light', 'light'],
    ['dark', 'light', 'dark', 'dark'],
  ] as const)('with preference %s on a %s system starts %s and shows %s', (...row) => {
    const [preference, scheme, state, shown] = row;
    const run = start({ preference, system: scheme });
    expect(run.value).toEqual({ preference: state, scheme: shown });
    expect(selectScheme(run.snapshot)).toBe(shown);
    expect(selectThemePreference(run.snapshot)).toBe(preference);
  });

  it('follows the system when nothing is stored', () => {
    const run = start({ system: 'dark' });
    expect(selectThemePreference(run.snapshot)).toBe('system');
    expect(selectScheme(run.send(system('light')).snapshot)).toBe('light');
  });

  it('keeps the visitor’s choice when the system changes, and tracks the system', () => {
    const run = start({ preference: 'light', system: 'light' }).send(system('dark'));
    expect(selectScheme(run.snapshot)).toBe('light');
    run.send(choose('system'));
    expect(run.value).toEqual({ preference: 'following', scheme: 'dark' });
  });

  it('shows the chosen scheme, whatever the system reports', () => {
    const run = start({ system: 'dark' }).send(choose('dark'));
    expect(run.value).toEqual({ preference: 'dark', scheme: 'dark' });
    run.send(choose('light'), choose('light'));
    expect(run.value).toEqual({ preference: 'light', scheme: 'light' });
  });

  it('persists each choice of the visitor, and nothing else', () => {
    const kept: ThemePreference[] = [];
    const machine = themeMachine.provide({
      actions: { persistPreference: (_, { preference }) => void kept.push(preference) },
    });
    const run = startRun(machine, { input: { preference: 'dark', system: 'light' } });
    run.send(system('dark'));
    expect(kept).toEqual([]);
    run.send(...preferences.map(choose));
    expect(kept).toEqual(['system', 'light', 'dark']);
  });

  it('ignores an unknown choice', () => {
    const run = start({ system: 'light' });
    expect(run.can({ type: 'THEME.CHOSEN', preference: 'sepia' as ThemePreference })).toBe(false);
  });

  it('parses a stored preference, and treats anything else as "system"', () => {
    expect(preferences.map(parseThemePreference)).toEqual(preferences);
    for (const stored of [null, undefined, '', 'sepia', 1, {}]) {
      expect(parseThemePreference(stored)).toBe('system');
    }
  });

  it('rejects an unknown preference or scheme', () => {
    const bad = (input: unknown) => () => start(input as ThemeInput);
    expect(bad({ preference: 'sepia', system: 'light' })).toThrow(/^theme: preference is 'sepia'/);
    expect(bad({ system: 'sepia' })).toThrow(
      "theme: system is 'sepia', which is unknown. Choose one of: light, dark.",
    );
  });

  it('always shows what the preference and the system imply, in 10,000 random sequences', async () => {
    await checkRandomSequences(themeMachine, {
      input: fc.constantFrom(...inputs),
      step: fc.oneof(
        fc.constantFrom(...preferences).map(choose),
        fc.constantFrom(...schemes).map(system),
      ),
      invariant: ({ snapshot }) => {
        const { preference, system: now } = snapshot.context;
        const shown = preference === 'system' ? now : preference;
        const state = preference === 'system' ? 'following' : preference;
        if (!snapshot.matches({ preference: state, scheme: shown }))
          throw new Error('the state is wrong');
        if (selectScheme(snapshot) !== shown) throw new Error('selectScheme is wrong');
      },
    });
  });
});
