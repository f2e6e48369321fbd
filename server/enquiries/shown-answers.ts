import { ENQUIRY_FIELDS, factsOf, type Enquiry } from '#src/content/enquiry.ts';

type Shown = readonly (readonly [label: string, value: string])[];

/** The answers as people read them: by the label of their field, the long texts apart. */
export function shownAnswers(enquiry: Enquiry): { readonly lines: Shown; readonly texts: Shown } {
  const shown = ENQUIRY_FIELDS.map((field) => {
    const { control, label, none = '' } = factsOf(field);
    const value: string | boolean = enquiry[field];
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value || none;
    return { control, answer: [label, text] as const };
  });
  return {
    lines: shown.filter(({ control }) => control !== 'textarea').map(({ answer }) => answer),
    texts: shown.filter(({ control }) => control === 'textarea').map(({ answer }) => answer),
  };
}
