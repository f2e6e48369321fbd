export * from './filter.machine.ts';
