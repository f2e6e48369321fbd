import assert from 'node:assert/strict';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import {
  checkRandomSequences,
  controlledPromise,
  doing,
  expectFullCoverage,
  replayPaths,
  settle,
  startRun,
} from '#machines/testing/index.ts';
import { pageMachine, type PageReport, type SaveOutcome } from './index.ts';

const save = controlledPromise<SaveOutcome, { path: string }>();
const remove = controlledPromise<void, { path: string }>();
const machine = pageMachine.provide({
  actors: { savePage: save.logic, removePage: remove.logic },
});

let reports: PageReport[] = [];
const parent = createActor(
  fromCallback<EventObject>(({ receive }) => {
    receive((report) => {
      reports.push(report as PageReport);
    });
  }),
).start();

beforeEach(() => {
  save.reset();
  remove.reset();
  reports = [];
});

const request = { type: 'SAVE.REQUESTED' } as const;
const grant = { type: 'SLOT.GRANTED' } as const;
const withdraw = { type: 'SAVE.WITHDRAWN' } as const;
const removal = { type: 'REMOVE.REQUESTED' } as const;
const there = {
  type: 'INVENTORY.READ',
  saved: { bytes: 7, savedAt: 70 },
  isEvicted: false,
} as const;
const gone = { type: 'INVENTORY.READ', saved: null, isEvicted: true } as const;
const never = { type: 'INVENTORY.READ', saved: null, isEvicted: false } as const;
const every = [request, grant, withdraw, removal, there, gone, never];

const SAVED = { outcome: 'saved', bytes: 5, savedAt: 50 } as const;

function start() {
  return startRun(machine, { input: { path: '/k-12', parent } });
}

async function startSaved() {
  const run = start().send(request, grant);
  await save.resolve(SAVED);
  return run;
}

const last = () => reports.at(-1);
const report = (overrides: Partial<PageReport>): PageReport => ({
  type: 'PAGE.REPORTED',
  path: '/k-12',
  phase: 'notSaved',
  saved: null,
  failure: null,
  wasEvicted: false,
  ...overrides,
});

describe('a page', () => {
  it('starts as not saved, without a report', () => {
    const run = start();
    expect(run.value).toBe('notSaved');
    expect(reports).toEqual([]);
  });

  it('requires a path', () => {
    expect(() => startRun(machine, { input: { path: '' } })).toThrow(
      "offline page: path is '', but must be a non-empty string.",
    );
  });

  it('is queued and then saved, with its size and time', async () => {
    const run = start().send(request);
    expect(run.value).toBe('queued');
    expect(save.calls).toHaveLength(0);
    run.send(grant);
    expect(run.value).toBe('saving');
    expect(save.calls[0]?.input).toEqual({ path: '/k-12' });
    await save.resolve(SAVED);
    expect(run.value).toBe('saved');
    // The library is not notified of changes that it made itself.
    expect(reports).toEqual([report({ phase: 'saved', saved: { bytes: 5, savedAt: 50 } })]);
  });

  it('is not saved when it is withdrawn from the queue', () => {
    expect(start().send(request, withdraw).value).toBe('notSaved');
    expect(reports).toEqual([]);
    expect(start().send(request, removal).value).toBe('notSaved');
    expect(reports).toEqual([report({})]);
    expect(remove.calls).toHaveLength(0);
  });

  it('fails for the network or for lack of space, and can be retried', async () => {
    const run = start().send(request, grant);
    await save.reject(new Error('no answer'));
    expect(run.value).toBe('failed');
    expect(last()).toEqual(report({ phase: 'failed', failure: 'network' }));
    run.send(request);
    expect(run.context.failure).toBeNull();
    run.send(grant);
    await save.resolve({ outcome: 'full' });
    expect(run.value).toBe('failed');
    expect(last()).toEqual(report({ phase: 'failed', failure: 'quota' }));
    run.send(request, grant);
    await save.resolve(SAVED);
    expect(last()).toEqual(report({ phase: 'saved', saved: { bytes: 5, savedAt: 50 } }));
  });

  it('reports its removal when done', async () => {
    const run = (await startSaved()).send(removal);
    expect(run.value).toBe('removing');
    expect(remove.calls[0]?.input).toEqual({ path: '/k-12' });
    expect(last()).toMatchObject({ phase: 'removing', saved: { bytes: 5 } });
    await remove.resolve();
    expect(run.value).toBe('notSaved');
    expect(last()).toEqual(report({}));
  });

  it('is still saved when it could not be removed', async () => {
    const run = (await startSaved()).send(removal);
    await remove.reject(new Error('no database'));
    expect(run.value).toBe('saved');
    expect(last()).toMatchObject({ phase: 'saved', saved: { bytes: 5, savedAt: 50 } });
  });

  it('is cleaned up when it is removed during saving or after a failure', async () => {
    const saving = start().send(request, grant, removal);
    expect(saving.value).toBe('removing');
    expect(save.pending()).toHaveLength(0);
    await remove.reject(new Error('no database'));
    expect(saving.value).toBe('notSaved');
    const failed = start().send(request, grant);
    await save.reject(new Error('no answer'));
    failed.send(removal);
    await remove.resolve();
    expect(failed.value).toBe('notSaved');
    expect(last()).toEqual(report({}));
  });

  it('that was evicted is not saved, and reports that until it is saved again', async () => {
    const run = (await startSaved()).send(gone);
    expect(run.value).toBe('notSaved');
    expect(run.context).toMatchObject({ phase: 'notSaved', saved: null, wasEvicted: true });
    run.send(request, grant);
    expect(run.context.wasEvicted).toBe(true);
    await save.resolve(SAVED);
    expect(last()).toMatchObject({ phase: 'saved', wasEvicted: false });
  });

  it('reports its state when it receives a request that it cannot handle', async () => {
    const run = await startSaved();
    const before = reports.length;
    run.send(request, grant);
    expect(run.value).toBe('saved');
    expect(reports.slice(before).map((one) => one.phase)).toEqual(['saved', 'saved']);
    start().send(grant);
    expect(last()).toEqual(report({}));
  });

  it('without a parent and without a host fails silently', async () => {
    const run = startRun(pageMachine, { input: { path: '/x' } }).send(request, grant);
    await settle();
    expect(run.value).toBe('failed');
    run.send(removal);
    await settle();
    expect(run.value).toBe('notSaved');
    expect(run.context.failure).toBe('network');
    expect(run.context.parent).toBeNull();
    expect(reports).toEqual([]);
  });
});

describe('the inventory', () => {
  it('marks a page as saved', async () => {
    const run = start().send(there);
    expect(run.value).toBe('saved');
    expect(run.context).toMatchObject({ phase: 'saved', saved: { bytes: 7, savedAt: 70 } });
    const failed = start().send(request, grant);
    await save.reject(new Error('no answer'));
    const before = reports.length;
    expect(failed.send(never, gone).value).toBe('failed');
    expect(failed.send(there).value).toBe('saved');
    expect(failed.context).toMatchObject({ saved: { bytes: 7, savedAt: 70 }, failure: null });
    expect(reports).toHaveLength(before);
  });

  it('corrects the size and time of a saved page', async () => {
    const run = (await startSaved()).send(there);
    expect(run.value).toBe('saved');
    expect(run.context.saved).toEqual({ bytes: 7, savedAt: 70 });
  });

  it('marks a page as evicted', async () => {
    expect(start().send(gone).context.wasEvicted).toBe(true);
    const run = (await startSaved()).send(never);
    expect(run.value).toBe('notSaved');
    expect(run.context).toMatchObject({ saved: null, wasEvicted: true });
  });

  it('does not change a page that was never saved', () => {
    const run = start().send(never);
    expect(run.context).toMatchObject({ phase: 'notSaved', saved: null, wasEvicted: false });
  });

  it('comes from the library, so pages do not report it back', async () => {
    const run = await startSaved();
    const before = reports.length;
    run.send(there, never);
    start().send(gone, there);
    expect(reports).toHaveLength(before);
  });

  it('does not interrupt an operation in progress', () => {
    expect(start().send(request, there).value).toBe('queued');
    expect(start().send(request, grant, there, gone).value).toBe('saving');
  });
});

describe('the whole chart', () => {
  it('is fully covered by generated paths', async () => {
    const report = await replayPaths(machine, {
      input: { path: '/k-12' },
      promises: { save: save as never, remove: remove as never },
      events: (snapshot) => [
        ...every,
        ...(snapshot.value === 'saving'
          ? [
              { type: 'xstate.done.actor.save', output: SAVED },
              { type: 'xstate.done.actor.save', output: { outcome: 'full' } },
              { type: 'xstate.error.actor.save', error: 'no' },
            ]
          : []),
        ...(snapshot.value === 'removing'
          ? [
              { type: 'xstate.done.actor.remove', output: undefined },
              { type: 'xstate.error.actor.remove', error: 'no' },
            ]
          : []),
      ],
    });
    expectFullCoverage(machine, [report]);
  });

  it('keeps its invariants in 10,000 random sequences', async () => {
    await checkRandomSequences(machine, {
      input: { path: '/k-12', parent },
      promises: true,
      before: () => {
        save.reset();
        remove.reset();
        reports = [];
      },
      step: fc.oneof(
        fc.constantFrom(...every),
        doing('saved', () => save.pending().at(-1)?.resolve(SAVED)),
        doing('full', () => save.pending().at(-1)?.resolve({ outcome: 'full' })),
        doing('not saved', () => save.pending().at(-1)?.reject(new Error('no'))),
        doing('removed', () => remove.pending().at(-1)?.resolve()),
        doing('not removed', () => remove.pending().at(-1)?.reject(new Error('no'))),
      ),
      invariant: (run) => {
        const { context, value } = run;
        assert.equal(context.phase, value);
        assert.equal(save.pending().length, value === 'saving' ? 1 : 0);
        assert.equal(remove.pending().length, value === 'removing' ? 1 : 0);
        if (value === 'saved') {
          assert.notEqual(context.saved, null);
          assert.deepEqual(context.failure, null);
          assert.deepEqual(context.wasEvicted, false);
        }
        if (value === 'failed') assert.notEqual(context.failure, null);
        if (value === 'notSaved') assert.equal(context.saved, null);
      },
    });
  }, 300_000);
});
