import { stillsOf } from '#src/components/still/still.tsx';

/** Of this page only: their styles are not those of other pages. */
const still = stillsOf(() => import('./contact-still-views.ts'));

export const Mailboxes = still('section', (views) => views.Mailboxes);
export const Trust = still('div', (views) => views.Trust);
