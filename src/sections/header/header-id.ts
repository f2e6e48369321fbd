/** The header's id: the first frame waits for it (build/html-document.ts). */
export const HEADER_ID = 'site-header';
