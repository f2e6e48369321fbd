import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRandomSequences,
  expectFullCoverage,
  replayPaths,
  startRun,
  waiting,
} from '../testing/index.ts';
import {
  selectOpenTooltip,
  TOOLTIP_GRACE_MS,
  TOOLTIP_LONG_PRESS_MS,
  TOOLTIP_OPEN_MS,
  TOOLTIP_SKIP_MS,
  tooltipMachine,
  type TooltipEvent,
  type TooltipInput,
  type TooltipPointer,
} from './index.ts';

const start = () => startRun(tooltipMachine);
const enter = (id: string, pointerType: TooltipPointer = 'mouse'): TooltipEvent => ({
  type: 'POINTER.ENTERED',
  id,
  pointerType,
});
const leave: TooltipEvent = { type: 'POINTER.LEFT', pointerType: 'mouse' };
const intoContent: TooltipEvent = { type: 'CONTENT.ENTERED', pointerType: 'mouse' };
const outOfContent: TooltipEvent = { type: 'CONTENT.LEFT', pointerType: 'mouse' };
const focus = (id: string): TooltipEvent => ({ type: 'FOCUS.ENTERED', id });
const touch = (id: string): TooltipEvent => ({ type: 'TOUCH.STARTED', id });
/** A tooltip opened by a long press. */
const touched = (id: string) => start().send(touch(id)).wait(TOOLTIP_LONG_PRESS_MS);
const hovered = (id = 'a') => start().send(enter(id)).wait(700);
const shown = (run: ReturnType<typeof start>) => selectOpenTooltip(run.snapshot);

const dismissers = ['ESCAPE.PRESSED', 'TRIGGER.PRESSED', 'OUTSIDE.PRESSED'] as const;

describe('covering the tooltips', () => {
  it('covers every state and every transition', async () => {
    const report = await replayPaths(tooltipMachine, {
      input: undefined,
      events: [
        ...['a', 'b'].flatMap((id) => [enter(id), focus(id), touch(id)]),
        enter('a', 'touch'),
        leave,
        intoContent,
        outOfContent,
        { type: 'FOCUS.LEFT' },
        { type: 'TOUCH.ENDED' },
        ...dismissers.map((type) => ({ type })),
      ],
    });
    expectFullCoverage(tooltipMachine, [report]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const pointerType = fc.constantFrom<TooltipPointer>('mouse', 'mouse', 'touch', 'pen', '');
    await checkRandomSequences(tooltipMachine, {
      step: fc.oneof(
        fc.record({ type: fc.constant('POINTER.ENTERED' as const), id, pointerType }),
        fc.record({
          type: fc.constantFrom('POINTER.LEFT', 'CONTENT.ENTERED', 'CONTENT.LEFT'),
          pointerType,
        }) as fc.Arbitrary<TooltipEvent>,
        id.map(focus),
        id.map(touch),
        fc
          .constantFrom('FOCUS.LEFT' as const, 'TOUCH.ENDED' as const, ...dismissers)
          .map((type) => ({ type })),
        waiting(99, 100, 299, 300, 500, 699, 700),
      ),
      invariant: ({ snapshot, clock }) => {
        const idle = snapshot.matches('closed') || snapshot.matches('warm');
        if ((snapshot.context.id === null) !== idle) throw new Error('id does not match the state');
        const isShown = selectOpenTooltip(snapshot) !== null;
        if (isShown !== snapshot.matches('open')) throw new Error('shown without being open');
        if (clock.pending > 1) throw new Error(`${clock.pending} timers`);
      },
    });
  });
});

describe('hover', () => {
  it('opens after 700 ms, not after 699', () => {
    const run = start().send(enter('a')).wait(699);
    expect(shown(run)).toBeNull();
    expect(run.value).toBe('waiting');
    expect(shown(run.wait(1))).toBe('a');
    expect(run.value).toEqual({ open: 'hovered' });
    expect([TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS]).toEqual([700, 300]);
  });

  it('does not open if the pointer leaves before', () => {
    const run = start().send(enter('a')).wait(699).send(leave).wait(1);
    expect(run.value).toBe('closed');
    expect(run.context.id).toBeNull();
  });

  it('waits again on the next trigger, but not when it reenters the same one', () => {
    const run = start().send(enter('a')).wait(600).send(enter('a')).wait(99);
    expect(run.value).toBe('waiting');
    run.send(enter('b')).wait(699);
    expect(run.value).toBe('waiting');
    expect(shown(run.wait(1))).toBe('b');
  });

  it('responds to a mouse only', () => {
    for (const pointerType of ['touch', 'pen', ''] as const) {
      expect(start().send(enter('a', pointerType)).value).toBe('closed');
      const waiting_ = start().send(enter('a'), enter('b', pointerType), {
        type: 'POINTER.LEFT',
        pointerType,
      });
      expect(waiting_.value).toBe('waiting');
      expect(waiting_.context.id).toBe('a');
      const run = hovered().send(enter('b', pointerType), { type: 'POINTER.LEFT', pointerType });
      expect(run.value).toEqual({ open: 'hovered' });
      expect(shown(run)).toBe('a');
      run.send(leave, enter('b', pointerType), { type: 'CONTENT.ENTERED', pointerType });
      expect(run.value).toEqual({ open: 'leaving' });
      run.send(intoContent, { type: 'CONTENT.LEFT', pointerType });
      expect(run.value).toEqual({ open: 'reading' });
      run.send(outOfContent).wait(TOOLTIP_GRACE_MS).send(enter('b', pointerType));
      expect(run.value).toBe('warm');
    }
  });

  it('is canceled by Escape, a press or an outside press', () => {
    for (const type of dismissers) {
      expect(start().send(enter('a'), { type }).value).toBe('closed');
    }
  });

  it('keeps the tooltip open while the pointer is on it', () => {
    const run = hovered()
      .send(leave)
      .wait(TOOLTIP_GRACE_MS - 1)
      .send(intoContent)
      .wait(60_000);
    expect(run.value).toEqual({ open: 'reading' });
    expect(shown(run)).toBe('a');
    run.send(outOfContent).wait(TOOLTIP_GRACE_MS - 1);
    expect(shown(run)).toBe('a');
    expect(shown(run.wait(1))).toBeNull();
  });

  it('keeps the tooltip open when the pointer returns to the trigger', () => {
    const run = hovered().send(leave, enter('a')).wait(60_000);
    expect(run.value).toEqual({ open: 'hovered' });
  });
});

describe('the next tooltip', () => {
  const closed = () => hovered().send(leave).wait(TOOLTIP_GRACE_MS);

  it('opens immediately within 300 ms after another closed', () => {
    const run = closed().wait(299);
    expect(run.value).toBe('warm');
    expect(shown(run.send(enter('b')))).toBe('b');
    expect(run.value).toEqual({ open: 'hovered' });
  });

  it('waits 700 ms again after 300 ms', () => {
    const run = closed().wait(300).send(enter('b'));
    expect(run.value).toBe('waiting');
    expect(shown(run.wait(699))).toBeNull();
    expect(shown(run.wait(1))).toBe('b');
  });

  it('replaces the open one, however that was opened', () => {
    for (const run of [
      hovered(),
      hovered().send(leave),
      hovered().send(leave, intoContent),
      start().send(focus('a')),
      touched('a'),
    ]) {
      expect(shown(run.send(enter('b')))).toBe('b');
      expect(run.value).toEqual({ open: 'hovered' });
    }
  });
});

describe('focus', () => {
  it('opens immediately and closes on blur', () => {
    const run = start().send(focus('a'));
    expect(run.value).toEqual({ open: 'focused' });
    expect(shown(run)).toBe('a');
    run.send(leave, { type: 'POINTER.LEFT', pointerType: 'mouse' }).wait(60_000);
    expect(shown(run)).toBe('a');
    expect(run.send({ type: 'FOCUS.LEFT' }).value).toBe('warm');
  });

  it('replaces what hover has opened or is about to open', () => {
    expect(shown(hovered().send(focus('b')))).toBe('b');
    expect(shown(start().send(enter('a'), focus('b')))).toBe('b');
  });
});

describe('touch', () => {
  it('opens on a long press, and stays open when the finger is lifted', () => {
    const run = start()
      .send(touch('a'))
      .wait(TOOLTIP_LONG_PRESS_MS - 1);
    expect(run.value).toBe('pressing');
    expect(shown(run)).toBeNull();
    expect(shown(run.wait(1))).toBe('a');
    run.send({ type: 'TOUCH.ENDED' }).wait(60_000);
    expect(run.value).toEqual({ open: 'touched' });
    expect(TOOLTIP_LONG_PRESS_MS).toBe(500);
  });

  it('does not open on a short press or a scroll', () => {
    const run = start().send(touch('a')).wait(499).send({ type: 'TOUCH.ENDED' }).wait(1);
    expect(run.value).toBe('closed');
    expect(run.context.id).toBeNull();
  });

  it('stays open when its trigger is touched again, and closes on the press that follows', () => {
    const run = touched('a').send({ type: 'TOUCH.ENDED' }, touch('a'));
    expect(shown(run)).toBe('a');
    run.send({ type: 'TOUCH.ENDED' }, { type: 'TRIGGER.PRESSED' });
    expect(run.value).toBe('warm');
  });

  it('moves to another trigger on a long press there', () => {
    const run = touched('a').send(touch('b'));
    expect(shown(run)).toBeNull();
    expect(shown(run.wait(500))).toBe('b');
  });
});

describe('dismissing', () => {
  it.each(dismissers)('%s closes it however it was opened', (type) => {
    for (const run of [
      hovered(),
      hovered().send(leave),
      hovered().send(leave, intoContent),
      start().send(focus('a')),
      touched('a'),
    ]) {
      expect(run.send({ type }).value).toBe('warm');
      expect(run.context.id).toBeNull();
      expect(run.wait(299).value).toBe('warm');
      expect(run.wait(1).value).toBe('closed');
    }
  });

  it('does nothing when none is open', () => {
    for (const type of dismissers) expect(start().can({ type })).toBe(false);
  });
});

describe('the input', () => {
  it('sets each delay, and defaults the others to the specification', () => {
    expect(startRun(tooltipMachine, { input: { openMs: 10 } }).context).toEqual({
      openMs: 10,
      skipMs: 300,
      graceMs: 100,
      longPressMs: 500,
      id: null,
    });
    const quick: TooltipInput = { openMs: 1, skipMs: 2, graceMs: 3, longPressMs: 4 };
    expect(startRun(tooltipMachine, { input: quick }).context).toEqual({ ...quick, id: null });
  });

  it('is rejected with a negative delay', () => {
    for (const name of ['openMs', 'skipMs', 'graceMs', 'longPressMs'] as const) {
      expect(() => startRun(tooltipMachine, { input: { [name]: -1 } })).toThrow(
        `tooltip: ${name} is -1 ms`,
      );
    }
  });
});
