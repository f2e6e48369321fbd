import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';
import { formJourney, openAnsweredForm } from './form-journey.ts';
import { readPart } from './reader.ts';

/**
 * Realistic faults, planted in the page one after another: each must change what is heard, or the
 * transcripts would miss it.
 */
interface Fault {
  readonly what: string;
  readonly selector: string;
  /** An attribute to change; null removes it. */
  readonly attribute?: readonly [name: string, value: string | null];
  /** The element becomes one of another kind. */
  readonly becomes?: string;
  /** Replaces or empties the text of the element. */
  readonly words?: string;
  readonly isGone?: true;
}

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  '/': [
    { what: 'a heading that is a paragraph', selector: 'main h2', becomes: 'p' },
    { what: 'a heading of another level', selector: 'main h2', becomes: 'h4' },
    {
      what: 'a region without a name',
      selector: 'main section',
      attribute: ['aria-labelledby', null],
    },
    {
      what: 'a name that leads nowhere',
      selector: 'main section',
      attribute: ['aria-labelledby', 'lost'],
    },
    {
      what: 'an accordion that hides its state',
      selector: 'main h3 button',
      attribute: ['aria-expanded', null],
    },
    {
      what: 'an accordion that lies about its state',
      selector: 'main h3 button',
      attribute: ['aria-expanded', 'true'],
    },
    { what: 'a button that is a box', selector: 'main h3 button', becomes: 'div' },
    { what: 'a list that is boxes', selector: 'main ul:has(> li > article)', becomes: 'div' },
    {
      what: 'a list item that is a box',
      selector: 'main ul:has(> li > article) > li',
      becomes: 'div',
    },
    {
      what: 'a list that is none',
      selector: 'main ul:has(> li > article)',
      attribute: ['role', 'presentation'],
    },
    {
      what: 'a carousel that is a plain region',
      selector: '[aria-roledescription=carousel]',
      attribute: ['aria-roledescription', null],
    },
    {
      what: 'a carousel without a name',
      selector: '[aria-roledescription=carousel]',
      attribute: ['aria-label', null],
    },
    {
      what: 'a slide without its place',
      selector: '[aria-roledescription=slide]',
      attribute: ['aria-label', null],
    },
    {
      what: 'a button without a name',
      selector: '[aria-roledescription=carousel] button',
      attribute: ['aria-label', null],
    },
    { what: 'a link without words', selector: 'main a[href]', words: '' },
    { what: 'a link that leads nowhere', selector: 'main a[href]', attribute: ['href', null] },
    { what: 'words that are hidden', selector: 'main p', attribute: ['aria-hidden', 'true'] },
    {
      what: 'a section that is hidden',
      selector: 'main section + section',
      attribute: ['hidden', ''],
    },
    {
      what: 'a section that does nothing',
      selector: 'main section + section',
      attribute: ['inert', ''],
    },
    { what: 'figures that are no list of terms', selector: 'main dl dt', becomes: 'span' },
  ],
  '/k-12/user-experiences': [
    {
      what: 'a current page that is not said',
      selector: 'main [aria-current]',
      attribute: ['aria-current', null],
    },
    { what: 'breadcrumbs without a name', selector: 'main nav', attribute: ['aria-label', null] },
    { what: 'a navigation that is a box', selector: 'main nav', becomes: 'div' },
    { what: 'an article that is a box', selector: 'main article', becomes: 'div' },
    { what: 'a paragraph that is lost', selector: 'main section p', isGone: true },
    { what: 'another first heading', selector: 'main h1', words: 'Welcome' },
    {
      what: 'a picture that is read out',
      selector: 'main img[alt=""]',
      attribute: ['alt', 'plate-07.svg'],
    },
    {
      what: 'a drawing that is read out',
      selector: 'main svg[aria-hidden]',
      attribute: ['aria-hidden', null],
    },
    { what: 'emphasis that is lost', selector: 'main strong', becomes: 'span' },
  ],
  '/contact-us': [
    { what: 'a field without a label', selector: '[name=fullName]', attribute: ['id', 'other'] },
    {
      what: 'a field that does not say it is required',
      selector: '[name=fullName]',
      attribute: ['aria-required', null],
    },
    {
      what: 'a field that is wrong from the start',
      selector: '[name=workEmail]',
      attribute: ['aria-invalid', 'true'],
    },
    {
      what: 'a hint that nobody hears',
      selector: '[name=workEmail]',
      attribute: ['aria-describedby', null],
    },
    {
      what: 'a box that is ticked',
      selector: 'main input[type=checkbox]',
      attribute: ['type', 'text'],
    },
    { what: 'a choice that is a text field', selector: 'main select', becomes: 'input' },
    { what: 'a form without a name', selector: 'main form', attribute: ['aria-labelledby', null] },
    {
      what: 'a status that is a plain box',
      selector: 'main [role=status]',
      attribute: ['role', null],
    },
    {
      what: 'an alert that is a plain box',
      selector: 'main [role=alert]',
      attribute: ['role', null],
    },
    {
      what: 'a button that cannot be pressed',
      selector: 'main form button[type=submit]',
      attribute: ['disabled', ''],
    },
    { what: 'a button with other words', selector: 'main form button[type=submit]', words: 'Go' },
    {
      what: 'a hidden field that is read',
      selector: 'main form [aria-hidden]:has(input)',
      attribute: ['aria-hidden', null],
    },
  ],
  '/blogs/accessibility-by-design': [
    { what: 'a contents list without a heading', selector: 'main nav h2', becomes: 'p' },
    { what: 'a term that is a paragraph', selector: 'main dt', becomes: 'p' },
    { what: 'a link in a text that is plain', selector: 'main section a', becomes: 'span' },
    { what: 'numbered steps without numbers', selector: 'main ol', becomes: 'div' },
  ],
};

const NEEDED = 0.95;

/** A page without scripts shows what widgets hide (src/app/start-page.ts): its styles require none by then. */
const isPlain = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .every(({ cssText }) => !cssText.includes('(scripting')),
  );

// Only the test modifies these pages.
test.describe('in pages without their scripts', () => {
  test.use({ expectedTrouble: /ERR_FAILED/u });

  test('at least 95 of 100 faults in a page are heard', async ({ page }) => {
    const silent: string[] = [];
    let count = 0;
    await page.route(/\.js$/u, (route) => route.abort());
    for (const [address, faults] of Object.entries(FAULTS)) {
      await page.goto(address);
      await isPlain(page);
      const sound = await readPart(page, 'main');
      for (const fault of faults) {
        count += 1;
        await page.evaluate(({ selector, attribute, becomes, words, isGone }) => {
          const element = document.querySelector<HTMLElement>(selector);
          if (element === null) throw new Error(`The page has no ${selector}.`);
          const main = document.querySelector('main');
          const whole = main?.cloneNode(true);
          Reflect.set(globalThis, 'mend', () => main?.replaceWith(whole ?? ''));
          if (attribute !== undefined) {
            const [name, value] = attribute;
            if (value === null) element.removeAttribute(name);
            else element.setAttribute(name, value);
          }
          if (words !== undefined) element.textContent = words;
          if (becomes !== undefined) {
            const other = document.createElement(becomes);
            for (const { name, value } of element.attributes) other.setAttribute(name, value);
            other.append(...element.childNodes);
            element.replaceWith(other);
          }
          if (isGone === true) element.remove();
        }, fault);
        if ((await readPart(page, 'main')) === sound) silent.push(`${address}: ${fault.what}`);
        await page.evaluate(() => (Reflect.get(globalThis, 'mend') as () => void)());
      }
      expect(await readPart(page, 'main'), `${address} is as before`).toBe(sound);
    }
    const figures = `${String(count - silent.length)} of ${String(count)} planted faults heard`;
    test.info().annotations.push({ type: 'figures', description: figures });
    expect((count - silent.length) / count, silent.join('\n')).toBeGreaterThanOrEqual(NEEDED);
  });
});

const accepted = readFileSync(
  path.join(import.meta.dirname, 'transcripts/journey-form.txt'),
  'utf8',
);

for (const [what, selector, name, value] of [
  ['an outcome that is announced to nobody', '[role=status]', 'role', 'presentation'],
  ['an outcome that interrupts', '[role=status]', 'aria-live', 'assertive'],
  ['a summary that cannot be focused', '[data-enquiry-slot=summary]', 'tabindex', null],
  ['a summary without a name', '[data-enquiry-slot=summary]', 'aria-labelledby', null],
  ['fields that do not point at their errors', 'input', 'aria-describedby', null],
] as const) {
  test(`${what} changes what is heard`, async ({ page }) => {
    await openAnsweredForm(page);
    await page.evaluate(
      ([where, attribute, to]) => {
        const plant = () => {
          for (const element of document.querySelectorAll(`main ${where}`)) {
            if (element.getAttribute(attribute) === to) continue;
            if (to === null) element.removeAttribute(attribute);
            else element.setAttribute(attribute, to);
          }
        };
        plant();
        new MutationObserver(plant).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
        });
      },
      [selector, name, value] as const,
    );
    expect(await formJourney(page)).not.toBe(accepted);
  });
}
