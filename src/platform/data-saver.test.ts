import { afterEach, expect, it, vi } from 'vitest';
import { isDataDear, isSavingData } from './data-saver.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false, false],
  [{ effectiveType: '4g', type: 'wifi' }, false, false],
  [{ saveData: true }, true, true],
  [{ effectiveType: 'slow-2g' }, true, true],
  [{ effectiveType: '4g', type: 'cellular' }, false, true],
])('a connection %j: data saver %s, dear %s', (connection, isSaving, isDear) => {
  vi.stubGlobal('navigator', { connection });
  expect([isSavingData(), isDataDear()]).toEqual([isSaving, isDear]);
});
