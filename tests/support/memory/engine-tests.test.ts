import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoundEngines } from '#tests/engines/find-engines.ts';
import type { TestEvent } from '../runner/test-events.ts';
import { EngineMemory } from './engine-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hause-memory-'));
  for (const name of ['dist/assets', 'dist-meta']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  writeFileSync(path.join(folder, 'dist/index.html'), '<h1>Home</h1>');
  writeFileSync(
    path.join(folder, 'dist-meta/site.json'),
    JSON.stringify({
      buildId: '0123456789ab',
      pages: ['/'],
      redirects: [],
      scriptHashes: [],
      styleHashes: [],
      enquiry: 'simulated',
      imageOrigins: [],
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const BOTH: FoundEngines['found'] = [
  { name: 'firefox', version: '153.7' },
  { name: 'webkit', version: '2,52,0' },
];

const memory = (found = BOTH) =>
  new EngineMemory(path.join(folder, 'dist'), { found, missing: [] }, folder);

const SPEC = 'tests/engines/layouts.spec.ts';
const ran = (project: string, status: 'passed' | 'failed' = 'passed'): TestEvent[] => [
  { event: 'begin', retry: 0, id: project, name: project, file: SPEC, project },
  { event: 'end', id: project, status, retry: 0, ms: 1, errors: [] },
];

const remembered = (found?: FoundEngines['found']) =>
  memory(found)
    .remembered()
    .map(({ project }) => project);

describe('a test in another engine that has passed', () => {
  beforeEach(() => memory().learn([...ran('firefox'), ...ran('webkit')]));

  it('is remembered', () => {
    expect(remembered()).toEqual(['firefox', 'webkit']);
  });

  it('is not remembered without its engine, nor with another version of it', () => {
    expect(remembered(BOTH.slice(0, 1))).toEqual(['firefox']);
    expect(remembered([{ name: 'firefox', version: '154.0' }])).toEqual([]);
  });

  it('is run again after any page has changed', () => {
    writeFileSync(path.join(folder, 'dist/index.html'), '<h1>House</h1>');
    expect(remembered()).toEqual([]);
  });

  it('is run again after it has failed', () => {
    memory().learn(ran('webkit', 'failed'));
    expect(remembered()).toEqual(['firefox']);
  });
});
