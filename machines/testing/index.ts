import { vi } from 'vitest';

// 10,000 sequences take about a second, but a busy machine may be many times slower.
vi.setConfig({ testTimeout: 15 * 60_000 });

export { TestClock } from './test-clock.ts';
export {
  controlledPromise,
  settle,
  type ControlledCall,
  type ControlledPromise,
} from './controlled-promise.ts';
export {
  Coverage,
  describeCoverage,
  expectFullCoverage,
  type CoverageReport,
  type CoverageSource,
} from './coverage.ts';
export { MachineRun, startRun, type RunOptions } from './machine-run.ts';
export {
  coveringPaths,
  replayPaths,
  type MachinePath,
  type PathOptions,
  type PathReport,
  type ReplayOptions,
} from './paths.ts';
export {
  checkRandomSequences,
  doing,
  waiting,
  type DoStep,
  type RandomOptions,
  type WaitStep,
} from './random-sequences.ts';
