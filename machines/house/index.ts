export * from './house.machine.ts';
export * from './house.types.ts';
