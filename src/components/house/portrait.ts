import { HOUSE_PLANS } from '#src/design/house-plan.ts';
import type { Choice } from './sentence.ts';

/** Bare ink beside and above the house, in its units. */
const MARGIN = 24;

/**
 * The house of a choice as an SVG document of its own.
 * @param parts the file with the parts (src/art/house.ts)
 * @param valueOf the color of a custom property
 */
export function portraitOf(
  parts: string,
  choice: Choice,
  valueOf: (property: string) => string,
): string {
  const { width, height, window, floor } = HOUSE_PLANS.wide;
  const places: readonly (readonly [id: string, place: object])[] = [
    ['wide', {}],
    [`wide-${choice.field}`, {}],
    [choice.problem, window],
    [choice.term, floor],
  ];
  const symbols = places.map(
    ([id]) => new RegExp(`<symbol id="${id}".*?</symbol>`, 'u').exec(parts)?.[0] ?? '',
  );
  const uses = places.map(([id, place]) => {
    const at = Object.entries(place).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<use href="#${id}"${at.join('')}/>`;
  });
  const [all, high] = [width + 2 * MARGIN, height + MARGIN];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(5 * all)}" height="${String(5 * high)}" viewBox="${String(-MARGIN)} ${String(-MARGIN)} ${String(all)} ${String(high)}">${symbols.join('')}<path fill="var(--ink-ground)" d="M${String(-MARGIN)} ${String(-MARGIN)}h${String(all)}v${String(high)}h${String(-all)}z"/>${uses.join('')}</svg>\n`;
  // The light is on: the value that a page may set for it does not count.
  return svg.replaceAll(/var\((?:--[\w-]+,var\()?(--[\w-]+)\)+/gu, (_, name: string) =>
    valueOf(name),
  );
}
