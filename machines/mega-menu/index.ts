export * from './mega-menu.machine.ts';
export * from './safe-polygon.ts';
