import { describe, expect, it } from 'vitest';
import { handWritten } from './testing/hand-written.ts';

/** Styles that several style sheets share are defined only once (styles/index.ts). */

const sheets = import.meta.glob(
  ['/src/**/*.css.ts', '/tools/**/*.css.ts', '!/src/design/**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;

describe('the style sheets of the site', () => {
  it('write nothing by hand that the design already has', () => {
    const problems = Object.entries(sheets).flatMap(([file, source]) =>
      handWritten(source).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(sheets).length).toBeGreaterThan(50);
  });
});

describe('what is written by hand', () => {
  it.each([
    ["sectionStyle({ letterSpacing: '-0.02em' })", 'letterSpacing'],
    ['sectionStyle({ letterSpacing: 0 })', 'letterSpacing'],
    ['sectionStyle({ fontWeight: 640 })', 'fontWeight'],
    ["sectionStyle({ '::after': { content: '', position: 'absolute', inset: 0 } })", 'stretched'],
    [
      "{ selectors: { [`${card} a::after`]: {\n  position: 'absolute',\n  inset: 0 } } }",
      'stretched',
    ],
    ['export const card = style({ padding: 0 });', 'no layer'],
    ['globalStyle(`${card} p`, { margin: 0 });', 'no layer'],
    ["sectionStyle({ '@layer': { [section]: { margin: 0 } } })", 'a layer by hand'],
    ["sectionRule(`${card}:hover > img`, { scale: '1.04' });", 'a picture that grows'],
  ])('is found in %s', (source, problem) => {
    expect(handWritten(source)).toEqual([expect.stringContaining(problem)]);
  });
});
