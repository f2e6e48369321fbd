/** What only service pages show that never changes while it is in sight, in one file: see stills.ts. */
export { Evidence } from './Evidence.tsx';
export { PlateSteps } from '#src/components/on-demand/plate/PlateSteps.tsx';
export { ProductView } from './ProductView.tsx';
export { ServiceIntro } from './ServiceIntro.tsx';
