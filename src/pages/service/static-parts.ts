import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of service pages whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./service-static-views.ts'));

export const Evidence = staticPart('section', (views) => views.Evidence);
export const ProcessSteps = staticPart('div', (views) => views.ProcessSteps);
export const ProductView = staticPart('section', (views) => views.ProductView);
export const ServiceIntro = staticPart('section', (views) => views.ServiceIntro);
