import type { FormErrors, FormValues } from '#machines/contact-form/index.ts';
import { checkEnquiry } from '#src/content/enquiry.ts';

/** The receiver's own verdict on what is in the form: what is wrong, by field; nothing when it is right. */
export function checkValues(values: FormValues): FormErrors {
  const verdict = checkEnquiry(values);
  return verdict.ok ? {} : (verdict.errors as Record<string, string>);
}
