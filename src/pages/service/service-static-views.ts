/** Parts used only by service pages that never change while mounted, in one file: see static-parts.ts. */
export { Evidence } from './Evidence.tsx';
export { ProcessSteps } from '#src/components/process-steps/ProcessSteps.tsx';
export { ProductView } from './ProductView.tsx';
export { ServiceIntro } from './ServiceIntro.tsx';
