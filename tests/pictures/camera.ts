import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { settled } from '#tests/support/browser/test.ts';
import { useFonts } from '#tests/support/browser/use-fonts.ts';
import { compare } from './compare.ts';
import type { Difference } from './compare.ts';
import { readRaster, reduce } from './raster.ts';
import type { Raster } from './raster.ts';

/** A window's size and the color scheme that the visitor prefers. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

/** A picture just taken. */
export interface Shot {
  /** The bytes of its PNG file, at full size. */
  readonly original: Buffer;
  readonly reduced: Raster;
}

export interface Frame {
  /**
   * `page`: from the top of the page to the footer, which is the same on all pages. `whole page`: with
   * the footer. `window`: what a visitor sees without scrolling.
   */
  readonly of: 'page' | 'whole page' | 'window';
  /** The factor by which it is reduced before it is compared. */
  readonly scale: number;
}

/** How long to wait before a picture that differs is taken again, in milliseconds. */
const PAUSES = [100, 400, 1600, 3200];

/** Takes pictures of a page once it has stopped changing. */
export class Camera {
  readonly #page: Page;
  #session: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  async setView({ width, height, scheme }: View): Promise<void> {
    await this.#page.setViewportSize({ width, height });
    await this.#page.emulateMedia({ colorScheme: scheme });
  }

  /**
   * Takes a picture and compares it. One that differs is taken again, until it matches or until two
   * in a row are the same: on a busy machine a part of a page may load late.
   * @param accepted null if there is none yet
   */
  async compare(
    accepted: Raster | null,
    frame: Frame,
  ): Promise<{ readonly shot: Shot; readonly difference: Difference | null }> {
    let last: Shot | null = null;
    for (const pause of [0, ...PAUSES]) {
      if (pause > 0) await wait(pause);
      const shot = await this.take(frame);
      const difference =
        accepted === null || accepted.width !== shot.reduced.width
          ? null
          : compare(accepted, shot.reduced);
      if (accepted !== null && difference === null) return { shot, difference };
      const isStill = last !== null && compare(last.reduced, shot.reduced) === null;
      // Two identical pictures in quick succession may both miss the same part.
      if ((isStill && pause >= 400) || pause === PAUSES.at(-1)) return { shot, difference };
      last = shot;
    }
    throw new Error('There are no pauses.');
  }

  /** Takes a picture of the page as it is. */
  async take({ of, scale }: Frame): Promise<Shot> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    await settled(this.#page);
    await this.#page.evaluate(useFonts);
    const height = await this.#page.evaluate(standStill, of);
    const { width } = this.#page.viewportSize() ?? { width: 0 };
    const y = of === 'window' ? await this.#page.evaluate(() => scrollY) : 0;
    // Not Playwright's own screenshots: for a long page those take a second longer, because they are
    // compressed for storage.
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: of !== 'window',
      clip: { x: 0, y, width, height, scale: 1 },
    });
    const original = Buffer.from(data, 'base64');
    return { original, reduced: reduce(await readRaster(original), scale) };
  }
}

/**
 * Runs in the page: triggers everything that loads lazily on scroll, hides the caret, and waits for
 * fonts, pictures and two frames.
 * @returns the height of the picture, in pixels
 */
async function standStill(of: Frame['of']): Promise<number> {
  const mark = globalThis as { isStill?: true };
  if (mark.isStill !== true) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    mark.isStill = true;
  }
  if (of !== 'window') scrollTo({ top: 0, behavior: 'instant' });
  for (const image of document.images) image.loading = 'eager';
  // Do not wait forever for an image that cannot be shown or never arrives.
  await Promise.race([
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
    new Promise((resolve) => {
      setTimeout(resolve, 5_000);
    }),
  ]);
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  if (of === 'window') return innerHeight;
  const { scrollHeight } = document.documentElement;
  const footer = document.querySelector('footer:not(main footer)');
  const end = of === 'page' ? footer?.getBoundingClientRect().top : undefined;
  return Math.round(end ?? scrollHeight);
}
