export * from './theme.machine.ts';
