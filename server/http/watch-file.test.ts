import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testFolder } from '#server/testing/for-test.ts';
import { stampOf, watchFile } from './watch-file.ts';

it('reports each change once, also one made before watching began, until it is stopped', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const file = join(testFolder(), 'site.json');
  writeFileSync(file, '{"buildId":"a"}');
  const onChange = vi.fn();
  const replace = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  /** How often it has reported a change, after looking twice. */
  const reports = () => {
    vi.advanceTimersByTime(2_000);
    return onChange.mock.calls.length;
  };
  const since = stampOf(file);
  let stop = watchFile(file, since, onChange);
  expect(reports()).toBe(0);
  stop();
  // The server's order: the file is read, and some time later it is watched.
  replace('{"buildId":"bb"}');
  stop = watchFile(file, since, onChange);
  expect(reports()).toBe(1);
  replace('{"buildId":"ccc"}');
  expect(reports()).toBe(2);
  // Removed or emptied, it is being replaced.
  rmSync(file);
  expect(reports()).toBe(2);
  writeFileSync(file, '');
  expect(reports()).toBe(2);
  writeFileSync(file, '{"buildId":"dddd"}');
  expect(reports()).toBe(3);
  stop();
  replace('{"buildId":"e"}');
  expect(reports()).toBe(3);
});
