/** Of the contact page alone, in one file: see stills.ts. */
export { Mailboxes } from './Mailboxes.tsx';
export { Trust } from './Trust.tsx';
