import { createTextStore } from './storage.ts';

/** Storage of this tab only, kept until it is closed. */
export const sessionStore = createTextStore(() => sessionStorage);
