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
    expect(log.map(({ states, wasTaken }) => [states, wasTaken])).toEqual([
      [['closed'], true],
      [['open'], true],
      [['open'], false],
    ]);
  });
});
