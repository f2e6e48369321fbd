import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '#tests/support/paths.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: unknown;
  readonly 'timeout-minutes': number;
  readonly strategy: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps: readonly Step[];
}

const text = readFileSync(path.join(ROOT, '.github/workflows/checks.yml'), 'utf8');
const workflow = parse(text) as {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);

it('runs on every push and pull request, without the permissions of the target branch', () => {
  expect(Object.keys(workflow.on).toSorted()).toEqual(['pull_request', 'push']);
});

it('can read the repository and nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(jobs.filter((job) => job.permissions !== undefined)).toEqual([]);
});

it('pins every action to a commit, with its version in a comment', () => {
  const uses = text.split('\n').filter((line) => /\buses:/u.test(line));
  expect(uses.length).toBe(steps.filter((step) => step.uses !== undefined).length);
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses)
    expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u);
});

it('runs what developers run, on the oldest supported Node and on the pinned one', () => {
  expect(steps.filter(({ run }) => run !== undefined).map(({ run }) => run)).toEqual(['.ci/run']);
  accessSync(path.join(ROOT, '.ci/run'), constants.X_OK);
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string };
    devDependencies: { node: string };
  };
  const oldest = Number(/\d+/u.exec(manifest.engines.node)?.[0]);
  const own = Number.parseInt(manifest.devDependencies.node, 10);
  expect(jobs.map((job) => job.strategy.matrix.node)).toEqual([[oldest, own]]);
});

it('uploads the reports of every run, including one that was stopped', () => {
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(upload?.if).toBe('${{ always() }}');
  expect(upload?.with?.['path']).toMatch(/^reports\/$/mu);
});

it('stops a run that hangs, but not one that is slow: a run has taken 53 minutes', () => {
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThanOrEqual(120);
});
