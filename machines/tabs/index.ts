export * from './tabs.machine.ts';
