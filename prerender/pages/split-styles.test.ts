import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const SHEETS: Readonly<Record<string, string>> = {
  '/assets/shared-1.css': '.a{color:red}',
  '/assets/entry-1.css': '.b{color:red}\n',
  '/assets/home-1.css': '.c{color:red}\n',
};
const read = (file: string) => SHEETS[file] ?? '';

test('shared styles are linked, and the rest is inlined in order, after the layer declaration', () => {
  const { linked, inline } = splitStyles(Object.keys(SHEETS), read);
  expect(linked).toEqual(['/assets/shared-1.css']);
  expect(inline).toBe(
    '@layer reset,base,layout,component,section,utility;.b{color:red}.c{color:red}',
  );
});
