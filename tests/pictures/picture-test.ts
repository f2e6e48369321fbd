import type { Page } from '@playwright/test';
import { quiet } from '#tests/pages/quiet.ts';
import { expect, test as base } from '#tests/support/browser/test.ts';
import { Album } from './album.ts';
import { Camera } from './camera.ts';
import type { Frame, View } from './camera.ts';
import { writeReport } from './report.ts';
import { otherDrawing } from './same-drawing.ts';
import { nameOf } from './views.ts';
import { wordsFor } from './words-for.ts';

export { expect };

/** Takes pictures of a page in several views, and expects each to match the accepted one. */
export type LooksAsAccepted = (
  what: string,
  options: {
    readonly views: readonly View[];
    readonly frame: Frame;
    /** A page other than the test's. */
    readonly page?: Page;
  },
) => Promise<void>;

interface Fixtures {
  readonly looksAsAccepted: LooksAsAccepted;
  readonly onlyWhereDrawn: undefined;
}

/** A fixed date, so that the site looks the same on every run. */
const TODAY = new Date('2026-01-15T10:00:00Z');

const album = new Album();

/** A run that will accept its findings takes pictures in any browser. */
const ACCEPTS = process.env['PICTURES'] === 'accept';

export const test = base.extend<Fixtures, { readonly drawing: string | null }>({
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'UTC',
  drawing: [
    async ({ browser }, provide) => provide(ACCEPTS ? null : await otherDrawing(browser)),
    { scope: 'worker' },
  ],
  onlyWhereDrawn: [
    async ({ drawing, context }, provide, testInfo) => {
      testInfo.skip(drawing !== null, drawing ?? '');
      await context.clock.setFixedTime(TODAY);
      await provide(undefined);
    },
    { auto: true },
  ],
  looksAsAccepted: async ({ page: own }, provide) => {
    await provide(async (what, { views, frame, page = own }) => {
      const camera = new Camera(page);
      for (const view of views) {
        const name = nameOf(what, view);
        await camera.setView(view);
        await quiet(page);
        const accepted = await album.accepted(name);
        const { shot, difference } = await camera.compare(accepted, frame);
        const words = wordsFor({ accepted, reduced: shot.reduced, difference, scale: frame.scale });
        if (words === null) album.confirm(name, shot.original);
        else {
          await album.report(
            { name, kind: accepted === null ? 'new' : 'different', words },
            { ...shot, ...(difference !== null && { difference: difference.picture }) },
          );
          writeReport(album);
        }
        const problem = `${name} ${words ?? 'looks as accepted'}; see reports/pictures/index.html`;
        if (!ACCEPTS) expect.soft(words, problem).toBeNull();
      }
    });
  },
});
