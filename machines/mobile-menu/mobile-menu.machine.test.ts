import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
} from '../testing/index.ts';
import {
  selectIsMenuOpen,
  selectOpenSection,
  mobileMenuMachine,
  type MobileMenuEvent,
} from './index.ts';

const sections = ['solve', 'cognify', 'build'];
const input = { sections };
const start = () => startRun(mobileMenuMachine, { input });
const open = () => start().send({ type: 'MENU.OPENED' });
const toggle = (id: string): MobileMenuEvent => ({ type: 'SECTION.TOGGLED', id });

const closers = [
  'MENU.CLOSED',
  'LINK.CHOSEN',
  'ESCAPE.PRESSED',
  'BACK.PRESSED',
  'WINDOW.WIDENED',
] as const;

describe('the small-screen menu', () => {
  it('covers every state and every transition', async () => {
    const report = await replayPaths(mobileMenuMachine, {
      input,
      events: [
        { type: 'MENU.OPENED' },
        ...closers.map((type) => ({ type })),
        toggle('solve'),
        toggle('cognify'),
        toggle('unknown'),
      ],
    });
    expectFullCoverage(mobileMenuMachine, [report]);
  });

  it('starts closed and opens with all sections closed', () => {
    expect(selectIsMenuOpen(start().snapshot)).toBe(false);
    const run = open();
    expect(selectIsMenuOpen(run.snapshot)).toBe(true);
    expect(run.value).toEqual({ open: 'collapsed' });
    expect(selectOpenSection(run.snapshot)).toBeNull();
  });

  it('shows one section at a time, and closes it when it is pressed again', () => {
    const run = open().send(toggle('solve'));
    expect(run.value).toEqual({ open: 'expanded' });
    expect(selectOpenSection(run.snapshot)).toBe('solve');
    run.send(toggle('build'));
    expect(run.value).toEqual({ open: 'expanded' });
    expect(selectOpenSection(run.snapshot)).toBe('build');
    run.send(toggle('build'));
    expect(run.value).toEqual({ open: 'collapsed' });
    expect(selectOpenSection(run.snapshot)).toBeNull();
  });

  it('ignores an unknown section, and any section while closed', () => {
    expect(open().can(toggle('unknown'))).toBe(false);
    expect(open().send(toggle('solve')).can(toggle('unknown'))).toBe(false);
    expect(start().can(toggle('solve'))).toBe(false);
  });

  it.each(closers)('%s closes it, and it reopens with all sections closed', (type) => {
    const run = open().send(toggle('solve'), { type });
    expect(selectIsMenuOpen(run.snapshot)).toBe(false);
    expect(selectOpenSection(run.snapshot)).toBeNull();
    expect(run.can({ type })).toBe(false);
    expect(run.send({ type: 'MENU.OPENED' }).value).toEqual({ open: 'collapsed' });
  });

  it('adds a history entry when it opens, so that Back closes it before leaving the page', () => {
    const run = open();
    expect(run.emitted).toEqual([{ type: 'BACK.ARMED' }]);
    expect(run.send({ type: 'BACK.PRESSED' }).emitted).toEqual([{ type: 'BACK.ARMED' }]);
  });

  it.each(['MENU.CLOSED', 'ESCAPE.PRESSED', 'WINDOW.WIDENED'] as const)(
    'removes the history entry when %s closes it',
    (type) => {
      expect(open().send({ type }).emitted).toEqual([
        { type: 'BACK.ARMED' },
        { type: 'BACK.DISARMED' },
      ]);
    },
  );

  it('keeps the history entry for the page that a link leads to', () => {
    expect(open().send({ type: 'LINK.CHOSEN' }).emitted).toEqual([{ type: 'BACK.ARMED' }]);
  });

  it('rejects an empty list and duplicate sections', () => {
    const bad = (list: string[]) => () =>
      startRun(mobileMenuMachine, { input: { sections: list } });
    expect(bad([])).toThrow(/^mobileMenu: sections is empty/);
    expect(bad(['a', 'a'])).toThrow(/^mobileMenu: sections contains 'a' twice/);
  });

  it('has an open section only while it is open itself, in 10,000 random sequences', async () => {
    await checkRandomSequences(mobileMenuMachine, {
      input,
      step: fc.oneof(
        fc.constantFrom(...sections, 'unknown').map(toggle),
        fc.constantFrom('MENU.OPENED' as const, ...closers).map((type) => ({ type })),
      ),
      invariant: ({ snapshot, emitted }) => {
        const section = selectOpenSection(snapshot);
        if (section !== null && !sections.includes(section)) throw new Error(`unknown ${section}`);
        if ((section !== null) !== snapshot.matches({ open: 'expanded' }))
          throw new Error('section');
        const armed = emitted.filter(({ type }) => type === 'BACK.ARMED').length;
        if (armed < emitted.length - armed) throw new Error('disarmed more often than armed');
      },
    });
  });
});
