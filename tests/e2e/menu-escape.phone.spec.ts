import { expect, open, test } from '#tests/support/browser/test.ts';

test('Escape closes the small-screen menu even before the focus has moved into it', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      // It is in the document, hidden, before it opens.
      const menu = document.querySelector('[role="dialog"]:not([hidden])');
      if (menu === null || menu.contains(document.activeElement)) return;
      observer.disconnect();
      Object.assign(globalThis, { wasPressed: true });
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await opener.tap();
  await page.waitForFunction(() => 'wasPressed' in globalThis);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});
