import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Parts of the checklists whose code a prerendered page does not load (src/components/static-parts/static-parts.tsx). */
const staticPart = staticPartsOf(() => import('./checklist-static-views.ts'));

export const Checklist = staticPart('section', (views) => views.Checklist);
export const ChecklistIndex = staticPart('section', (views) => views.ChecklistIndex);
