import { describe, expect, it } from 'vitest';
import { coversChart, startRun } from '#machines/testing/index.ts';
import {
  mobileMenuMachine,
  selectIsMenuLoading,
  selectIsMenuOpen,
  selectOpenSection,
  type MobileMenuEvent,
} from './index.ts';

coversChart(mobileMenuMachine);

const start = (sections = ['solve', 'cognify', 'build']) =>
  startRun(mobileMenuMachine, { input: { sections } });
const pressed: MobileMenuEvent = { type: 'MENU.OPENED' };
const loaded: MobileMenuEvent = { type: 'CONTENT.LOADED' };
const lost: MobileMenuEvent = { type: 'CONTENT.LOST' };
const open = () => start().send(pressed, loaded);
const toggle = (id: string): MobileMenuEvent => ({ type: 'SECTION.TOGGLED', id });

describe('the small-screen menu', () => {
  it('starts closed, and shows one section at a time', () => {
    expect(selectIsMenuOpen(start().snapshot)).toBe(false);
    expect(start().can(toggle('solve'))).toBe(false);
    const run = open();
    expect(selectIsMenuOpen(run.snapshot)).toBe(true);
    const sections = ['solve', 'build', 'build'].map((id) =>
      selectOpenSection(run.send(toggle(id)).snapshot),
    );
    expect(sections).toEqual(['solve', 'build', null]);
    expect(run.can(toggle('unknown'))).toBe(false);
  });

  it('waits for its content, and opens when it is there', () => {
    const run = start().send(pressed);
    expect(run.emitted).toEqual([{ type: 'CONTENT.WANTED' }]);
    expect(selectIsMenuLoading(run.snapshot)).toBe(true);
    expect(selectIsMenuOpen(run.snapshot)).toBe(false);
    expect(run.can(pressed)).toBe(false);
    run.send(loaded);
    expect(selectIsMenuLoading(run.snapshot)).toBe(false);
    expect(selectIsMenuOpen(run.snapshot)).toBe(true);
  });

  it.each(['ESCAPE.PRESSED', 'WINDOW.WIDENED', 'VIEW.LEFT'] as const)(
    '%s ends the wait, and nothing opens later',
    (type) => {
      const run = start().send(pressed, { type }, loaded);
      expect(run.value).toBe('closed');
      expect(run.emitted).toEqual([{ type: 'CONTENT.WANTED' }]);
    },
  );

  it.each([lost, 8000])('leads on to the site map if its content does not come: %j', (step) => {
    const run = start().send(pressed).play(7999);
    expect(selectIsMenuLoading(run.snapshot)).toBe(true);
    run.play(step);
    expect(run.value).toBe('closed');
    expect(run.emitted.at(-1)).toEqual({ type: 'SITEMAP.WANTED' });
    expect(open().can(lost)).toBe(false);
  });

  // A link that is followed keeps the history entry for its page, and Back has already used it.
  it.each([
    ['MENU.CLOSED', true],
    ['ESCAPE.PRESSED', true],
    ['WINDOW.WIDENED', true],
    ['LINK.CHOSEN', false],
    ['BACK.PRESSED', false],
    ['VIEW.LEFT', false],
  ] as const)('%s closes it; removes its history entry: %s', (type, disarms) => {
    const run = open().send(toggle('solve'), { type });
    expect(selectIsMenuOpen(run.snapshot)).toBe(false);
    expect(selectOpenSection(run.snapshot)).toBeNull();
    expect(run.can({ type })).toBe(false);
    expect(run.emitted.map((event) => event.type)).toEqual([
      'CONTENT.WANTED',
      'BACK.ARMED',
      ...(disarms ? ['BACK.DISARMED'] : []),
    ]);
  });

  it('rejects an empty list and duplicate sections', () => {
    expect(() => start([])).toThrow(/^mobileMenu: sections is empty/);
    expect(() => start(['a', 'a'])).toThrow(/^mobileMenu: sections contains 'a' twice/);
  });
});
