import { expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { inspect } from '#src/components/hooks/inspection.ts';

it('lists the live actors of a page by their machine, until they stop', async () => {
  const page = { location: { search: '' }, addEventListener: () => undefined };
  vi.stubGlobal('window', page);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  const { inspectMachines } = await import('./inspect.ts');
  inspectMachines();
  const door = createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { OPEN: 'open' } }, open: {} },
  });
  const [first, second] = [createActor(door, { inspect }), createActor(door, { inspect })];
  first.start();
  second.start();
  expect(window.machines['door']).toEqual([first, second]);
  first.stop();
  expect(window.machines['door']).toEqual([second]);
});
