import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';

/**
 * What happens on a press, before it is released (WCAG 2.2, 2.5.2): controls act on release, as browsers
 * make them, and the code that listens for the press itself is this.
 */
const ON_PRESS = {
  'src/app/navigation/link-router.ts': 'fetches the page of a link, which the release opens',
  'src/app/starter/start-page.ts': 'loads the scripts of the page',
  'src/components/carousel/use-carousel-triggers.ts': 'begins a drag, which the release ends',
  'src/components/toasts/Toasts.tsx': 'begins a swipe, which the release ends',
  'src/components/tooltip/Tooltip.tsx': 'hides a tooltip, or shows it when held',
  'src/features/search/type-ahead.ts': 'stops completing what is typed',
  'src/shell/header/MegaMenu.tsx': 'closes an open menu when something beside it is pressed',
};

const PRESS = /\b(?:pointerdown|mousedown|touchstart)\b|\bon(?:PointerDown|MouseDown|TouchStart)=/u;

it('nothing follows a link or sends a form before the press is released', () => {
  const found = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test\.|\/testing\//u.test(file))
    .filter((file) => PRESS.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(ON_PRESS));
});
