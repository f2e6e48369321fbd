export { optionOf, type Progress } from './lesson.ts';
export { productDemoMachine } from './product-demo.machine.ts';
export {
  selectBrand,
  selectClassResults,
  selectHour,
  selectItemResults,
  selectLastStep,
  selectNewAddress,
  selectNews,
  selectProgress,
  selectRole,
  selectTask,
  selectTrail,
  type ClassResult,
  type Happening,
  type ItemResult,
  type Task,
} from './product-demo.selectors.ts';
export { DAY, skyAt } from './sun.ts';
export {
  BRANDS,
  ROLES,
  type Brand,
  type News,
  type Phase,
  type ProductDemoEvent,
  type ProductDemoInput,
  type Question,
  type Role,
  type Step,
} from './product-demo.types.ts';
