import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateNode } from 'xstate';
import { machines } from './index.ts';
import { startRun } from './testing/index.ts';

/** All events that any state handles, including those it deliberately ignores. */
const eventsOf = (node: AnyStateNode): string[] => [
  ...node.transitions.keys(),
  ...Object.values(node.states).flatMap(eventsOf),
];

describe('the registry', () => {
  it('lists every machine once, each with a unique id', () => {
    const names = machines.map((entry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(machines.map((entry) => entry.machine.id)).size).toBe(names.length);
  });

  const charts = globSync('*/*.machine.ts', { cwd: import.meta.dirname });
  it.each(charts)('lists what %s defines', async (file) => {
    const exported = Object.values(
      (await import(path.join(import.meta.dirname, file))) as Record<string, unknown>,
    );
    const defined = exported.filter((one) => one instanceof StateMachine);
    expect(defined.length).toBeGreaterThan(0);
    // The registry may list a copy with other actors provided, which has the same id.
    const shown = machines.map(({ machine }) => machine.id);
    for (const { id } of defined) expect(shown).toContain(id);
  });

  it.each(charts)('has a test beside %s that demands full coverage of it', (file) => {
    const test = readFileSync(
      path.join(import.meta.dirname, file.replace(/\.ts$/u, '.test.ts')),
      'utf8',
    );
    expect(test).toMatch(/\b(?:coversChart|expectFullCoverage)\(/u);
  });

  it.each(machines.map((entry) => [entry.name, entry] as const))(
    '%s starts with its example input, handles its example events and has a description',
    (_, { machine, input, events, description }) => {
      const run = startRun(machine, { input } as never);
      expect(run.snapshot.status).toBe('active');
      run.stop();
      for (const { type } of events) expect(eventsOf(machine.root)).toContain(type);
      expect(events.length).toBeGreaterThan(0);
      expect(description).toMatch(/^[A-Z].*\.$/);
    },
  );
});
