import type { Reach } from './schema/owner-facts.ts';
import { reach } from './site.ts';

/** The ways to a person (src/content/site.ts) as pages use them: null for what is not filled in. */

const { replyDays, telephone, calendar, address } = reach as Reach;

/** How soon an enquiry is answered: "within 2 business days". */
export const replyTime =
  replyDays === undefined
    ? null
    : `within ${replyDays === 1 ? 'one business day' : `${String(replyDays)} business days`}`;

/** The telephone as a link. */
export const telephoneLink =
  telephone === undefined
    ? null
    : { text: telephone, href: `tel:${telephone.replaceAll(/[ -]/gu, '')}` };

export const calendarHref = calendar ?? null;

/** Where "Schedule a call" leads: to times, to the telephone, or else to the form. */
export const callHref = calendarHref ?? telephoneLink?.href ?? '/contact-us?topic=call';

/** A postal address in one line. */
export const addressLine = ({
  street,
  city,
  region,
  postalCode,
  country,
}: NonNullable<Reach['address']>): string =>
  `${street}, ${city}, ${region === undefined ? '' : `${region} `}${postalCode}, ${country}`;

export const postalAddress = address === undefined ? null : addressLine(address);
