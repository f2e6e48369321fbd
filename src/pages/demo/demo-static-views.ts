/** Parts used only by the demo page that never change while mounted, in one file: see static-parts.ts. */
export { DemoNotes } from './DemoNotes.tsx';
export { DemoWords } from './DemoWords.tsx';
