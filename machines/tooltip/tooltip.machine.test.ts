import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun, waiting } from '#machines/testing/index.ts';
import { selectOpenTooltip, tooltipMachine, type TooltipEvent } from './index.ts';

coversChart(tooltipMachine);

const enter = (id: string): TooltipEvent => ({ type: 'POINTER.ENTERED', id });
const focus = (id: string): TooltipEvent => ({ type: 'FOCUS.ENTERED', id });
const touch = (id: string): TooltipEvent => ({ type: 'TOUCH.STARTED', id });
const leave: TooltipEvent = { type: 'POINTER.LEFT' };
const intoContent: TooltipEvent = { type: 'CONTENT.ENTERED' };
const outOfContent: TooltipEvent = { type: 'CONTENT.LEFT' };
const blur: TooltipEvent = { type: 'FOCUS.LEFT' };
const lift: TooltipEvent = { type: 'TOUCH.ENDED' };
const press: TooltipEvent = { type: 'TRIGGER.PRESSED' };
const dismissals: TooltipEvent[] = [press, { type: 'OUTSIDE.PRESSED' }, { type: 'ESCAPE.PRESSED' }];

type Steps = readonly (TooltipEvent | number)[];

const HOVERED = { open: 'hovered' };
const HOVER = [enter('a'), 700];
const CLOSED = [...HOVER, leave, 100];
/** Every way to have the tooltip of `a` open. */
const OPEN: readonly Steps[] = [
  HOVER,
  [...HOVER, leave],
  [...HOVER, leave, intoContent],
  [focus('a')],
  [touch('a'), 500],
];

describe('the tooltips', () => {
  it.each<[what: string, steps: Steps, value: unknown, open: string | null]>([
    ['does not open before 700 ms', [enter('a'), 699], 'waiting', null],
    ['opens after 700 ms', [enter('a'), 700], HOVERED, 'a'],
    ['does not open if the mouse leaves before', [enter('a'), 699, leave, 1], 'closed', null],
    ['is not delayed by entering the same again', [enter('a'), 600, enter('a'), 100], HOVERED, 'a'],
    ['waits again on another', [enter('a'), 600, enter('b'), 699], 'waiting', null],
    ['opens on another', [enter('a'), 600, enter('b'), 700], HOVERED, 'b'],
    ['stays under the mouse', [...HOVER, leave, 99, intoContent, 9999], { open: 'reading' }, 'a'],
    ['closes without the mouse', [...HOVER, leave, intoContent, outOfContent, 100], 'warm', null],
    ['waits for the mouse to come back', [...HOVER, leave, 99], { open: 'leaving' }, 'a'],
    ['stays open when it does', [...HOVER, leave, enter('a'), 9999], HOVERED, 'a'],

    ['opens the next at once within 300 ms', [...CLOSED, 299, enter('b')], HOVERED, 'b'],
    ['waits again after 300 ms', [...CLOSED, 300, enter('b'), 699], 'waiting', null],

    ['opens at once by focus', [focus('a')], { open: 'focused' }, 'a'],
    ['stays open by focus', [focus('a'), leave, 9999], { open: 'focused' }, 'a'],
    ['closes without focus', [focus('a'), blur], 'warm', null],
    ['opens by focus instead of by hover', [enter('a'), focus('b')], { open: 'focused' }, 'b'],

    ['does not open on a short touch', [touch('a'), 499, lift, 1], 'closed', null],
    ['waits for a long press', [touch('a'), 499], 'pressing', null],
    ['stays open after a long press', [touch('a'), 500, lift, 9999], { open: 'touched' }, 'a'],
    ['stays when touched again', [touch('a'), 500, lift, touch('a')], { open: 'touched' }, 'a'],
    ['closes by the press after', [touch('a'), 500, lift, touch('a'), lift, press], 'warm', null],
    ['moves on by a long press', [touch('a'), 500, touch('b'), 500], { open: 'touched' }, 'b'],
  ])('%s', (_, steps, value, open) => {
    const run = startRun(tooltipMachine).play(...steps);
    expect(run.value).toEqual(value);
    expect(selectOpenTooltip(run.snapshot)).toBe(open);
  });

  it.each(OPEN.map((steps) => [steps]))(
    'opened by %j is replaced by another, and dismissed',
    (steps) => {
      const another = startRun(tooltipMachine).play(...steps, enter('b'));
      expect(selectOpenTooltip(another.snapshot)).toBe('b');
      for (const dismissal of dismissals) {
        const run = startRun(tooltipMachine).play(...steps, dismissal);
        expect(run.value).toBe('warm');
        expect(run.wait(300).value).toBe('closed');
      }
    },
  );

  it('is dismissed before it opens, and not if there is none', () => {
    for (const dismissal of dismissals) {
      expect(startRun(tooltipMachine).play(enter('a'), dismissal).value).toBe('closed');
      expect(startRun(tooltipMachine).can(dismissal)).toBe(false);
    }
  });

  it('keeps its invariants in random sequences', async () => {
    const id = fc.constantFrom('a', 'b', 'c');
    await checkRandomSequences(tooltipMachine, {
      step: fc.oneof(
        fc.oneof(id.map(enter), id.map(focus), id.map(touch)),
        fc.constantFrom(leave, intoContent, outOfContent, blur, lift, ...dismissals),
        waiting(99, 100, 299, 300, 500, 699, 700),
      ),
      invariant: (run) => {
        const isIdle = run.matches('closed') || run.matches('warm');
        assert.equal(run.context.id === null, isIdle);
        assert.equal(selectOpenTooltip(run.snapshot) !== null, run.matches('open'));
        assert.ok(run.clock.pending <= 1);
      },
    });
  });
});
