/** What only the demo's page shows that never changes while it is in sight, in one file: see stills.ts. */
export { DemoNotes } from './DemoNotes.tsx';
export { DemoWords } from './DemoWords.tsx';
