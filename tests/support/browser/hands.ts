import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A visitor's input method. */
export interface Hand {
  /** Presses a button, or follows a link. */
  press(control: Locator): Promise<void>;
  /** Ticks a box, or chooses a radio button. */
  tick(control: Locator): Promise<void>;
  /**
   * Replaces a field's text. A date is typed as digits with the same day and month ("09092027"), so
   * no order of its parts is assumed.
   */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option by its value. */
  choose(select: Locator, option: string): Promise<void>;
}

/** Native lists are browser windows that tests cannot click into: their options are set. */
const setOption: Hand['choose'] = async (select, option) => {
  await select.focus();
  await select.selectOption(option);
};

/** A finger and a phone's on-screen input. */
export const finger = (page: Page): Hand => ({
  press: (control) => control.tap(),
  tick: (control) => control.tap(),
  async write(field, text) {
    await field.tap();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  choose: setOption,
});

/** No page has more tab stops than this between two controls. */
const MOST_STOPS = 300;

/** The keyboard alone: focus moves only as it would for a visitor. */
export function keyboard(page: Page): Hand {
  const hasFocus = (control: Locator) =>
    control.evaluate((element) => element === document.activeElement);

  /** Moves to a tab stop; a group of radio buttons is one stop. */
  const goTo = async (control: Locator) => {
    await control.waitFor();
    const name = await control.evaluate((element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '',
    );
    const isThere = () =>
      control.evaluate((element, group) => {
        const focused = document.activeElement;
        return (
          focused === element ||
          (group !== '' && focused instanceof HTMLInputElement && focused.name === group)
        );
      }, name);
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(MOST_STOPS)} times Tab do not lead to ${String(control)}.`);
  };

  return {
    async press(control) {
      await goTo(control);
      await page.keyboard.press('Enter');
    },
    async tick(control) {
      await goTo(control);
      for (let options = 0; options < 10 && !(await hasFocus(control)); options += 1) {
        await page.keyboard.press('ArrowDown');
      }
      // An arrow key has already selected a radio button.
      if (!(await control.isChecked())) await page.keyboard.press('Space');
    },
    async write(field, text) {
      await goTo(field);
      if ((await field.getAttribute('type')) !== 'date') await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    async choose(select, option) {
      await goTo(select);
      for (let options = 0; options < 10; options += 1) {
        if ((await select.inputValue()) === option) return;
        await page.keyboard.press('ArrowDown');
      }
      await expect(select).toHaveValue(option);
    },
  };
}
