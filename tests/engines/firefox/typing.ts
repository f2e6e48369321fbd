import type { Locator, Page } from '@playwright/test';
import { chooseDate, isDateField } from '../choose-date.ts';

/**
 * Makes `fill` press keys in Firefox. Over WebDriver BiDi, Playwright would set the value by script,
 * which React does not notice.
 */
export function typingInto(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'fill'>;
  const { fill } = prototype;
  if (fill.name === 'fillByKeys') return;
  prototype.fill = async function fillByKeys(this: Locator, value, options) {
    if (await this.evaluate(isDateField)) {
      await this.evaluate(chooseDate, value);
      return;
    }
    // Selects the existing text, and deletes it with a key.
    await fill.call(this, '', options);
    if (value !== '') await this.pressSequentially(value, options);
  };
}
