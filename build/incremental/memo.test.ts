import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Memo } from './memo.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'memo-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build that requests these results; returns the ones it had to compute. */
async function ask(questions: readonly string[], code = 'code') {
  const memo = await Memo.open<string>(folder, code);
  const computed: string[] = [];
  for (const question of questions) {
    const answer = memo.get(question, () => {
      computed.push(question);
      return `answer to ${question}`;
    });
    expect(answer).toBe(`answer to ${question}`);
  }
  await memo.save();
  return computed;
}

it('computes a result once, in this build and the next', async () => {
  expect(await ask(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(await ask(['b', 'c'])).toEqual(['c']);
});

it('drops results that the last build did not request', async () => {
  await ask(['a', 'b']);
  expect(await ask(['b'])).toEqual([]);
  expect(await ask(['a', 'b'])).toEqual(['a']);
});

it('computes everything again when the code has changed or the entry is damaged', async () => {
  await ask(['a']);
  expect(await ask(['a'], 'other code')).toEqual(['a']);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file)).subarray(0, -1));
  }
  expect(await ask(['a'])).toEqual(['a']);
});

it('awaits a result only once, and not at all if the last build had it', async () => {
  const make = (answer: string) => {
    asked.push(answer);
    return Promise.resolve(answer);
  };
  const asked: string[] = [];
  const first = await Memo.open<string>(folder, 'code');
  expect(await first.getLater('a', () => make('one'))).toBe('one');
  expect(await first.getLater('a', () => make('two'))).toBe('one');
  await first.save();
  const second = await Memo.open<string>(folder, 'code');
  expect(await second.getLater('a', () => make('three'))).toBe('one');
  expect(asked).toEqual(['one']);
});
