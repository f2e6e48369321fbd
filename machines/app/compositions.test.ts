import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// Sets the time limit of tests that run many sequences.
import '#machines/testing/index.ts';
import { plantedFaults } from './testing/faults.ts';
import { properties, type Property } from './testing/properties.ts';
import { live, plans, type Plan } from './testing/steps.ts';
import { World, type Faults } from './testing/world.ts';

/** Fewer in mutation runs, as for the other random sequences. */
const RUNS = Math.min(800, Number(process.env['SEQUENCES'] ?? 800));

/** A planted fault must be detected within this many of the same sequences. */
const PATIENCE = 400;

const SEED = 20_250;

const all = Object.values(properties).flat();
const sequences = fc.sample(plans, { numRuns: PATIENCE, seed: SEED });

class BrokenProperty extends Error {}

/** Runs a plan and fails at the first moment at which one of these properties does not hold. */
async function check(plan: Plan, watched: readonly Property[], faults?: Faults): Promise<World> {
  const world = new World(plan.seed, faults);
  await live(world, plan, () => {
    for (const { name, holds } of watched) {
      if (!holds(world)) throw new BrokenProperty(`It does not hold that ${name}.`);
    }
  });
  return world;
}

/** The number of the first sequence that violates the property; null if none does. */
async function seenAt(property: Property, faults: Faults): Promise<number | null> {
  for (const [index, plan] of sequences.entries()) {
    try {
      await check(plan, [property], faults);
    } catch (error) {
      if (error instanceof BrokenProperty) return index + 1;
      throw error;
    }
  }
  return null;
}

/** The events of a world, in a few words each. */
function* happeningsIn(world: World): Generator<string> {
  for (const { type } of world.said) yield `the outbox says ${type}`;
  for (const { by } of world.requests) yield `a request by the ${by}`;
  for (const { cause } of world.sentToasts) yield `a toast because of the ${cause}`;
  for (const { isFirst } of world.marks)
    yield isFirst ? 'the first to tell' : 'not the first to tell';
  if (world.successes.length > 0) yield 'the form succeeds';
  if (world.returns.length > 0) yield 'the form gets an enquiry back';
  if (world.reloads.length > 0) yield 'a reload';
  if (world.activations.length > 0) yield 'an activation';
  if (world.restorations.length > 0) yield 'a draft comes back';
  if (world.hidings.length > 0) yield 'a draft is kept in haste';
  if (world.canceledAt.size > 0) yield 'a cancellation for good';
  if (world.unreadAt.size > 0) yield 'a record that cannot be read';
}

describe('two tabs of the site, with a shared store, lock and draft', () => {
  it(`keep all ${String(all.length)} properties in random sequences`, async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        await check(plan, all);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('reach every situation worth covering', async () => {
    const happenings = new Set<string>();
    for (const plan of sequences.slice(0, 100)) {
      for (const one of happeningsIn(await check(plan, []))) happenings.add(one);
    }
    expect([...happenings].toSorted()).toEqual([
      'a cancellation for good',
      'a draft comes back',
      'a draft is kept in haste',
      'a record that cannot be read',
      'a reload',
      'a request by the form',
      'a request by the outbox',
      'a toast because of the form',
      'a toast because of the outbox',
      'an activation',
      'not the first to tell',
      'the first to tell',
      'the form gets an enquiry back',
      'the form succeeds',
      'the outbox says CANCELED',
      'the outbox says KEPT',
      'the outbox says REFUSED',
      'the outbox says SENT',
      'the outbox says UNKEPT',
    ]);
  });

  it('have a planted fault for every property', () => {
    const seen = new Set(plantedFaults.map(({ breaks }) => breaks));
    expect([...seen].toSorted()).toEqual(all.map(({ name }) => name).toSorted());
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  });
});

for (const [group, members] of Object.entries(properties)) {
  describe(`${group}:`, () => {
    for (const property of members) {
      for (const fault of plantedFaults.filter(({ breaks }) => breaks === property.name)) {
        it(`${property.name}: would see ${fault.name}`, async () => {
          expect(await seenAt(property, fault)).not.toBeNull();
        });
      }
    }
  });
}
