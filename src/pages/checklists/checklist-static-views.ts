/** Parts used only by the checklists that never change while mounted: see static-parts.ts. */
export { Checklist } from './Checklist.tsx';
export { ChecklistIndex } from './ChecklistIndex.tsx';
