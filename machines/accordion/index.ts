export * from './accordion.machine.ts';
