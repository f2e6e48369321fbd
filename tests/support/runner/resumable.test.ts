import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Resumable } from './resumable.ts';
import { workTreeHash } from './work-tree.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hause-resumable-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const good = { outcome: { passed: 3, failed: 0, output: '' }, ms: 5 };
const bad = { outcome: { passed: 2, failed: 1, output: '' }, ms: 5 };

describe('a run that was interrupted', () => {
  it('keeps what has passed, and reruns what has failed', () => {
    const first = new Resumable(folder, 'sources');
    expect(first.resumes).toBe(false);
    first.keep('links', good);
    first.keep('browser', bad);
    const second = new Resumable(folder, 'sources');
    expect(second.resumes).toBe(true);
    expect(second.passed('links')).toEqual(good);
    expect(second.passed('browser')).toBeUndefined();
  });

  it('starts over for other sources, for sources without a name, and with `fresh`', () => {
    for (const [of, fresh] of [
      ['other', false],
      [null, false],
      ['sources', true],
    ] as const) {
      new Resumable(folder, 'sources').keep('links', good);
      writeFileSync(path.join(folder, 'browser.events.jsonl'), 'old');
      const next = new Resumable(folder, of, fresh);
      expect(next.resumes).toBe(false);
      expect(next.passed('links')).toBeUndefined();
    }
  });

  it('starts over when its state cannot be read', () => {
    new Resumable(folder, 'sources').keep('links', good);
    writeFileSync(path.join(folder, 'state.json'), '{"of": "sour');
    expect(new Resumable(folder, 'sources').resumes).toBe(false);
  });
});

describe('the name of a working tree', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
    });
  const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  const hasGit = spawnSync('git', ['--version']).status === 0;

  it.runIf(hasGit)('changes if and only if the tree changes', () => {
    git('init', '--quiet');
    file('.gitignore', 'reports\n');
    file('a', '1');
    git('add', '.');
    git('commit', '--quiet', '--message=one');
    const names = [workTreeHash(folder)];
    file('reports', 'ignored');
    expect(workTreeHash(folder)).toBe(names[0]);
    file('a', '2');
    names.push(workTreeHash(folder));
    file('b', 'new');
    names.push(workTreeHash(folder));
    file('b', 'newer');
    names.push(workTreeHash(folder));
    git('add', '.');
    git('commit', '--quiet', '--message=two');
    names.push(workTreeHash(folder));
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain(null);
  });

  it('is missing where there is no repository', () => {
    expect(workTreeHash(folder)).toBeNull();
  });
});
