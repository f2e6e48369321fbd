import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine, selectIsOffline } from '#machines/app/index.ts';
import type { AppEvent } from '#machines/app/index.ts';
import type { Answerer } from '#machines/connectivity/index.ts';
import { followNetwork } from './follow-network.ts';

const browser = { onLine: true };
const newPage = () => Object.assign(new EventTarget(), { hidden: false });
let page = newPage();
let probes: PromiseWithResolvers<Answerer>[] = [];

beforeEach(() => {
  browser.onLine = true;
  page = newPage();
  probes = [];
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** A page that starts with what the browser reports; its root, and what it is told afterwards. */
function open(onLine: boolean) {
  browser.onLine = onLine;
  const sent: AppEvent[] = [];
  const app = createActor(appMachine, {
    input: { isOffline: !onLine, wordsFor: ({ kind }) => ({ kind: 'info', title: kind }) },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event') sent.push(inspected.event as AppEvent);
    },
  }).start();
  sent.length = 0;
  followNetwork(app, () => {
    const answer = Promise.withResolvers<Answerer>();
    probes.push(answer);
    return answer.promise;
  });
  return { app, sent, isOffline: () => selectIsOffline(app.getSnapshot()) };
}

const look = () => page.dispatchEvent(new Event('visibilitychange'));
const settle = () => new Promise((done) => setTimeout(done));

describe('a page that starts while the browser reports no network', () => {
  it('knows that there is one once the site has answered', async () => {
    const { isOffline } = open(false);
    expect(isOffline()).toBe(true);
    probes[0]?.resolve('site');
    await settle();
    expect(isOffline()).toBe(false);
  });

  it('says that something else has answered', async () => {
    const { sent } = open(false);
    probes[0]?.resolve('network');
    await settle();
    expect(sent).toEqual([{ type: 'FETCH.FAILED', isHeld: true }]);
  });

  it('believes the browser when nobody answers', async () => {
    const { sent } = open(false);
    probes[0]?.reject(new Error('nobody'));
    await settle();
    expect(sent).toEqual([{ type: 'NETWORK.LOST' }]);
  });

  it('does not report the loss of a network that was found while it was asking', async () => {
    const { app, sent, isOffline } = open(false);
    browser.onLine = true;
    app.send({ type: 'NETWORK.FOUND' });
    probes[0]?.reject(new Error('nobody'));
    await settle();
    expect(isOffline()).toBe(false);
    expect(sent.at(-1)).toEqual({ type: 'FETCH.FAILED' });
  });
});

describe('a page that comes back into view', () => {
  it.each(['visibilitychange', 'pageshow'])(
    'learns of a network that was found while it could not be told (%s)',
    (type) => {
      const { app, isOffline } = open(true);
      app.send({ type: 'NETWORK.LOST' });
      page.dispatchEvent(new Event(type));
      expect(isOffline()).toBe(false);
    },
  );

  it('learns of a loss only if the site does not answer', async () => {
    const { sent, isOffline } = open(true);
    browser.onLine = false;
    look();
    expect(sent).toEqual([]);
    probes[0]?.resolve('site');
    await settle();
    expect(isOffline()).toBe(false);
    look();
    probes[1]?.reject(new Error('nobody'));
    await settle();
    expect(isOffline()).toBe(true);
  });

  it('asks nothing when nothing has changed, or when it goes out of view', () => {
    const { app, sent } = open(true);
    look();
    app.send({ type: 'NETWORK.LOST' });
    browser.onLine = false;
    look();
    page.hidden = true;
    browser.onLine = true;
    look();
    expect(probes).toEqual([]);
    expect(sent).toEqual([{ type: 'NETWORK.LOST' }]);
  });
});
