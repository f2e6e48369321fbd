import { stillsOf } from '#src/components/still/still.tsx';

/** Parts of the checklists whose code a prerendered page does not load (src/components/still/still.tsx). */
const still = stillsOf(() => import('./checklist-still-views.ts'));

export const Checklist = still('section', (views) => views.Checklist);
export const ChecklistIndex = still('section', (views) => views.ChecklistIndex);
