export * from './carousel.machine.ts';
