import { expect, it } from 'vitest';
import { plainSpecifiers } from './import-map.ts';

it('specifiers lose the bundler’s hash', () => {
  expect([...plainSpecifiers(['/assets/Tabs-CumzxxE.js', '/assets/k-12-B-wH7R_.css'])]).toEqual([
    ['/assets/Tabs-CumzxxE.js', '/assets/Tabs.js'],
    ['/assets/k-12-B-wH7R_.css', '/assets/k-12.css'],
  ]);
});

it('two files with one name are reported', () => {
  expect(() => plainSpecifiers(['/assets/a-CumzxxE.js', '/assets/a-DumzxxE.js'])).toThrow(
    'Two files of the build are named /assets/a.js',
  );
});
