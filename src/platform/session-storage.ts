import { createTextStore } from './storage.ts';

/** This tab's own, kept until it is closed. */
export const sessionStore = createTextStore(() => sessionStorage);
