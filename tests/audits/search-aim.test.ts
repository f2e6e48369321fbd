import { expect, it } from 'vitest';
import { aimAt } from './search-aim.ts';

const aim = aimAt(`<main><h2 id="own">Own</h2><h3>Below</h3>
  <section id="part"><h3>Inside</h3></section>
  <h3><button aria-controls="panel">Opens</button></h3><div id="panel">Text</div>
  <h3>After the panel</h3></main>`);

it.each([
  ['own', 'Own'],
  ['own', 'Below'],
  ['part', 'Inside'],
  ['panel', 'Opens'],
])('accepts #%s for "%s"', (fragment, heading) => {
  expect(aim(fragment, heading)).toBeUndefined();
});

it.each([
  ['gone', 'Own', 'is not there'],
  ['panel', 'After the panel', 'belongs to something else'],
  ['part', 'Opens', 'belongs to something else'],
])('refuses #%s for "%s"', (fragment, heading, problem) => {
  expect(aim(fragment, heading)).toBe(problem);
});
