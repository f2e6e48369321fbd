import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRandomSequences, coversChart, startRun, waiting } from '#machines/testing/index.ts';
import {
  megaMenuMachine,
  selectFadingId,
  selectLoadingId,
  selectOpenId,
  type MegaMenuEvent,
  type MegaMenuInput,
} from './index.ts';

coversChart(megaMenuMachine);

const ids = ['solve', 'cognify', 'build'];
/** The panels are on their way, until the test says otherwise. */
const startWaiting = (input: MegaMenuInput = { ids }) => startRun(megaMenuMachine, { input });
/** The panels are there. */
const start = (input?: MegaMenuInput) => {
  const run = startWaiting(input);
  run.actor.on('CONTENT.WANTED', () => run.actor.send(loaded));
  return run;
};

/** Items 100 px wide in a row 40 px high; the panel 20 px below, as wide as the page. */
const rect = { left: 0, top: 60, right: 1000, bottom: 400 };
const measured: MegaMenuEvent = { type: 'PANEL.MEASURED', rect };

const enter = (id: string, x = 0, y = 20): MegaMenuEvent => ({ type: 'POINTER.ENTERED', id, x, y });
const move = (x: number, y: number): MegaMenuEvent => ({ type: 'POINTER.MOVED', x, y });
const press = (id: string): MegaMenuEvent => ({ type: 'TRIGGER.PRESSED', id });
const pressed = press('solve');
const leave: MegaMenuEvent = { type: 'POINTER.LEFT' };
const intoPanel: MegaMenuEvent = { type: 'PANEL.ENTERED' };
const outOfPanel: MegaMenuEvent = { type: 'PANEL.LEFT' };
const escape: MegaMenuEvent = { type: 'ESCAPE.PRESSED' };
const focus: MegaMenuEvent = { type: 'FOCUS.ENTERED' };
const away: MegaMenuEvent = { type: 'FOCUS.LEFT' };
const outside: MegaMenuEvent = { type: 'OUTSIDE.PRESSED' };
const link: MegaMenuEvent = { type: 'LINK.CHOSEN' };
const unseen: MegaMenuEvent = { type: 'VIEW.LEFT' };
const loaded: MegaMenuEvent = { type: 'CONTENT.LOADED' };
const lost: MegaMenuEvent = { type: 'CONTENT.LOST' };

/** The SOLVE panel opened by hover, with the mouse still on its item at (90, 20). */
const HOVER = [enter('solve', 10), 100, measured, move(90, 20)];
/** The mouse is over a neighbor, on its way to the panel. */
const CROSSING = [...HOVER, leave, enter('cognify', 102, 24)];

const POINTING = { open: 'pointing' };
const WAITING = { closing: 'waiting' };
const FADING = { closing: 'fading' };
const PRESSED = { loading: 'pressed' };

/** The state, and the item whose panel is open. */
const seen = ({ leaf, snapshot }: ReturnType<typeof start>) =>
  [leaf, selectOpenId(snapshot) ?? []].flat().join(': ');

type Steps = readonly (MegaMenuEvent | number)[];

describe('the mega-menu', () => {
  it.each<[what: string, steps: Steps, stateAndOpenItem: string]>([
    // Hover.
    ['does not open before the intent delay', [enter('solve'), 99], 'opening'],
    ['opens after the intent delay', [enter('solve'), 100], 'pointing: solve'],
    ['ignores a mouse that passes over', [enter('solve'), 99, leave, 1000], 'closed'],
    ['waits again on the next item', [enter('solve'), 99, enter('cognify', 110), 99], 'opening'],
    ['ignores an unknown item', [enter('unknown'), 1000], 'closed'],
    ['goes on to the panel', [...HOVER, intoPanel], 'reading: solve'],
    ['stays open in the panel', [...HOVER, leave, 299, intoPanel, 9999], 'reading: solve'],
    ['stays open for a while', [...HOVER, leave, intoPanel, outOfPanel, 299], 'waiting: solve'],
    ['fades after the grace period', [...HOVER, leave, intoPanel, outOfPanel, 300], 'fading'],
    ['fades for 200 ms', [...HOVER, leave, 300, 199], 'fading'],
    ['is closed after 200 ms', [...HOVER, leave, 300, 200], 'closed'],
    [
      'stays open when the mouse returns in time',
      [...HOVER, leave, 299, enter('solve', 95), 9999],
      'pointing: solve',
    ],
    ['reopens while it fades', [...HOVER, leave, 300, enter('build', 210)], 'pointing: build'],
    ['does not reopen for others', [...HOVER, leave, 300, intoPanel, enter('x')], 'fading'],

    // Switching.
    ['switches along the row', [...HOVER, leave, enter('cognify', 101)], 'pointing: cognify'],
    [
      'switches at once out of the panel',
      [...HOVER, leave, intoPanel, outOfPanel, enter('build', 250, 39)],
      'pointing: build',
    ],
    [
      'switches at once before the panel is measured',
      [enter('solve'), 100, leave, enter('cognify', 101, 24)],
      'pointing: cognify',
    ],
    ['waits over a neighbor on the way to the panel', CROSSING, 'switching: solve'],
    [
      'waits on while the mouse moves toward the panel',
      [...CROSSING, 299, move(110, 30), 299, move(115, 38)],
      'switching: solve',
    ],
    ['switches when the mouse rests on the neighbor', [...CROSSING, 300], 'pointing: cognify'],
    ['switches when the mouse turns away', [...CROSSING, move(140, 22)], 'pointing: cognify'],
    ['keeps the panel that the mouse reaches', [...CROSSING, intoPanel], 'reading: solve'],
    ['waits on the next one', [...CROSSING, 299, enter('build', 202, 40), 299], 'switching: solve'],
    [
      'switches to the last one',
      [...CROSSING, 299, enter('build', 202, 40), 300],
      'pointing: build',
    ],
    [
      'stays when the mouse returns to the open item',
      [...CROSSING, leave, enter('solve', 98, 24)],
      'pointing: solve',
    ],
    ['closes when the mouse leaves the row', [...CROSSING, leave, 300], 'fading'],
    [
      'closes later if the mouse heads for the panel',
      [...CROSSING, leave, 299, move(110, 45), 299],
      'waiting: solve',
    ],

    // The button.
    ['opens by a press', [pressed], 'pinned: solve'],
    ['closes by the next press', [pressed, pressed], 'fading'],
    ['reopens by the third press', [pressed, pressed, pressed], 'pinned: solve'],
    ['is pinned before it opens by hover', [enter('solve'), 99, pressed], 'pinned: solve'],
    ['is pinned by a press after hover', [...HOVER, pressed], 'pinned: solve'],
    ['is pinned from the panel', [...HOVER, leave, intoPanel, pressed], 'pinned: solve'],
    [
      'stays pinned, whatever the mouse does',
      [pressed, enter('cognify', 110), leave, intoPanel, outOfPanel, 9999],
      'pinned: solve',
    ],
    ['switches by another button', [pressed, measured, press('build')], 'pinned: build'],
    ['ignores the button of an unknown item', [press('unknown')], 'closed'],
    ['is pinned by focus', [...HOVER, focus, leave, enter('cognify', 110), 9999], 'pinned: solve'],
    ['is pinned by focus while the mouse crosses', [...CROSSING, focus], 'pinned: solve'],

    // Closing.
    ['closes by Escape after hover', [...HOVER, escape], 'fading'],
    ['closes by Escape while the mouse crosses', [...CROSSING, escape], 'fading'],
    ['closes at once out of sight', [pressed, unseen], 'closed'],
  ])('%s', (_, steps, expected) => {
    expect(seen(start().play(...steps))).toBe(expected);
  });

  it.each<[what: string, steps: Steps, stateAndOpenItem: string]>([
    ['are waited for after the intent delay', [enter('solve'), 100], 'pointing'],
    ['open under the mouse', [enter('solve'), 100, 7999, loaded], 'pointing: solve'],
    [
      'open for the item that the mouse has gone on to',
      [enter('solve'), 100, enter('build', 210), loaded],
      'pointing: build',
    ],
    ['ignore an unknown item', [enter('solve'), 100, enter('x'), loaded], 'pointing: solve'],
    ['do not open where the mouse was', [enter('solve'), 100, leave, loaded], 'closed'],
    ['are not waited for under the mouse', [enter('solve'), 100, 8000, loaded], 'closed'],
    ['are not missed by a mouse', [enter('solve'), 100, lost], 'closed'],
    ['are waited for after a press', [pressed], 'pressed'],
    ['are pinned if they were asked for by a press', [pressed, loaded], 'pinned: solve'],
    ['are pinned if hover was first', [enter('solve'), 100, pressed, loaded], 'pinned: solve'],
    ['open once, however often they are asked for', [pressed, pressed, loaded], 'pinned: solve'],
    ['open as asked for last', [pressed, press('build'), loaded], 'pinned: build'],
    [
      'open as pressed, wherever the mouse goes',
      [pressed, enter('build'), leave, loaded],
      'pinned: solve',
    ],
    ['do not open when nobody has asked', [loaded, lost], 'closed'],
  ])('while they are loading, panels %s', (_, steps, expected) => {
    expect(seen(startWaiting().play(...steps))).toBe(expected);
  });

  it.each([escape, away, outside, link])('%j closes an open panel', (event) => {
    expect(start().play(pressed, event).value).toEqual(FADING);
  });

  it.each([escape, outside, link, unseen])('%j ends the wait for hover to be meant', (event) => {
    expect(start().play(enter('solve'), event, 1000).value).toBe('closed');
  });

  it.each([escape, away, outside, link, unseen])('%j ends the wait for the panels', (event) => {
    expect(startWaiting().play(pressed, event, loaded).value).toBe('closed');
  });

  it('asks for the panels, and shows which one it waits for', () => {
    const run = startWaiting().play(pressed);
    expect(run.emitted).toEqual([{ type: 'CONTENT.WANTED' }]);
    expect(selectLoadingId(run.snapshot)).toBe('solve');
    expect(selectLoadingId(run.send(loaded).snapshot)).toBeNull();
    expect(selectLoadingId(startWaiting().play(enter('solve'), 99).snapshot)).toBeNull();
  });

  it.each([lost, 8000])(
    'leads on to the page of the item that was pressed if the panels do not come: %j',
    (step) => {
      const run = startWaiting().play(pressed, step);
      expect(run.value).toBe('closed');
      expect(run.emitted.at(-1)).toEqual({ type: 'PAGE.WANTED', id: 'solve' });
      // Not for a mouse that only rests there.
      expect(startWaiting().play(enter('solve'), 100, step).emitted).toHaveLength(1);
    },
  );

  it('waits for the panels for 8 s', () => {
    expect(startWaiting().play(pressed, 7999).value).toEqual(PRESSED);
  });

  it('measures the way to the panel from the last position of the mouse while it waited', () => {
    const run = startWaiting().play(enter('solve', 10), 100, move(90, 20), loaded, measured);
    expect(run.send(enter('cognify', 102, 23)).value).toBe('switching');
    expect(startWaiting().play(enter('solve'), 100, pressed, loaded).context.apex).toBeNull();
  });

  it('measures the way to the panel from where the mouse was last, even before the panel opened', () => {
    const run = start().play(enter('solve', 10), move(90, 20), 100, measured);
    expect(run.send(enter('cognify', 102, 23)).value).toBe('switching');
    // From where it entered, the same position is off the way.
    const other = start().play(enter('solve', 10), 100, measured);
    expect(other.send(enter('cognify', 102, 23)).value).toEqual(POINTING);
  });

  it('keeps the panel as measured while its item stays open, and forgets it with the item', () => {
    expect(start().play(...HOVER, pressed).context).toMatchObject({
      panel: rect,
      apex: null,
    });
    expect(start().play(...HOVER, press('build')).context.panel).toBeNull();
    expect(start().play(...CROSSING, 300).context).toMatchObject({ panel: null, apex: null });
  });

  it('shows which panel fades', () => {
    const run = start().play(pressed, pressed);
    expect(selectFadingId(run.snapshot)).toBe('solve');
    expect(selectFadingId(run.wait(200).snapshot)).toBeNull();
  });

  it.each([[HOVER], [CROSSING], [[pressed]], [[...HOVER, leave]]])(
    'returns the focus to the button of the open item by Escape after %j',
    (steps) => {
      const run = start().play(...steps, escape);
      expect(run.emitted.at(-1)).toEqual({ type: 'FOCUS.RETURN', id: 'solve' });
    },
  );

  it('moves no focus otherwise', () => {
    const run = start().play(pressed, outside, enter('build'), escape);
    expect(run.emitted.filter(({ type }) => type === 'FOCUS.RETURN')).toEqual([
      { type: 'FOCUS.RETURN', id: 'build' },
    ]);
    expect(start().play(enter('solve'), escape).emitted).toEqual([]);
  });

  it.each([escape, focus, measured, away, outside, link])(
    'has nothing to do for %j when nothing is shown',
    (event) => {
      expect(start().can(event)).toBe(false);
    },
  );

  it('rejects what is invalid', () => {
    expect(() => start({ ids: [] })).toThrow(/^megaMenu: ids is empty/);
  });

  it('keeps its invariants in random sequences', async () => {
    const id = fc.constantFrom(...ids, 'unknown');
    const x = fc.constantFrom(0, 90, 110, 150);
    const y = fc.constantFrom(20, 24, 40, 100);
    await checkRandomSequences(megaMenuMachine, {
      input: fc.constant({ ids }),
      step: fc.oneof(
        fc.record({ type: fc.constant('POINTER.ENTERED' as const), id, x, y }),
        fc.record({ type: fc.constant('POINTER.MOVED' as const), x, y }),
        id.map(press),
        fc.constantFrom<MegaMenuEvent>(leave, intoPanel, outOfPanel, measured, escape, focus),
        fc.constantFrom<MegaMenuEvent>(loaded, lost),
        fc.constantFrom(away, outside, link, unseen),
        waiting(0, 99, 100, 199, 200, 299, 300),
      ),
      invariant: (run) => {
        const { openId, fadingId, candidateId, panel, apex } = run.context;
        const isShown = run.matches('open') || run.matches('switching') || run.matches(WAITING);
        assert.equal(openId !== null, isShown);
        const isAiming = run.matches('opening') || run.matches('loading');
        assert.equal(candidateId !== null, isAiming || run.matches('switching'));
        assert.equal(fadingId !== null, run.matches(FADING));
        assert.ok(candidateId === null || candidateId !== openId);
        assert.ok(panel === null || openId !== null);
        if (run.matches('closed')) assert.equal(apex, null);
        assert.ok(run.clock.pending <= 1);
      },
    });
  });
});
