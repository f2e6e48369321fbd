import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { coversChart, settle, startRun } from '#machines/testing/index.ts';
import { draftMachine } from './index.ts';
import type { Draft, DraftEvent, FoundDraft } from './index.ts';

const written: Draft = { values: { message: 'Hello' }, key: null };
const found: FoundDraft = {
  values: { message: 'Earlier' },
  key: null,
  isOfThisVisit: true,
  isWaiting: false,
  errors: {},
};
const offered = { ...found, isOfThisVisit: false };

coversChart(draftMachine);

/** A parent that passes events on to the draft, as the form does, and remembers what it is told. */
const parentOf = (draft: typeof draftMachine, notified: (FoundDraft | null)[]) =>
  setup({ actors: { draft } }).createMachine({
    id: 'parent',
    invoke: { id: 'draft', src: 'draft' },
    on: { 'DRAFT.SETTLED': { actions: ({ event }) => void notified.push(event['found']) } },
  });

function start(device: FoundDraft | null | Error) {
  const log: string[] = [];
  const notified: (FoundDraft | null)[] = [];
  const logic = draftMachine.provide({
    actors: {
      find: fromPromise(async () => {
        if (device instanceof Error) throw device;
        return device;
      }),
    },
    actions: {
      save: (_, { draft }) => void log.push(`save ${String(draft?.values['message'])}`),
      remove: (_, { isOfAnyTab }) => void log.push(isOfAnyTab ? 'remove' : 'remove own'),
    },
  });
  const run = startRun(parentOf(logic, notified));
  const { draft } = run.snapshot.children;
  const send = async (...events: DraftEvent[]) => {
    for (const event of events) draft?.send(event);
    await settle();
  };
  const state = () => draft?.getSnapshot();
  return { run, log, notified, send, state };
}
const change: DraftEvent = { type: 'DRAFT.CHANGED', draft: written };

describe('a draft', () => {
  it('is saved 400 ms after the last keystroke', async () => {
    const draft = start(null);
    await draft.send({ type: 'DRAFT.SOUGHT' });
    await draft.send(change);
    draft.run.wait(399);
    await draft.send(change);
    draft.run.wait(399);
    expect(draft.log).toEqual([]);
    draft.run.wait(1);
    expect(draft.log).toEqual(['save Hello']);
    await draft.send(change);
    draft.run.wait(400);
    expect(draft.log).toHaveLength(2);
  });

  it('is saved at once when the page is left or the form submitted', async () => {
    const draft = start(null);
    await draft.send({ type: 'DRAFT.SOUGHT' });
    await draft.send(change, { type: 'PAGE.LEFT' });
    await draft.send({ type: 'DRAFT.SUBMITTED', draft: { ...written, key: 'one' } });
    draft.run.wait(1_000);
    expect(draft.log).toEqual(['save Hello', 'save Hello']);
  });

  it('is removed with its enquiry, or when the visitor asks, who is told', async () => {
    const draft = start(null);
    await draft.send({ type: 'DRAFT.SOUGHT' });
    await draft.send(change, { type: 'DRAFT.ENDED' });
    expect(draft.state()?.context.notice).toBe('none');
    await draft.send(change, { type: 'DRAFT.DISCARDED' });
    expect(draft.state()?.context.notice).toBe('discarded');
    draft.run.wait(1_000);
    expect(draft.log).toEqual(['remove own', 'remove']);
    await draft.send(change);
    expect(draft.state()?.context.notice).toBe('none');
  });

  it('of another tab stays when nothing was written here', async () => {
    const draft = start(null);
    await draft.send({ type: 'DRAFT.SOUGHT' });
    await draft.send({ type: 'DRAFT.ENDED' });
    expect(draft.log).toEqual([]);
  });

  it('of this visit goes to the form, and is not saved by being looked at', async () => {
    const draft = start(found);
    await draft.send({ type: 'DRAFT.SOUGHT' });
    draft.run.wait(1_000);
    expect([draft.notified, draft.log]).toEqual([[found], []]);
    expect(draft.state()?.context).toMatchObject({ draft: found, notice: 'restored' });
    await draft.send(change);
    expect(draft.state()?.context.notice).toBe('restored');
  });

  it.each([new Error('no storage'), null])(
    'that is not there (%s) is reported as none',
    async (device) => {
      const draft = start(device);
      await draft.send({ type: 'DRAFT.SOUGHT' });
      expect(draft.notified).toEqual([null]);
      expect(draft.state()?.context.offer).toBeNull();
      await draft.send({ type: 'OFFER.TAKEN' }, { type: 'OFFER.DECLINED' });
      expect(draft.notified).toEqual([null]);
    },
  );

  it('of an earlier visit is offered, and goes to the form when it is taken', async () => {
    const draft = start(offered);
    await draft.send({ type: 'DRAFT.SOUGHT' });
    expect(draft.notified).toEqual([null]);
    await draft.send({ type: 'OFFER.TAKEN' });
    expect(draft.notified).toEqual([null, offered]);
    draft.run.wait(400);
    expect(draft.log).toEqual(['save Earlier']);
  });

  it('that is declined is removed, unless another has taken its place by then', async () => {
    const draft = start(offered);
    await draft.send({ type: 'DRAFT.SOUGHT' }, { type: 'DRAFT.ENDED' });
    await draft.send({ type: 'OFFER.DECLINED' });
    expect(draft.log).toEqual(['remove']);
    expect(draft.state()?.context).toMatchObject({ offer: null, notice: 'discarded' });
    const other = start(offered);
    await other.send({ type: 'DRAFT.SOUGHT' });
    await other.send(change, { type: 'OFFER.DECLINED' });
    other.run.wait(400);
    expect(other.log).toEqual(['save Hello']);
  });

  it('that is written while another is looked for is saved', async () => {
    const draft = start(null);
    await draft.send({ type: 'DRAFT.SOUGHT' }, change);
    draft.run.wait(400);
    expect([draft.log, draft.notified]).toEqual([['save Hello'], [null]]);
  });

  it.each<[DraftEvent, string]>([
    [{ type: 'DRAFT.DISCARDED' }, 'remove'],
    [{ type: 'DRAFT.SUBMITTED', draft: written }, 'save Hello'],
  ])('is not looked for any longer after %j', async (event, logged) => {
    const draft = start(found);
    await draft.send({ type: 'DRAFT.SOUGHT' }, event);
    expect([draft.notified, draft.log]).toEqual([[null], [logged]]);
  });
});
