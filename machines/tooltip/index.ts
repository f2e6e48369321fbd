export * from './tooltip.machine.ts';
