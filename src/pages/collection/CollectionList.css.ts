import { color, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const section = sectionStyle({
  containerType: 'inline-size',
  paddingBlockStart: token.space.broad,
});

// By the room that there is in the visitor's own text size, which a media query does not know.
const MEDIUM = '(min-width: 45rem)';
const LARGE = '(min-width: 64rem)';
const MEDIUM_ONLY = `${MEDIUM} and (width < 64rem)`;

/** In twos, then in threes, of six columns, so that the last entries can share their rows. Ink rules, as on graph paper. */
export const grid = sectionStyle({
  display: 'grid',
  columnGap: token.space.roomy,
  paddingBlockStart: token.space.roomy,
  '@container': { [MEDIUM]: { gridTemplateColumns: boxes.equal(6) } },
});

export const cell = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.snug,
  '@container': {
    [MEDIUM]: { gridColumn: 'span 3', paddingBlock: token.space.roomy },
    [LARGE]: { gridColumn: 'span 2' },
  },
});

/** The cell at a place among those that are shown, if it is also the nth from the end. */
const shown = (place: string, fromEnd: number) =>
  `${cell}:nth-child(${place} of :not([hidden])):nth-last-child(${String(fromEnd)} of :not([hidden]))`;

// No row has a hole: one entry that is left over fills it, or the last four, like the last two, are in twos.
sectionRule(shown('odd', 1), { '@container': { [MEDIUM_ONLY]: { gridColumn: '1 / -1' } } });
for (const [place, fromEnd] of [
  ['3n + 1', 1],
  ['3n', 2],
  ['3n + 2', 3],
  ['3n + 1', 4],
  ['3n + 2', 1],
  ['3n + 1', 2],
] as const) {
  sectionRule(shown(place, fromEnd), { '@container': { [LARGE]: { gridColumn: 'span 3' } } });
}
sectionRule(shown('1', 1), { '@container': { [LARGE]: { gridColumn: '1 / -1' } } });
