import { site } from './site.ts';

/**
 * What a visitor agrees to with the newsletter box. The receiver stores this text with the time of
 * consent, and repeats it in the confirmation email.
 */
export const NEWSLETTER_CONSENT = `Send me the ${site.name} newsletter`;
