export * from './mobile-menu.machine.ts';
