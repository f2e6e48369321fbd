import { vi } from 'vitest';

// Ten thousand sequences take about a second, but a busy machine may be many times slower.
vi.setConfig({ testTimeout: 15 * 60_000 });

export { controlledPromise, settle } from './controlled-promise.ts';
export { coversChart, expectFullCoverage } from './coverage.ts';
export { startRun, type MachineRun } from './run.ts';
export { checkRandomSequences, doing, SEQUENCES, waiting } from './random-sequences.ts';
