import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { recorder } from './recorder.ts';
import type { LogEntry } from './recorder.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: {} },
});

describe('the recorder', () => {
  it('records what every event led to, and which were ignored', () => {
    const log: LogEntry[] = [];
    const actor = createActor(door, {
      inspect: recorder(
        () => 0,
        (_, _snapshot, entry) => log.push(entry),
      ),
    });
    actor.start();
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'OPEN' });
    expect(log.map(({ states, taken, wasTaken }) => [states, taken, wasTaken])).toEqual([
      [['closed'], [], true],
      [['open'], ['door.closed door.open'], true],
      [['open'], [], false],
    ]);
  });

  it('records only the machine it is asked for', () => {
    const recorded: string[] = [];
    const inspect = recorder(
      () => 0,
      (_, { machine }) => recorded.push(machine.id),
      'door',
    );
    createActor(createMachine({ id: 'other' }), { inspect }).start();
    createActor(door, { inspect }).start();
    expect(recorded).toEqual(['door']);
  });
});
