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
  megaMenuMachine,
  MENU_ANIMATION_MS,
  selectFadingId,
  selectOpenId,
  type MegaMenuEvent,
  type MegaMenuInput,
  type PointerType,
} from './index.ts';

const ids = ['solve', 'cognify', 'build'];
const input: MegaMenuInput = { ids, intentMs: 100, graceMs: 300 };
const start = () => startRun(megaMenuMachine, { input });

/** Items 100 px wide in a row 40 px high; the panel 20 px below, as wide as the page. */
const rect = { left: 0, top: 60, right: 1000, bottom: 400 };
const measured = { type: 'PANEL.MEASURED', rect } as const;

const enter = (id: string, x = 0, y = 20, pointerType: PointerType = 'mouse'): MegaMenuEvent => ({
  type: 'POINTER.ENTERED',
  id,
  x,
  y,
  pointerType,
});
const move = (x: number, y: number, pointerType: PointerType = 'mouse'): MegaMenuEvent => ({
  type: 'POINTER.MOVED',
  x,
  y,
  pointerType,
});
const leave: MegaMenuEvent = { type: 'POINTER.LEFT', pointerType: 'mouse' };
const intoPanel: MegaMenuEvent = { type: 'PANEL.ENTERED', pointerType: 'mouse' };
const outOfPanel: MegaMenuEvent = { type: 'PANEL.LEFT', pointerType: 'mouse' };
const press = (id: string): MegaMenuEvent => ({ type: 'TRIGGER.PRESSED', id });

/** The SOLVE panel opened by hover, with the mouse still on its item at (90, 20). */
const hovering = () =>
  start()
    .send(enter('solve', 10, 20))
    .wait(100)
    .send(measured, move(90, 20));

describe('covering the mega-menu', () => {
  it('covers every state and every transition', async () => {
    const report = await replayPaths(megaMenuMachine, {
      input,
      events: [
        enter('solve', 10, 20),
        enter('cognify', 110, 24),
        enter('cognify', 110, 24, 'touch'),
        move(90, 20),
        move(120, 40),
        move(150, 20),
        leave,
        intoPanel,
        outOfPanel,
        measured,
        press('solve'),
        press('cognify'),
        { type: 'ESCAPE.PRESSED' },
        { type: 'FOCUS.ENTERED' },
        { type: 'FOCUS.LEFT' },
        { type: 'OUTSIDE.PRESSED' },
        { type: 'LINK.CHOSEN' },
      ],
    });
    expectFullCoverage(megaMenuMachine, [report]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    const id = fc.constantFrom(...ids, 'unknown');
    const x = fc.constantFrom(0, 90, 110, 150);
    const y = fc.constantFrom(20, 24, 40, 100);
    const pointerType = fc.constantFrom<PointerType>('mouse', 'mouse', 'mouse', 'touch', 'pen');
    await checkRandomSequences(megaMenuMachine, {
      input: fc.constantFrom(input, { ids, intentMs: 0, graceMs: 0, animationMs: 0 }),
      step: fc.oneof(
        fc.record({ type: fc.constant('POINTER.ENTERED' as const), id, x, y, pointerType }),
        fc.record({ type: fc.constant('POINTER.MOVED' as const), x, y, pointerType }),
        fc.record({
          type: fc.constantFrom('POINTER.LEFT', 'PANEL.ENTERED', 'PANEL.LEFT'),
          pointerType,
        }) as fc.Arbitrary<MegaMenuEvent>,
        id.map(press),
        fc.constantFrom<MegaMenuEvent>(
          measured,
          { type: 'ESCAPE.PRESSED' },
          { type: 'FOCUS.ENTERED' },
          { type: 'FOCUS.LEFT' },
          { type: 'OUTSIDE.PRESSED' },
          { type: 'LINK.CHOSEN' },
        ),
        waiting(0, 99, 100, 199, 200, 299, 300),
      ),
      invariant: ({ snapshot, clock }) => {
        const { openId, fadingId, candidateId, panel, apex } = snapshot.context;
        const shown =
          snapshot.matches('open') ||
          snapshot.matches('switching') ||
          snapshot.matches({ closing: 'waiting' });
        if ((openId !== null) !== shown) throw new Error(`${openId} shown?`);
        for (const one of [openId, fadingId, candidateId]) {
          if (one !== null && !ids.includes(one)) throw new Error(`unknown ${one}`);
        }
        const aiming = snapshot.matches('opening') || snapshot.matches('switching');
        if ((candidateId !== null) !== aiming)
          throw new Error('candidateId does not match the state');
        if (candidateId !== null && candidateId === openId)
          throw new Error('the candidate is the open item');
        if ((fadingId !== null) !== snapshot.matches({ closing: 'fading' }))
          throw new Error('fadingId does not match the state');
        if (panel !== null && openId === null) throw new Error('panel without an open item');
        if (snapshot.matches('closed') && apex !== null) throw new Error('apex set while closed');
        if (clock.pending > 1) throw new Error(`${clock.pending} timers`);
      },
    });
  });
});

describe('hover', () => {
  it('opens after the intent delay, not before', () => {
    const run = start().send(enter('solve')).wait(99);
    expect(run.value).toBe('opening');
    expect(selectOpenId(run.snapshot)).toBeNull();
    run.wait(1);
    expect(run.value).toEqual({ open: 'pointing' });
    expect(selectOpenId(run.snapshot)).toBe('solve');
  });

  it('does not open for a pointer that only passes over', () => {
    const run = start().send(enter('solve')).wait(99).send(leave).wait(1000);
    expect(run.value).toBe('closed');
    expect(run.context).toMatchObject({ openId: null, candidateId: null, apex: null });
  });

  it('restarts the intent delay on the next item', () => {
    const run = start()
      .send(enter('solve'))
      .wait(99)
      .send(enter('cognify', 110, 20))
      .wait(99);
    expect(run.value).toBe('opening');
    expect(selectOpenId(run.wait(1).snapshot)).toBe('cognify');
    expect(run.context.apex).toEqual({ x: 110, y: 20 });
  });

  it('responds to a mouse only', () => {
    for (const pointerType of ['touch', 'pen', ''] as const) {
      const run = start()
        .send(enter('solve', 0, 20, pointerType))
        .wait(1000);
      expect(run.value).toBe('closed');
      const open = hovering().send(enter('cognify', 110, 20, pointerType));
      open.send({ type: 'POINTER.LEFT', pointerType }, { type: 'PANEL.ENTERED', pointerType });
      open.send(move(500, 30, pointerType));
      expect(open.value).toEqual({ open: 'pointing' });
      expect(open.context).toMatchObject({ openId: 'solve', apex: { x: 90, y: 20 } });
      open.send(intoPanel, { type: 'PANEL.LEFT', pointerType });
      expect(open.value).toEqual({ open: 'reading' });
    }
  });

  it('ignores an unknown item', () => {
    const run = start().send(enter('unknown')).wait(1000);
    expect(run.value).toBe('closed');
    expect(hovering().send(enter('unknown', 110, 20)).context.openId).toBe('solve');
    expect(start().send(press('unknown')).value).toBe('closed');
  });

  it('stays open while the pointer is inside the panel', () => {
    const run = hovering().send(leave).wait(299).send(intoPanel).wait(60_000);
    expect(run.value).toEqual({ open: 'reading' });
    expect(selectOpenId(run.snapshot)).toBe('solve');
  });

  it('closes after the grace period once the pointer has left item and panel, with a 200 ms animation', () => {
    const run = hovering().send(leave, intoPanel, outOfPanel).wait(299);
    expect(run.value).toEqual({ closing: 'waiting' });
    expect(selectOpenId(run.snapshot)).toBe('solve');
    run.wait(1);
    expect(run.value).toEqual({ closing: 'fading' });
    expect(selectOpenId(run.snapshot)).toBeNull();
    expect(selectFadingId(run.snapshot)).toBe('solve');
    expect(run.wait(199).value).toEqual({ closing: 'fading' });
    expect(run.wait(1).value).toBe('closed');
    expect(selectFadingId(run.snapshot)).toBeNull();
    expect(MENU_ANIMATION_MS).toBe(200);
  });

  it('takes the animation duration from the input', () => {
    const run = startRun(megaMenuMachine, { input: { ...input, animationMs: 0 } });
    expect(run.send(press('solve'), press('solve')).wait(0).value).toBe('closed');
  });

  it('stays open when the pointer returns to its item in time', () => {
    const run = hovering()
      .send(leave)
      .wait(299)
      .send(enter('solve', 95, 25))
      .wait(60_000);
    expect(run.value).toEqual({ open: 'pointing' });
    expect(run.context).toMatchObject({ panel: rect, apex: { x: 95, y: 25 } });
  });

  it('reopens immediately during the exit animation', () => {
    const run = hovering()
      .send(leave)
      .wait(300)
      .send(enter('build', 210, 20));
    expect(run.value).toEqual({ open: 'pointing' });
    expect(run.context).toMatchObject({ openId: 'build', fadingId: null, apex: { x: 210, y: 20 } });
  });

  it('does not reopen during the exit animation for a panel, a finger or an unknown item', () => {
    const run = hovering().send(leave).wait(300);
    run.send(intoPanel, enter('build', 210, 20, 'touch'), enter('unknown', 210, 20));
    expect(run.value).toEqual({ closing: 'fading' });
  });
});

describe('switching', () => {
  it('is immediate along the row', () => {
    const run = hovering().send(leave, enter('cognify', 101, 20));
    expect(run.value).toEqual({ open: 'pointing' });
    expect(run.context).toMatchObject({ openId: 'cognify', panel: null, apex: { x: 101, y: 20 } });
  });

  it('is immediate when the pointer comes back up from the panel', () => {
    const run = hovering().send(leave, intoPanel, outOfPanel, enter('build', 250, 39));
    expect(selectOpenId(run.snapshot)).toBe('build');
  });

  it('is immediate before the panel has been measured', () => {
    const run = start().send(enter('solve')).wait(100).send(move(90, 20));
    expect(selectOpenId(run.send(leave, enter('cognify', 101, 24)).snapshot)).toBe('cognify');
  });

  it('waits while the pointer crosses a neighbor on its way to the panel', () => {
    const run = hovering().send(leave, enter('cognify', 102, 24));
    expect(run.value).toBe('switching');
    expect(run.context).toMatchObject({ openId: 'solve', candidateId: 'cognify' });
    run.wait(299).send(move(110, 30)).wait(299).send(move(115, 38));
    expect(run.value).toBe('switching');
    run.send(leave, move(120, 50), intoPanel);
    expect(run.value).toEqual({ open: 'reading' });
    expect(run.context).toMatchObject({ openId: 'solve', candidateId: null });
  });

  it('measures the path to the panel from the last pointer position, even if it was before the panel opened', () => {
    const run = start()
      .send(enter('solve', 10, 20), move(90, 20))
      .wait(100)
      .send(measured);
    expect(run.send(enter('cognify', 102, 23)).value).toBe('switching');
    // Measured from the entry point, the same position would be off the path.
    const other = start()
      .send(enter('solve', 10, 20))
      .wait(100)
      .send(measured);
    expect(other.send(enter('cognify', 102, 23)).value).toEqual({ open: 'pointing' });
  });

  it('ends when the pointer goes straight from the neighbor to the panel', () => {
    const run = hovering().send(enter('cognify', 102, 24), intoPanel);
    expect(run.value).toEqual({ open: 'reading' });
    expect(run.context).toMatchObject({ openId: 'solve', candidateId: null });
  });

  it('waits again on the next neighbor', () => {
    const run = hovering()
      .send(enter('cognify', 102, 24))
      .wait(299)
      .send(enter('build', 202, 40));
    expect(run.wait(299).value).toBe('switching');
    expect(selectOpenId(run.wait(1).snapshot)).toBe('build');
  });

  it('happens when the pointer rests on the neighbor', () => {
    const run = hovering()
      .send(leave, enter('cognify', 102, 24))
      .wait(299);
    expect(selectOpenId(run.snapshot)).toBe('solve');
    run.wait(1);
    expect(run.value).toEqual({ open: 'pointing' });
    expect(run.context).toMatchObject({
      openId: 'cognify',
      candidateId: null,
      panel: null,
      apex: null,
    });
  });

  it('happens immediately when the pointer turns away from the panel', () => {
    const run = hovering().send(leave, enter('cognify', 102, 24), move(140, 22));
    expect(run.value).toEqual({ open: 'pointing' });
    expect(run.context).toMatchObject({ openId: 'cognify', apex: { x: 140, y: 22 } });
  });

  it('is not started by touch, and touch does not delay closing', () => {
    const touched = hovering().send(leave, enter('cognify', 102, 24, 'touch'));
    expect(touched.value).toEqual({ closing: 'waiting' });
    const moved = hovering()
      .send(leave)
      .wait(299)
      .send(move(110, 45, 'touch'))
      .wait(1);
    expect(moved.value).toEqual({ closing: 'fading' });
  });

  it('ignores touch movement in the meantime', () => {
    const run = hovering().send(leave, enter('cognify', 102, 24), move(140, 22, 'touch'));
    run.send({ type: 'PANEL.ENTERED', pointerType: 'touch' });
    run.send({ type: 'POINTER.LEFT', pointerType: 'touch' });
    expect(run.value).toBe('switching');
  });

  it('does not wait longer for a third item than for the second', () => {
    const run = hovering()
      .send(leave, enter('cognify', 102, 24))
      .wait(299);
    run.send(leave, enter('build', 202, 40));
    expect(run.value).toBe('switching');
    expect(run.context.candidateId).toBe('build');
    expect(run.wait(299).value).toBe('switching');
    expect(selectOpenId(run.wait(1).snapshot)).toBe('build');
  });

  it('is canceled when the pointer returns to the open item', () => {
    const run = hovering().send(leave, enter('cognify', 102, 24), leave, enter('solve', 98, 24));
    expect(run.value).toEqual({ open: 'pointing' });
    expect(run.context).toMatchObject({ openId: 'solve', candidateId: null });
  });

  it('closes when the pointer leaves the row, later if it heads for the panel', () => {
    const run = hovering().send(leave, enter('cognify', 102, 24), leave);
    expect(run.value).toEqual({ closing: 'waiting' });
    expect(run.context.candidateId).toBeNull();
    run.wait(299).send(move(110, 45)).wait(299);
    expect(run.value).toEqual({ closing: 'waiting' });
    run.send(move(900, 10)).wait(1);
    expect(run.value).toEqual({ closing: 'fading' });
  });
});

describe('the button', () => {
  it('opens and closes without hover', () => {
    const run = start().send(press('solve'));
    expect(run.value).toEqual({ open: 'pinned' });
    expect(selectOpenId(run.snapshot)).toBe('solve');
    run.send(press('solve'));
    expect(run.value).toEqual({ closing: 'fading' });
    expect(run.emitted).toEqual([]);
  });

  it('never closes what hover opened, whether before, at or after the intent delay', () => {
    for (const ms of [0, 99, 100, 101, 5000]) {
      const run = start()
        .send(enter('solve', 10, 20))
        .wait(ms)
        .send(press('solve'));
      expect(run.value).toEqual({ open: 'pinned' });
      expect(run.context).toMatchObject({ openId: 'solve', candidateId: null });
    }
    expect(hovering().send(leave, press('solve')).value).toEqual({ open: 'pinned' });
    expect(hovering().send(leave, intoPanel, press('solve')).value).toEqual({ open: 'pinned' });
  });

  it('keeps the measured panel when it pins what hover opened', () => {
    expect(hovering().send(press('solve')).context).toMatchObject({ panel: rect, apex: null });
  });

  it('pins: the pointer may leave, return and pass over others', () => {
    const run = hovering().send(press('solve'), leave, enter('cognify', 110, 20), leave);
    run.send(enter('solve', 90, 20), leave, intoPanel, outOfPanel).wait(60_000);
    expect(run.value).toEqual({ open: 'pinned' });
    expect(selectOpenId(run.snapshot)).toBe('solve');
  });

  it('of another item switches immediately', () => {
    const run = start().send(press('solve'), measured, press('build'));
    expect(run.value).toEqual({ open: 'pinned' });
    expect(run.context).toMatchObject({ openId: 'build', panel: null });
  });

  it('reopens during the exit animation', () => {
    const run = start().send(press('solve'), press('solve'), press('solve'));
    expect(run.value).toEqual({ open: 'pinned' });
    expect(selectFadingId(run.snapshot)).toBeNull();
  });
});

describe('closing', () => {
  it('Escape closes and returns focus to the button of the item', () => {
    for (const run of [
      hovering(),
      start().send(press('solve')),
      hovering().send(leave),
      hovering().send(leave, enter('cognify', 102, 24)),
    ]) {
      run.send({ type: 'ESCAPE.PRESSED' });
      expect(run.value).toEqual({ closing: 'fading' });
      expect(run.emitted).toEqual([{ type: 'FOCUS.RETURN', id: 'solve' }]);
      expect(run.context).toMatchObject({ candidateId: null, apex: null, panel: null });
    }
  });

  it('Escape, an outside press and a link cancel the intent delay without moving focus', () => {
    for (const type of ['ESCAPE.PRESSED', 'OUTSIDE.PRESSED', 'LINK.CHOSEN'] as const) {
      const run = start().send(enter('solve')).send({ type }).wait(1000);
      expect(run.value).toBe('closed');
      expect(run.emitted).toEqual([]);
      expect(run.context).toMatchObject({ candidateId: null, apex: null });
    }
  });

  it('does nothing when nothing is shown', () => {
    const run = start();
    for (const type of [
      'ESCAPE.PRESSED',
      'FOCUS.LEFT',
      'OUTSIDE.PRESSED',
      'LINK.CHOSEN',
    ] as const) {
      expect(run.can({ type })).toBe(false);
    }
    expect(run.can({ type: 'FOCUS.ENTERED' })).toBe(false);
    expect(run.can(measured)).toBe(false);
  });

  it.each(['FOCUS.LEFT', 'OUTSIDE.PRESSED', 'LINK.CHOSEN'] as const)('%s closes', (type) => {
    const run = start().send(press('solve'), { type });
    expect(run.value).toEqual({ closing: 'fading' });
    expect(run.emitted).toEqual([]);
    expect(hovering().send({ type }).value).toEqual({ closing: 'fading' });
  });

  it('does not happen by hover while focus is in the panel', () => {
    const run = hovering().send({ type: 'FOCUS.ENTERED' }, leave, enter('cognify', 110, 20));
    expect(run.wait(60_000).value).toEqual({ open: 'pinned' });
    expect(selectOpenId(run.snapshot)).toBe('solve');
    const crossing = hovering().send(leave, enter('cognify', 102, 24), { type: 'FOCUS.ENTERED' });
    expect(crossing.context).toMatchObject({ openId: 'solve', candidateId: null, apex: null });
  });
});

describe('an invalid input', () => {
  const bad = (change: Partial<MegaMenuInput>) => () =>
    startRun(megaMenuMachine, { input: { ...input, ...change } });

  it('is rejected when the menu starts', () => {
    expect(bad({ ids: [] })).toThrow(/^megaMenu: ids is empty/);
    expect(bad({ ids: ['a', 'a'] })).toThrow(/^megaMenu: ids contains 'a' twice/);
    expect(bad({ intentMs: -1 })).toThrow(/^megaMenu: intentMs is -1 ms/);
    expect(bad({ graceMs: -1 })).toThrow(/^megaMenu: graceMs is -1 ms/);
    expect(bad({ animationMs: -1 })).toThrow(/^megaMenu: animationMs is -1 ms/);
  });
});
