import type { FormErrors, FormValues } from '#machines/contact-form/index.ts';
import { checkEnquiry } from '#src/content/enquiry.ts';

/** Validates the form with the receiver's own rules: errors by field; empty when valid. */
export function checkValues(values: FormValues): FormErrors {
  const verdict = checkEnquiry(values);
  return verdict.ok ? {} : (verdict.errors as Record<string, string>);
}
