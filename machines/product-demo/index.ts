export * from './lesson.ts';
export * from './product-demo.machine.ts';
export * from './product-demo.selectors.ts';
export * from './sun.ts';
export * from './product-demo.types.ts';
