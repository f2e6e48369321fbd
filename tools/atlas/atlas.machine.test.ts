import { describe, expect, it } from 'vitest';
import { expectFullCoverage, startRun } from '#machines/testing/index.ts';
import {
  atlasMachine,
  selectActors,
  selectIsWhole,
  selectName,
  selectWatched,
} from './atlas.machine.ts';
import { LOG_LENGTH } from '#src/components/on-demand/atlas/reports.ts';

const input = { names: ['carousel', 'tabs'], name: null };
const entry = { at: 0, event: { type: 'TAB.NEXT' }, states: [], taken: [], wasTaken: true };
const report = (session: string, status = 'active', page = 'p') =>
  ({
    type: 'PAGE.REPORTED',
    message: {
      kind: 'report',
      page,
      path: '/',
      session,
      report: { machineId: 'tabs', status, value: {}, states: [], context: {} },
      entry,
    },
  }) as const;
const start = (name: string | null = null) => startRun(atlasMachine, { input: { ...input, name } });

describe('the atlas', () => {
  const runs: ReturnType<typeof start>[] = [];
  const opened = (name: string | null = null) => {
    const run = start(name);
    runs.push(run);
    return run;
  };

  it('opens the machine named in the URL, or the gallery if it does not exist', () => {
    expect(opened('tabs').value).toMatchObject({ view: { machine: 'own' } });
    expect(opened('tab').value).toMatchObject({ view: 'gallery' });
    expect(selectName(opened('tab').snapshot)).toBeNull();
  });

  it('switches between machines and back to the gallery', () => {
    const run = opened();
    run.send({ type: 'MACHINE.CHOSEN', name: 'carousel' });
    expect(selectName(run.snapshot)).toBe('carousel');
    run.send({ type: 'MACHINE.CHOSEN', name: 'tabs' });
    expect(selectName(run.snapshot)).toBe('tabs');
    run.send({ type: 'MACHINE.CHOSEN', name: 'nothing' });
    expect(selectName(run.snapshot)).toBeNull();
    run.send({ type: 'MACHINE.CHOSEN', name: 'tabs' });
    run.send({ type: 'GALLERY.CHOSEN' });
    expect(run.value).toMatchObject({ view: 'gallery' });
  });

  it('watches an actor of an open page until it is gone', () => {
    const run = opened('tabs');
    run.send({ type: 'ACTOR.CHOSEN', key: 'p x:1' });
    expect(selectWatched(run.snapshot)).toBeNull();
    run.send(report('x:1'));
    run.send(report('x:2'));
    run.send({ type: 'ACTOR.CHOSEN', key: 'p x:1' });
    expect(selectWatched(run.snapshot)?.session).toBe('x:1');
    run.send({ type: 'ACTOR.CHOSEN', key: 'p x:2' });
    expect(selectWatched(run.snapshot)?.session).toBe('x:2');
    run.send({ type: 'OWN.CHOSEN' });
    expect(selectWatched(run.snapshot)).toBeNull();
    run.send({ type: 'ACTOR.CHOSEN', key: 'p x:2' });
    run.send(report('x:2', 'stopped'));
    expect(run.value).toMatchObject({ view: { machine: 'own' }, pages: 'heard' });
    run.send({ type: 'PAGE.LEFT', page: 'p' });
    expect(run.value).toMatchObject({ pages: 'silent' });
  });

  it('drops the actors of a closed page, and no others', () => {
    const run = opened();
    run.send(report('x:1'));
    run.send(report('x:1', 'active', 'q'));
    run.send({ type: 'PAGE.LEFT', page: 'p' });
    expect(Object.keys(selectActors(run.snapshot))).toEqual(['q x:1']);
  });

  it('shows a drawing at full size or fitted', () => {
    const run = opened('tabs');
    expect(selectIsWhole(run.snapshot)).toBe(false);
    run.send({ type: 'ZOOM.TOGGLED' });
    expect(selectIsWhole(run.snapshot)).toBe(true);
    run.send({ type: 'ZOOM.TOGGLED' });
    expect(selectIsWhole(run.snapshot)).toBe(false);
  });

  it('keeps the newest log entries', () => {
    const run = opened();
    for (let line = 0; line < LOG_LENGTH + 5; line += 1) run.send(report('x:1'));
    expect(selectActors(run.snapshot)['p x:1']?.log).toHaveLength(LOG_LENGTH);
  });

  it('has every state and transition covered by these tests', () => {
    expectFullCoverage(atlasMachine, runs);
  });
});
