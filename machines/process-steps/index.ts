export * from './process-steps.machine.ts';
