import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of the demo page whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./demo-still-views.ts'));

export const DemoNotes = still('section', (views) => views.DemoNotes);
export const DemoWords = still('header', (views) => views.DemoWords);
