import { expect, it } from 'vitest';
import { plainSpecifiers } from './import-map.ts';

it('specifiers lose the bundler’s hash', () => {
  expect([...plainSpecifiers(['/assets/Tabs-CumzxxEw.js', '/assets/k-12-B-wH7R_M.css'])]).toEqual([
    ['/assets/Tabs-CumzxxEw.js', '/assets/Tabs.js'],
    ['/assets/k-12-B-wH7R_M.css', '/assets/k-12.css'],
  ]);
});

it('two files with one name are reported', () => {
  expect(() => plainSpecifiers(['/assets/a-CumzxxEw.js', '/assets/a-DumzxxEw.js'])).toThrow(
    'Two files of the build are named /assets/a.js',
  );
});
