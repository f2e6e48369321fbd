import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Entries from './layer-entry.ts';

/** A history whose `back` arrives later, as in a browser. */
class FakeHistory {
  readonly states: unknown[] = [{ page: 1 }];
  readonly back = vi.fn<() => void>();
  get state(): unknown {
    return this.states.at(-1);
  }
  pushState(state: unknown): void {
    this.states.push(state);
  }
}

let history: FakeHistory;
let view: EventTarget;
let entries: typeof Entries;

const arrive = () => {
  history.states.pop();
  view.dispatchEvent(new Event('popstate'));
};

beforeEach(async () => {
  history = new FakeHistory();
  view = new EventTarget();
  vi.stubGlobal('History', FakeHistory);
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.resetModules();
  entries = await import('./layer-entry.ts');
});
afterEach(() => vi.unstubAllGlobals());

it('layers share one entry, which keeps what the page’s own says', () => {
  entries.pushLayerEntry();
  entries.pushLayerEntry();
  expect(history.states).toHaveLength(2);
  expect(history.state).toMatchObject({ page: 1 });
});

it('it is dropped once, however many layers close, and only if it is there', () => {
  entries.dropLayerEntry();
  expect(history.back).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    entries.pushLayerEntry();
    entries.dropLayerEntry();
    entries.dropLayerEntry();
    expect(history.back).toHaveBeenCalledTimes(times);
    arrive();
    entries.dropLayerEntry();
    expect(history.back).toHaveBeenCalledTimes(times);
  }
});

it('one that a reload or the back/forward cache has left behind is dropped', () => {
  entries.pushLayerEntry();
  entries.dropLeftEntry();
  view.dispatchEvent(new Event('pageshow'));
  expect(history.back).toHaveBeenCalledTimes(1);
  arrive();
  entries.pushLayerEntry();
  view.dispatchEvent(new Event('pageshow'));
  expect(history.back).toHaveBeenCalledTimes(2);
});
