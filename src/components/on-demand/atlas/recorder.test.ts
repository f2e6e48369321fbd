import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { recorder } from './recorder.ts';

describe('the recorder', () => {
  it('reports the machine it is asked for, and does not serialize others', () => {
    const told: string[] = [];
    let serialized = 0;
    const context = { toJSON: () => ++serialized };
    const inspect = recorder(
      () => 0,
      (_, { machineId }, { event }) => told.push(`${machineId} ${event.type}`),
      'own',
    );
    createActor(createMachine({ id: 'other', context }), { inspect }).start();
    expect(told).toEqual([]);
    expect(serialized).toBe(0);
    createActor(createMachine({ id: 'own', context }), { inspect }).start();
    expect(told).toEqual(['own xstate.init']);
    expect(serialized).toBe(1);
  });
});
