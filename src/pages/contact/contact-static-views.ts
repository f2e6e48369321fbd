/** Parts used only by the contact page, in one file: see static-parts.ts. */
export { Mailboxes } from './Mailboxes.tsx';
export { Trust } from './Trust.tsx';
