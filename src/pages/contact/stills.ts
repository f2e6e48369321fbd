import { stillsOf } from '#src/components/still/still.tsx';

/** Used only by this page, so that other pages do not load their styles. */
const still = stillsOf(() => import('./contact-still-views.ts'));

export const Mailboxes = still('section', (views) => views.Mailboxes);
export const Trust = still('div', (views) => views.Trust);
