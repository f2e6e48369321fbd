export * from './worksheet.machine.ts';
export * from './worksheet.types.ts';
