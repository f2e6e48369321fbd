import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInput } from './early-input.ts';

/** As much of an element as is needed; what a browser does with all of it is in tests/e2e/waking.spec.ts. */
class FakeElement extends EventTarget {
  isConnected = true;
  parent: FakeElement | null = null;
  value = '';
  readonly localName: string;
  readonly className: string;
  constructor(localName: string, className = '') {
    super();
    this.localName = localName;
    this.className = className;
  }
  closest(): FakeElement | null {
    return isControl(this) ? this : (this.parent?.closest() ?? null);
  }
  focus(): void {
    page.activeElement = this;
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

/** A form as it is prerendered. */
const form = () => ({
  menu: new FakeElement('button', 'toggle'),
  other: new FakeElement('button', 'toggle'),
  name: new FakeElement('input', 'field'),
  team: new FakeElement('select', 'field'),
});

const show = (parts: ReturnType<typeof form>) => {
  for (const old of page.elements) old.isConnected = false;
  if (page.activeElement?.isConnected === false) page.activeElement = page.body;
  page.elements = Object.values(parts);
  return parts;
};
const keep = () => keepInput(page as unknown as Document);

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  page = new Page();
});
afterEach(() => vi.unstubAllGlobals());

it('another part that follows takes nothing back', () => {
  const before = show(form());
  const { giveBack } = keep();
  before.name.value = 'Ada';
  const after = show(form());
  giveBack();
  expect(after.name.value).toBe('Ada');
  after.name.value = 'Ada Lovelace';
  giveBack();
  expect(after.name.value).toBe('Ada Lovelace');
});

it('a focus that has moved on stays', () => {
  const before = show(form());
  before.name.focus();
  const { giveBack } = keep();
  const after = show(form());
  after.team.focus();
  giveBack();
  expect(page.activeElement).toBe(after.team);
});

it('a press goes to the control in the same place, also one on a text that a translator replaced', () => {
  const before = show(form());
  const translated = new FakeElement('font');
  translated.parent = before.other;
  page.elements.push(translated);
  const { release } = keep();
  const after = show(form());
  const pressed: FakeElement[] = [];
  for (const button of [after.menu, after.other]) {
    button.addEventListener('click', () => pressed.push(button));
  }
  translated.isConnected = false;
  release([Object.defineProperty(new Event('click'), 'target', { value: translated })]);
  expect(pressed).toEqual([after.other]);
});
