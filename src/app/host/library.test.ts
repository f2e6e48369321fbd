import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { updateMachine } from '#machines/update/index.ts';
import type { WorkerRequest } from '#src/features/offline/worker-protocol.ts';
import { PREFERENCE, addLibrary } from './library.ts';

const stored = new Map<string, string>();
let page = new EventTarget();
const connection = Object.assign(new EventTarget(), { saveData: false });
let asked: string[] = [];
let saves: MessagePort[] = [];

beforeEach(() => {
  stored.clear();
  page = new EventTarget();
  asked = [];
  saves = [];
  connection.saveData = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('location', { pathname: '/about-us', origin: 'https://hause.example' });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** A worker that saves pages until the test ends that. */
function postMessage(question: WorkerRequest, [port]: readonly MessagePort[]) {
  asked.push(question.type);
  if (question.type === 'PAGE') port?.postMessage({ ok: true, answer: false });
  else if (question.type === 'SAVE' && port !== undefined) saves.push(port);
}

function open() {
  const app = createActor(appMachine, {
    input: { isOffline: false, wordsFor: ({ kind }) => ({ kind: 'info', title: kind }) },
  }).start();
  const update = createActor(updateMachine, { input: { isControlled: true } }).start();
  addLibrary(app, { active: { postMessage } } as never, update as never);
  return app;
}

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true));
const rest = () => new Promise((done) => setTimeout(done, 50));
const times = (type: string) => asked.filter((one) => one === type).length;

/** The visitor removes pages or stops saving in another tab. */
function declineElsewhere({ isHeard }: { readonly isHeard: boolean }) {
  stored.set(PREFERENCE, 'declined');
  if (!isHeard) return;
  page.dispatchEvent(
    Object.assign(new Event('storage'), { key: PREFERENCE, newValue: 'declined' }),
  );
}

const savedSome = () =>
  saves.at(-1)?.postMessage({ ok: true, answer: { saved: 6, failed: 0, left: 9, isFull: false } });

it('saves nothing that the visitor has removed in another tab', async () => {
  for (const isHeard of [false, true]) {
    stored.clear();
    asked = [];
    open();
    await until(() => times('SAVE') === 1);
    declineElsewhere({ isHeard });
    savedSome();
    await rest();
    expect(times('SAVE')).toBe(1);
  }
});

it('reports data saver only when it is switched, however often the connection changes', async () => {
  const app = open();
  const heard: unknown[] = [];
  app.subscribe(() => heard.push(null));
  await until(() => times('SAVE') === 1);
  heard.length = 0;
  connection.dispatchEvent(new Event('change'));
  expect(heard).toHaveLength(0);
  connection.saveData = true;
  connection.dispatchEvent(new Event('change'));
  expect(heard).toHaveLength(1);
});

it('saves for a visitor whose stored preference is none that could have been chosen', async () => {
  stored.set(PREFERENCE, 'constructor');
  open();
  await until(() => times('SAVE') === 1);
});
