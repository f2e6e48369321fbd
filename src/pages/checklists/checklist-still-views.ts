/** What only the checklists show that never changes while it is in sight: see stills.ts. */
export { Checklist } from './Checklist.tsx';
export { ChecklistIndex } from './ChecklistIndex.tsx';
