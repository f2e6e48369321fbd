import { site } from './site.ts';

/**
 * What a visitor agrees to with the newsletter box. The receiver keeps these words with the time of
 * consent, and repeats them in the mail that confirms it.
 */
export const NEWSLETTER_CONSENT = `Send me the ${site.name} newsletter`;
