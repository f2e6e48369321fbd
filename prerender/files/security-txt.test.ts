import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { site as siteSchema } from '#src/content/schema/navigation.ts';
import trust from '#src/content/pages/trust/index.ts';
import { site } from '#src/content/site.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';

const today = new Date('2026-11-22T20:15:00Z');
const text = securityTxt(v.parse(siteSchema, site), today);

/** The fields in order, parsed according to RFC 9116, section 4: a name, a colon, a space, a value. */
const fields = text
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => /^([A-Za-z-]+): (\S.*)$/u.exec(line)?.slice(1) ?? [line]);
const valuesOf = (name: string) =>
  fields.filter(([field]) => field === name).map(([, value]) => value);

describe('security.txt', () => {
  it('ends with a line break, and contains only fields', () => {
    expect(text.endsWith('\n')).toBe(true);
    expect(fields.filter((field) => field.length !== 2)).toEqual([]);
  });

  it('lists the preferred contact first: a company mailbox', () => {
    expect(valuesOf('Contact')).toEqual([
      `mailto:${site.mailboxes.general}`,
      `${site.origin}/contact-us`,
    ]);
  });

  it('expires once, within a year of the build', () => {
    const [expires = '', ...others] = valuesOf('Expires');
    expect(others).toEqual([]);
    expect(expires).toBe('2027-11-21T00:00:00Z');
    const days = (Date.parse(expires) - today.getTime()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  it('has its own URL, a language, and a policy that exists on the site', () => {
    expect(valuesOf('Canonical')).toEqual([site.origin + SECURITY_TXT_PATH]);
    expect(valuesOf('Preferred-Languages')).toEqual(['en']);
    const [policy = ''] = valuesOf('Policy');
    const { pathname, hash } = new URL(policy);
    expect(pathname).toBe('/trust');
    expect(trust.sections.map(({ id }) => `#${id}`)).toContain(hash);
  });
});
