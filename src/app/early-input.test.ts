import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInput } from './early-input.ts';

/** As much of an element as is needed: attributes, a parent, and what a visitor does to it. */
class FakeElement extends EventTarget {
  isConnected = true;
  parent: FakeElement | null = null;
  #value = '';
  checked = false;
  selectionStart: number | null = 0;
  selectionEnd: number | null = 0;
  readonly selectionDirection = 'none';
  readonly localName: string;
  readonly attributes: Readonly<Record<string, string>>;
  constructor(localName: string, attributes: Readonly<Record<string, string>> = {}) {
    super();
    this.localName = localName;
    this.attributes = attributes;
  }
  /** On the prototype, as in a browser. */
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
  get type(): string {
    return this.attributes['type'] ?? '';
  }
  get className(): string {
    return this.attributes['class'] ?? '';
  }
  get name(): string {
    return this.attributes['name'] ?? '';
  }
  closest(): FakeElement | null {
    return isControl(this) ? this : (this.parent?.closest() ?? null);
  }
  focus(): void {
    page.activeElement = this;
  }
  setSelectionRange(start: number | null, end: number | null): void {
    [this.selectionStart, this.selectionEnd] = [start, end];
  }
}

const isControl = ({ localName }: FakeElement) => localName !== 'font' && localName !== 'body';

class Page extends EventTarget {
  readonly body = new FakeElement('body');
  activeElement: FakeElement | null = this.body;
  elements: FakeElement[] = [];
  querySelectorAll(): FakeElement[] {
    return this.elements.filter(isControl);
  }
}

let page: Page;
const element = (name: string, attributes?: Readonly<Record<string, string>>) =>
  new FakeElement(name, attributes);

/** A form as it is prerendered. */
const form = () => ({
  menu: element('button', { class: 'toggle' }),
  other: element('button', { class: 'toggle' }),
  name: element('input', { class: 'field', name: 'name', type: 'text' }),
  news: element('input', { class: 'box', name: 'news', type: 'checkbox' }),
  team: element('select', { class: 'field', name: 'team' }),
  message: element('textarea', { class: 'field', name: 'message' }),
});

const show = (parts: ReturnType<typeof form>) => {
  for (const old of page.elements) old.isConnected = false;
  if (page.activeElement?.isConnected === false) page.activeElement = page.body;
  page.elements = Object.values(parts);
  return parts;
};
const keep = () => keepInput(page as unknown as Document);
const focus = (control: FakeElement) => {
  control.focus();
  page.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: control }));
};
/** A press that was held; it has been dispatched, so it has a target. */
const press = (target: FakeElement) =>
  Object.defineProperty(new Event('click', { cancelable: true }), 'target', { value: target });
/** What an element hears. */
const hears = (control: FakeElement, type: string) => {
  const heard = vi.fn<(event: Event) => void>();
  control.addEventListener(type, heard);
  return heard;
};

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('FocusEvent', Event);
  page = new Page();
});
afterEach(() => vi.unstubAllGlobals());

it('a page that React keeps: presses are repeated in their order, and the focus is told', () => {
  const { menu, other, name } = show(form());
  const { giveBack, release } = keep();
  focus(name);
  const order: unknown[] = [];
  for (const one of [menu, other]) one.addEventListener('click', () => order.push(one));
  const heard = hears(name, 'focusin');
  name.value = 'Ada';
  giveBack();
  release([press(other), press(menu)]);
  expect(order).toEqual([other, menu]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(name.value).toBe('Ada');
});

it('a part that React built anew has what was typed, chosen and ticked, before its views look', () => {
  const before = show(form());
  const { giveBack } = keep();
  // Meanwhile, too.
  [before.name.value, before.message.value, before.team.value] = ['Ada', 'Half a sen', 'sales'];
  before.news.checked = true;
  const after = show(form());
  giveBack();
  expect([after.name.value, after.message.value, after.team.value]).toEqual([
    'Ada',
    'Half a sen',
    'sales',
  ]);
  expect(after.news.checked).toBe(true);
});

it('another part that follows takes nothing back', () => {
  const before = show(form());
  const { giveBack } = keep();
  before.name.value = 'Ada';
  const after = show(form());
  giveBack();
  after.name.value = 'Ada Lovelace';
  giveBack();
  expect(after.name.value).toBe('Ada Lovelace');
});

it('so is the focus, with the selection', () => {
  const before = show(form());
  const { giveBack } = keep();
  focus(before.message);
  before.message.setSelectionRange(2, 5);
  const after = show(form());
  giveBack();
  expect(page.activeElement).toBe(after.message);
  expect([after.message.selectionStart, after.message.selectionEnd]).toEqual([2, 5]);
});

it('a focus that has moved on stays', () => {
  const before = show(form());
  const { giveBack } = keep();
  focus(before.message);
  const after = show(form());
  after.team.focus();
  giveBack();
  expect(page.activeElement).toBe(after.team);
});

it('a press goes to the control in the same place, also one on a text that a translator replaced', () => {
  const before = show(form());
  const translated = element('font');
  translated.parent = before.other;
  page.elements.push(translated);
  const { release } = keep();
  const after = show(form());
  const [first, second] = [hears(after.menu, 'click'), hears(after.other, 'click')];
  translated.isConnected = false;
  release([press(translated)]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

it('what an extension had added is not mistaken for a control of the page', () => {
  const before = form();
  const added = element('button', { class: 'assistant' });
  page.elements = [added, ...Object.values(before)];
  const { giveBack, release } = keep();
  before.name.value = 'Ada';
  const after = show(form());
  added.isConnected = false;
  const pressed = hears(after.menu, 'click');
  giveBack();
  release([press(added), press(before.menu)]);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(after.name.value).toBe('Ada');
});
