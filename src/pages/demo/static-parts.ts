import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of the demo page whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./demo-static-views.tsx'));

export const DemoNotes = staticPart('section', (views) => views.DemoNotes);
export const DemoWords = staticPart('header', (views) => views.DemoWords);
