import { describe, expect, it } from 'vitest';
import {
  checkEnquiry,
  cleanedIn,
  ENQUIRY_FIELDS,
  ENQUIRY_LIMITS,
  REPRESENTATIVES,
} from './enquiry.ts';
import { EMPTY_FORM, factsOf } from './enquiry-fields.ts';
import contactUs from './pages/contact-us.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import type { EnquiryErrors, EnquiryField } from './enquiry.ts';

const required = ENQUIRY_FIELDS.filter((field) => factsOf(field).least !== undefined);

/**
 * The error message of an otherwise valid enquiry with this value in one field; '' if there is
 * none.
 */
const said = (field: EnquiryField, value: unknown): string => {
  const verdict = checkEnquiry({ ...exampleEnquiry, [field]: value });
  if (verdict.ok) return '';
  expect(Object.keys(verdict.errors)).toEqual([field]);
  return verdict.errors[field] ?? '';
};

/** The messages of required fields; those of docs/specification.md, 5, are verbatim. */
const REQUIRED: EnquiryErrors = {
  ...Object.fromEntries(required.map((field) => [field, factsOf(field).message])),
  fullName: 'Name must be at least 2 characters',
  workEmail: 'Please enter a valid email address',
  contactNo: 'Please enter a valid contact number',
  hearAboutUs: 'Please let us know how you heard about us',
};

describe('an enquiry', () => {
  it('needs only the required fields; the others have defaults, and nobody is auto-subscribed', () => {
    expect(checkEnquiry(exampleEnquiry)).toEqual({
      ok: true,
      enquiry: { ...EMPTY_FORM, ...exampleEnquiry, subscribe: false },
    });
  });

  it('is trimmed, except for the message', () => {
    const verdict = checkEnquiry({
      ...exampleEnquiry,
      fullName: '  Ada  ',
      message: '  as typed\n',
    });
    expect(verdict).toMatchObject({
      ok: true,
      enquiry: { fullName: 'Ada', message: '  as typed\n' },
    });
  });

  it('gets all field errors at once, with the messages of the specification', () => {
    const blank = Object.fromEntries(required.map((field) => [field, '']));
    for (const input of [
      {},
      blank,
      { fullName: 1, workEmail: null, contactNo: [], hearAboutUs: {} },
    ]) {
      expect(checkEnquiry(input)).toEqual({ ok: false, errors: REQUIRED });
    }
  });

  it('lists the fields in form order', () => {
    const wrong = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, 7]));
    const verdict = checkEnquiry(wrong);
    expect(verdict.ok ? [] : Object.keys(verdict.errors)).toEqual([...ENQUIRY_FIELDS]);
  });

  it('is invalid, without an exception, for any input', () => {
    for (const input of [undefined, null, 7, 'text', [], () => 7, Object.create(null)]) {
      expect(checkEnquiry(input)).toEqual({ ok: false, errors: REQUIRED });
    }
  });
});

describe('the form', () => {
  it('says how many fields are required', () => {
    const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
    expect(
      contactUs.labels.formIntro.split(' ')[0],
      'Correct the number in labels.formIntro of src/content/pages/contact-us.ts',
    ).toBe(NUMBERS[required.length]);
  });

  it.each(ENQUIRY_FIELDS)('has words for %s', (field) => {
    const { control, label, message, options, none } = factsOf(field);
    const where = `src/content/enquiry-fields.ts: ${field}`;
    expect(label, `${where} needs a label`).toMatch(/\S/u);
    expect(message, `${where} needs a message for a wrong value`).toMatch(/\S/u);
    if (control !== 'select') return;
    expect(options, `${where} is a select and needs options`).not.toHaveLength(0);
    expect(none, `${where} is a select and needs "none", the words for no choice`).toMatch(/\S/u);
  });
});

describe('a field', () => {
  it('has a minimum length, counted after trimming', () => {
    for (const [field, least] of [
      ['fullName', 2],
      ['contactNo', 6],
      ['hearAboutUs', 2],
    ] as const) {
      expect(said(field, 'x'.repeat(least))).toBe('');
      expect(said(field, 'x'.repeat(least - 1))).toBe(REQUIRED[field]);
      expect(said(field, ` ${'x'.repeat(least - 1)} `)).toBe(REQUIRED[field]);
    }
  });

  it('has a maximum length, which the message states', () => {
    for (const field of ['fullName', 'contactNo', 'hearAboutUs', 'message'] as const) {
      const limit = ENQUIRY_LIMITS[field];
      expect(said(field, 'x'.repeat(limit))).toBe('');
      expect(said(field, 'x'.repeat(limit + 1))).toBe(
        `Please use ${String(limit)} characters or fewer`,
      );
    }
    expect(said('workEmail', `ada@${'x'.repeat(251)}`)).toBe('Please use 254 characters or fewer');
  });

  it('with a single line rejects line breaks and NUL; the message may have several lines', () => {
    for (const field of ['fullName', 'workEmail', 'contactNo', 'hearAboutUs'] as const) {
      for (const sign of ['\r', '\n', '\0']) {
        expect(said(field, `${exampleEnquiry[field]}${sign}x`)).toBe(
          'Please keep this on one line',
        );
      }
    }
    expect(said('message', 'two\r\nlines')).toBe('');
    expect(said('message', 'a\0b')).toBe('Please remove the unprintable character');
    expect(said('message', 7)).toBe('Please write your message as text');
  });

  it('for the email address must be a valid address', () => {
    for (const good of [
      'a@b.co',
      'first.last+tag@sub.example.org',
      'o’neil@example.org'.replace('’', "'"),
    ])
      expect(said('workEmail', good)).toBe('');
    for (const bad of [
      'ada',
      'ada@',
      'ada@school',
      'ada@school.x',
      'ada@school.example.x',
      '@example.org',
      'a b@example.org',
      'a@b@c.org',
      'a@-b.org',
    ])
      expect(said('workEmail', bad)).toBe(REQUIRED.workEmail);
  });

  it('for the email address accepts letters of every script, and cleans what was pasted', () => {
    const cleaned = (workEmail: string) => {
      const verdict = checkEnquiry({ ...exampleEnquiry, workEmail });
      return verdict.ok ? verdict.enquiry.workEmail : undefined;
    };
    for (const good of [
      'info@müller.de',
      'jörg@example.de',
      '李@例子.中国',
      'ada@xn--mller-kva.de',
    ]) {
      expect(cleaned(good)).toBe(good);
    }
    expect(cleaned(' ada@example.org\u200b')).toBe('ada@example.org');
    // The form shows it as well; what is not changed is left alone.
    expect(cleanedIn({ ...exampleEnquiry, workEmail: 'ada＠example.org\u200b' })).toEqual({
      workEmail: 'ada@example.org',
    });
    expect(cleanedIn({ ...exampleEnquiry, fullName: 'ａda\u200b' })).toEqual({});
    expect(cleaned('\u2068ａｄａ＠example．org\u2069')).toBe('ada@example.org');
    for (const bad of [
      'jörg@müller',
      'jörg @example.de',
      'ada@exa mple.dé',
      'ada@müller.de/x',
      'ada@müller.xn--a',
      'a“b@example.de',
    ]) {
      expect(said('workEmail', bad)).toBe(REQUIRED.workEmail);
    }
  });

  it('for the team accepts a listed team or an empty value', () => {
    for (const team of [...REPRESENTATIVES, '']) expect(said('representative', team)).toBe('');
    expect(said('representative', 'Sales')).toBe(
      'Please choose a team from the list, or leave this empty',
    );
  });

  it('for the newsletter must be a boolean', () => {
    expect(checkEnquiry({ ...exampleEnquiry, subscribe: false })).toMatchObject({
      enquiry: { subscribe: false },
    });
    expect(said('subscribe', 'yes')).toBe('Please check or uncheck the newsletter box');
  });
});
