import { expect, open, test } from '#tests/support/browser/test.ts';

/** Tooltips (docs/specification.md, 9; WCAG 2.2, 1.4.13). */
test('a control that had the focus before tooltips were loaded still gets one', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/AppOverlays-[\w-]+\.js/u, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'DISCOVER menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search this site' })).toBeFocused();
  release(undefined);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('an open tooltip stays at its control when the window or the text is resized', async ({
  page,
}) => {
  await open(page, '/about-us');
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  const control = page.getByRole('button', { name: 'Search this site' });
  await page.keyboard.press('Tab');
  await control.focus();
  const tooltip = page.getByRole('tooltip');
  const distance = async () => {
    const [of, at] = [await control.boundingBox(), await tooltip.boundingBox()];
    if (of === null || at === null) return null;
    return Math.round(Math.abs(of.x + of.width / 2 - (at.x + at.width / 2)));
  };
  await expect.poll(distance).toBeLessThan(2);
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect.poll(distance).toBeLessThan(2);
  await tooltip.evaluate((bubble) => {
    bubble.style.letterSpacing = '3px';
  });
  await expect.poll(distance).toBeLessThan(2);
});

test('an open tooltip stays at its control when the page is scrolled', async ({ page }) => {
  // In a low window the header scrolls with the page.
  await page.setViewportSize({ width: 1280, height: 320 });
  await open(page, '/about-us');
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  const control = page.getByRole('button', { name: 'Search this site' });
  await control.focus();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  const gap = async () => {
    const [of, at] = [await control.boundingBox(), await tooltip.boundingBox()];
    if (of === null || at === null) return null;
    return Math.round(at.y - (of.y + of.height));
  };
  const before = await gap();
  await page.mouse.wheel(0, 20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
  await expect.poll(gap).toBe(before);
});

test('a control that is gone is not kept in memory for its tooltip', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const control = document.createElement('button');
    control.dataset['tooltip'] = 'Words';
    document.body.append(control);
    for (const type of ['pointerover', 'pointerout']) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    }
    control.remove();
    Object.assign(globalThis, { gone: new WeakRef(control) });
  });
  const session = await page.context().newCDPSession(page);
  const isKept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => {
      const { gone } = globalThis as unknown as { readonly gone: WeakRef<Element> };
      return gone.deref() !== undefined;
    });
  };
  await expect.poll(isKept).toBe(false);
});
