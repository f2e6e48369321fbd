import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { inspect } from '#src/components/hooks/inspection.ts';
import { watchMachines } from './running-machines.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: {} },
});

it('lists machines that were running before, and what they do from then on, until they stop', () => {
  const [first, second] = [createActor(door, { inspect }), createActor(door, { inspect })];
  first.start();
  second.start();
  const { get, subscribe } = watchMachines();
  const states = () => get().map(({ snapshot, log }) => [snapshot.value, log.length]);
  expect(states()).toEqual([
    ['closed', 0],
    ['closed', 0],
  ]);
  const ignore = subscribe(() => undefined);
  second.send({ type: 'OPEN' });
  expect(states()).toEqual([
    ['closed', 0],
    ['open', 1],
  ]);
  first.stop();
  expect(get().map(({ actor }) => actor)).toEqual([second]);
  ignore();
  second.stop();
});
