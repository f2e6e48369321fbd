import { afterEach, expect, it, vi } from 'vitest';
import { bePlain } from './be-plain.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with a style sheet that cannot be read, and one with rules for scripts and for none. */
function pageThatIs(readyState: DocumentReadyState) {
  const ofScripts = { mediaText: 'screen and (scripting: enabled)' };
  const ofNone = { mediaText: '(scripting: none)' };
  const lost = {
    get cssRules(): never {
      throw new Error('Cannot access rules');
    },
  };
  const readable = {
    cssRules: [
      { media: ofScripts, cssRules: [] },
      { cssRules: [{ media: ofNone, cssRules: [] }] },
      { selectorText: 'a' },
    ],
  };
  const view = new EventTarget();
  vi.stubGlobal('document', { readyState, styleSheets: [lost, readable] });
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  return {
    view,
    isPlain: () => ofScripts.mediaText.includes('max') && ofNone.mediaText.includes('min'),
  };
}

it('makes the page the one that it is without scripts', () => {
  const { isPlain } = pageThatIs('complete');
  bePlain();
  expect(isPlain()).toBe(true);
});

it('waits for style sheets that have not arrived yet', () => {
  const { view, isPlain } = pageThatIs('interactive');
  bePlain();
  expect(isPlain()).toBe(false);
  view.dispatchEvent(new Event('load'));
  expect(isPlain()).toBe(true);
});
