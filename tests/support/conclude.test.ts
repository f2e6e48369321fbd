import { expect, it } from 'vitest';
import { grouped } from './conclude.ts';

it('reports the same problem on many pages once, with the first pages and an example', () => {
  const problems = ['/', '/a', '/b', '/c', '/d', '/e', '/f'].map((page) => ({
    page,
    what: 'It is broken.',
    at: `line 1 of ${page}`,
  }));
  expect(grouped([...problems, { page: '/', what: 'It is slow.' }])).toEqual([
    'It is broken.\n    on /, /a, /b, /c, /d and 2 more\n    for example line 1 of /',
    'It is slow.\n    on /',
  ]);
});
