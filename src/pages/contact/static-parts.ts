import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Used only by this page, so that other pages do not load their styles. */
const staticPart = staticPartsOf(() => import('./contact-static-views.ts'));

export const Mailboxes = staticPart('section', (views) => views.Mailboxes);
export const Trust = staticPart('div', (views) => views.Trust);
