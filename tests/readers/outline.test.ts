import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('indents what an element contains, and leaves out its end', () => {
  expect(
    outlineOf([
      'main',
      'heading, One, level 1',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, A',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'current page',
      'B',
      'end, current page',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'button, C',
      'end of main',
    ]),
  ).toBe(`main
  heading, One, level 1
  list
    listitem 1 of 2
      link, A
    listitem 2 of 2
      current page
        B
  button, C
`);
});

it('keeps a list item apart from one that is in another list', () => {
  expect(outlineOf(['list', 'listitem, level 2, position 1, set size 1', 'end of list'])).toBe(
    'list\n  listitem, level 2, position 1, set size 1\n',
  );
});
