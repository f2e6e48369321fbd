import type { Locator, Page } from '@playwright/test';
import { contentOf } from '../content.ts';
import { stopClock } from './clock.ts';
import { expect, open } from './test.ts';

/**
 * A carousel that rotates by itself (docs/specification.md, 4.1), with more slides than fit in any
 * window. The page's clock advances only on request, so tests can assert that nothing happens too
 * early.
 */
const path = '/solve';
export const { resources } = contentOf('offering', path);
export const total = resources.cards.length;
export const PERIOD_MS = 8000;
/** Long enough for several slide changes, if any, without ending back on the first slide. */
export const LONG_MS = 3 * PERIOD_MS;

export const carouselOf = (page: Page): Locator =>
  page.getByRole('region', { name: resources.title, exact: true });
export const pause = (page: Page): Locator =>
  page.getByRole('button', { name: `Pause the slides of ${resources.title}`, exact: true });
export const play = (page: Page): Locator =>
  page.getByRole('button', { name: `Play the slides of ${resources.title}`, exact: true });

/** Opens the page, pauses its clock and leaves the carousel below the window. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await stopClock(page);
}

/**
 * Scrolls the carousel into view, and waits until its own observer has been notified; it was
 * registered first.
 */
export async function lookAt(page: Page): Promise<void> {
  const slides = carouselOf(page).getByRole('group').first();
  await slides.scrollIntoViewIfNeeded();
  await expect(slides).toBeInViewport();
}

/** The live region for screen readers; silent while the carousel rotates by itself. */
export const announcement = (page: Page): Locator => carouselOf(page).locator('[aria-live]');
export const rotates = (page: Page): Promise<void> =>
  expect(announcement(page)).toHaveAttribute('aria-live', 'off');
export const standsStill = (page: Page): Promise<void> =>
  expect(announcement(page)).toHaveAttribute('aria-live', 'polite');

export const indicator = (page: Page, at: number): Locator =>
  carouselOf(page).getByRole('button', { name: `Show slide ${String(at)} of ${String(total)}` });

export async function shows(page: Page, at: number): Promise<void> {
  await expect(indicator(page, at)).toHaveAttribute('aria-current', 'true');
  const slide = carouselOf(page)
    .locator('[aria-roledescription="slide"]')
    .nth(at - 1);
  await expect(slide).not.toHaveAttribute('inert');
}
