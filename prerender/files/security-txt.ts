import type { Site } from '#src/content/schema/navigation.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** Where tools look for it (RFC 9116, section 3). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The RFC recommends less than a year; every build renews it. */
const DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How to report a vulnerability (RFC 9116). It expires 364 days after the day of the build, so that a
 * site that is no longer maintained stops promising a reply.
 */
export function securityTxt({ origin, lang, mailboxes }: Site, today: Date): string {
  const [day = ''] = new Date(today.getTime() + DAYS * DAY_MS).toISOString().split('T');
  const [language = ''] = lang.split('-');
  return [
    `Contact: mailto:${mailboxes.general}`,
    `Contact: ${origin}${FIXED.contact}`,
    `Expires: ${day}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    `Policy: ${origin}${FIXED.report}`,
    '',
  ].join('\n');
}
