import { ENQUIRY_FIELDS, factsOf } from '#src/content/enquiry-fields.ts';
import type { ENQUIRY_FORM, EnquiryField } from '#src/content/enquiry-fields.ts';

/** Someone who tests can name. */
const ADA: Readonly<Record<string, string>> = {
  fullName: 'Ada Lovelace',
  hearAboutUs: 'A colleague',
};

const BY_TYPE = { email: 'ada@school.example', tel: '+44 20 7946 0000', text: 'A few words' };

type Form = typeof ENQUIRY_FORM;

/** A valid enquiry with the required fields only, in form order. */
export const exampleEnquiry = Object.fromEntries(
  ENQUIRY_FIELDS.flatMap((field) => {
    const { least, type = 'text' } = factsOf(field);
    return least === undefined ? [] : [[field, (ADA[field] ?? BY_TYPE[type]).padEnd(least, 's')]];
  }),
) as {
  readonly [F in EnquiryField as Form[F] extends { readonly least: number } ? F : never]: string;
};
