import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Verdicts } from './verdicts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hause-verdicts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const remember = (examined: Readonly<Record<string, string>>) => {
  const verdicts = new Verdicts<string>('check', folder);
  verdicts.keep('a test', { examined, detail: 'its name' });
  verdicts.save();
};
const heldBy = (digests: Readonly<Record<string, string>>) => [
  ...new Verdicts<string>('check', folder).holding((name) => digests[name] ?? 'none'),
];

describe('a verdict', () => {
  it('holds in the next run while everything it examined is unchanged', () => {
    remember({ '/': '1', '/about-us': '2' });
    expect(heldBy({ '/': '1', '/about-us': '2', '/solve': '3' })).toEqual([['a test', 'its name']]);
  });

  it('is invalidated when anything it examined is changed or missing', () => {
    remember({ '/': '1', '/about-us': '2' });
    expect(heldBy({ '/': '1', '/about-us': '3' })).toEqual([]);
    expect(heldBy({ '/': '1' })).toEqual([]);
  });

  it('is lost when its file is damaged', () => {
    remember({});
    writeFileSync(path.join(folder, 'check.json'), '{"a test": ');
    expect(heldBy({})).toEqual([]);
  });
});
