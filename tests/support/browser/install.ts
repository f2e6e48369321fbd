import { ensureBrowsers } from './browser.ts';

/** Finds or installs the browser that the checks use, before they need it. */
console.log(ensureBrowsers().shell);
