import * as v from 'valibot';
import { expect, it } from 'vitest';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import { site } from '#src/content/site.ts';
import { securityTxt } from './security-txt.ts';

it('security.txt names contacts, the best first, and expires within a year of the build (RFC 9116)', () => {
  const text = securityTxt(v.parse(siteSchema, site), new Date('2026-11-22T20:15:00Z'));
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${site.mailboxes.general}`,
    `Contact: ${site.origin}/contact-us`,
    'Expires: 2027-11-21T00:00:00Z',
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    `Policy: ${site.origin}/trust#report`,
    '',
  ]);
});
