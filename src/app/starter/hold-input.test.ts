import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdInput } from './hold-input.ts';

/** An element, by what it is: the only selector that it is within. */
class Place extends EventTarget {
  readonly what: string;
  constructor(what: string) {
    super();
    this.what = what;
  }
  closest(selector: string): Place | null {
    return selector.split(',').includes(this.what) ? this : null;
  }
}

let page: EventTarget;
const onInput = vi.fn<() => void>();

beforeEach(() => {
  page = new EventTarget();
  onInput.mockReset();
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Something that the visitor does within an element of this kind. */
function act(type: string, what: string, init: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: new Place(what) });
  page.dispatchEvent(Object.assign(event, init));
  return event;
}
const key = (name: string, what: string, init: object = {}) =>
  act('keydown', what, { key: name, code: `Key${name.toUpperCase()}`, ...init });
const ctrlK = (what = 'body') => key('k', what, { ctrlKey: true });

it('holds presses of buttons and keys that move in a widget, and hands them over in order, once', () => {
  const letGo = holdInput(onInput);
  const held = [
    act('click', 'button'),
    key('ArrowRight', '[role=tab]'),
    key('Home', '[role=tab]'),
    key('ArrowLeft', 'button'),
    ctrlK(),
  ];
  expect(held.every((event) => event.defaultPrevented)).toBe(true);
  expect(onInput).toHaveBeenCalledTimes(5);
  expect(letGo()).toEqual(held);
  expect(act('click', 'button').defaultPrevented).toBe(false);
  expect(ctrlK().defaultPrevented).toBe(false);
});

it('leaves the browser what is its own: links, text, scrolling, shortcuts', () => {
  const letGo = holdInput(onInput);
  const left = [
    act('click', 'a'),
    key('a', 'body'),
    key('ArrowDown', '[role=tab]'),
    key('ArrowRight', 'input'),
    key('ArrowLeft', '[role=tab]', { altKey: true }),
    key('Home', 'button'),
    ctrlK('textarea'),
  ];
  expect(left.some((event) => event.defaultPrevented)).toBe(false);
  expect(letGo()).toEqual([]);
});

it('letters after Ctrl+K are for search, unless they are typed into a field', () => {
  const letGo = holdInput(onInput);
  const [opens, letter] = [ctrlK(), key('l', 'body')];
  key('m', 'input');
  key('c', 'body', { ctrlKey: true });
  key('Tab', 'body');
  expect(letGo()).toEqual([opens, letter]);
});

it('the element under the pointer comes first: views hear only of changes', () => {
  const letGo = holdInput(onInput);
  act('pointerover', 'a');
  const press = act('click', 'button');
  const over = act('pointerover', 'button');
  expect(letGo()).toEqual([over, press]);
  expect(onInput).toHaveBeenCalledTimes(1);
});
