import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of service pages whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./service-still-views.ts'));

export const Evidence = still('section', (views) => views.Evidence);
export const PlateSteps = still('div', (views) => views.PlateSteps);
export const ProductView = still('section', (views) => views.ProductView);
export const ServiceIntro = still('section', (views) => views.ServiceIntro);
