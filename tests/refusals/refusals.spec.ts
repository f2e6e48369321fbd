import { expect, test } from '#tests/support/browser/test.ts';
import { EVERYTHING } from '#tests/support/everything.ts';
import { CUT_OFF, noticesOf, readsAndWorks, RECEIVED, waitsAndArrives } from './visit.ts';
import { CAPABILITIES, MANNERS, refusing } from './refusals.ts';
import type { Capability, Manner } from './refusals.ts';

/**
 * The site in a browser that refuses something: pages can be read, widgets work, the form sends or reports
 * its actual state, no notice is false, and no error is left unhandled.
 */
test.use({
  serviceWorkers: 'allow',
  // Chromium still enforces the policy without the API; a browser that really lacks the API does not.
  expectedTrouble: new RegExp(`${CUT_OFF.source}|requires 'TrustedScriptURL'`, 'u'),
});

interface Cell {
  readonly what: string;
  readonly capabilities: readonly Capability[];
  readonly manner: Manner;
  /** Whether `npm test` checks it; the others are in `npm run test:all`. */
  readonly isShort: boolean;
}

const cells: readonly Cell[] = MANNERS.flatMap((manner): Cell[] => [
  ...CAPABILITIES.map((capability) => ({
    what: capability.name,
    capabilities: [capability],
    manner,
    isShort: manner === 'throws',
  })),
  { what: 'all of these', capabilities: CAPABILITIES, manner, isShort: true },
]);

for (const { what, capabilities, manner, isShort } of cells) {
  if (!isShort && !EVERYTHING) continue;
  test(`${what}: ${manner}`, async ({ page, context, gate }) => {
    const script = refusing(capabilities, manner);
    await context.addInitScript(script);
    const worker = await (await page.request.get(`${gate.url}/sw.js`)).text();
    let isCut = true;
    const judge = (path: string) => {
      if (path === '/sw.js') return { status: 200, type: 'text/javascript', body: script + worker };
      if (path !== '/enquiries') return 'pass';
      return isCut ? 'cut' : RECEIVED;
    };
    gate.judge(judge);
    const said = await noticesOf(page);

    await readsAndWorks(page, gate);
    await waitsAndArrives(page, gate, () => {
      isCut = false;
    });
    expect(said).toEqual([]);
  });
}
