import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import { innermost } from './recorder.ts';
import { stateInWords, stateMap } from './state-map.ts';

const start = (entry: (typeof machines)[number]) =>
  createActor(entry.machine, { input: entry.input as never })
    .start()
    .getSnapshot() as AnyMachineSnapshot;

describe('the map of states', () => {
  it.each(machines.map((entry) => [entry.name, entry] as const))(
    'has every current state of %s among at most eight boxes',
    (_, entry) => {
      const snapshot = start(entry);
      const boxes = stateMap(snapshot).flatMap((row) => row.boxes);
      expect(boxes.length).toBeLessThanOrEqual(8);
      const live = boxes.filter(({ isLive }) => isLive).map(({ name }) => name);
      expect(live.join(', ')).toContain(stateInWords(snapshot).split(', ')[0]);
      expect(live.length).toBeGreaterThanOrEqual(innermost(snapshot).length);
    },
  );

  it('shows what can follow before other states, and says how many are left out', () => {
    const names = Array.from({ length: 12 }, (_, at) => `s${String(at)}`);
    const machine = createMachine({
      id: 'longRow',
      initial: 's0',
      states: Object.fromEntries(
        names.map((name) => [name, name === 's0' ? { on: { GO: 's11' } } : {}]),
      ),
    });
    const [row] = stateMap(createActor(machine).start().getSnapshot());
    expect(row?.name).toBe('long row');
    expect(row?.boxes.map(({ name }) => name)).toEqual([...names.slice(0, 7), 's11']);
    expect(row?.boxes.filter(({ isNext }) => isNext).map(({ name }) => name)).toEqual(['s11']);
    expect(row?.others).toBe(4);
  });

  it('counts what a state inherits from those around it among what can follow', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'open',
      on: { CLOSE: '.closed' },
      states: { open: {}, closed: {}, locked: {} },
    });
    const [row] = stateMap(createActor(machine).start().getSnapshot());
    expect(row?.boxes.filter(({ isNext }) => isNext).map(({ name }) => name)).toEqual(['closed']);
  });

  it('has a row for each state that runs beside others, and for each that holds the current one', () => {
    const machine = createMachine({
      id: 'player',
      type: 'parallel',
      states: {
        sound: { initial: 'off', states: { off: {}, on: {} } },
        picture: {
          initial: 'shown',
          states: { hidden: {}, shown: { initial: 'still', states: { still: {}, moving: {} } } },
        },
        clock: {},
      },
    });
    const rows = stateMap(createActor(machine).start().getSnapshot());
    expect(rows.map(({ name, boxes }) => [name, ...boxes.map((box) => box.name)])).toEqual([
      ['sound', 'off', 'on'],
      ['picture', 'hidden', 'shown'],
      ['shown', 'still', 'moving'],
      ['clock', 'clock'],
    ]);
  });
});
