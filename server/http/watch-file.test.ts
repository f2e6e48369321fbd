import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stampOf, watchFile } from './watch-file.ts';

let folder = '';
let file = '';
let stop = () => {};
const onChange = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hause-watch-'));
  file = join(folder, 'site.json');
  writeFileSync(file, '{"buildId":"a"}');
  vi.useFakeTimers();
  onChange.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** The server's order: the file is read, and some time later it is watched. */
function watch(between: () => void = () => {}) {
  const since = stampOf(file);
  between();
  stop = watchFile(file, since, onChange);
}
const replace = (text: string) => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};
const looks = () => vi.advanceTimersByTime(1_000);

it('reports nothing while the file stays as it was', () => {
  watch();
  looks();
  looks();
  expect(onChange).not.toHaveBeenCalled();
});

it('reports a change that was made before watching began', () => {
  watch(() => replace('{"buildId":"b"}'));
  looks();
  looks();
  expect(onChange).toHaveBeenCalledOnce();
});

it('reports each change once', () => {
  watch();
  for (const id of ['bb', 'ccc']) {
    replace(JSON.stringify({ buildId: id }));
    looks();
    looks();
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('waits until a removed or emptied file is there again', () => {
  watch();
  rmSync(file);
  looks();
  writeFileSync(file, '');
  looks();
  expect(onChange).not.toHaveBeenCalled();
  writeFileSync(file, '{"buildId":"b"}');
  looks();
  expect(onChange).toHaveBeenCalledOnce();
});

it('reports nothing once it is stopped', () => {
  watch();
  stop();
  replace('{"buildId":"b"}');
  looks();
  expect(onChange).not.toHaveBeenCalled();
});
