import { color, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const section = sectionStyle({
  containerType: 'inline-size',
  paddingBlockStart: token.space.broad,
});

// By the room that there is in the visitor's own text size, which a media query does not know.
const MEDIUM = '(min-width: 45rem)';
const LARGE = '(min-width: 64rem)';

/** Ink rules, as on graph paper. */
export const grid = sectionStyle({
  display: 'grid',
  columnGap: token.space.roomy,
  paddingBlockStart: token.space.roomy,
  '@container': {
    [MEDIUM]: { gridTemplateColumns: boxes.equal(2) },
    [LARGE]: { gridTemplateColumns: boxes.equal(3) },
  },
});

export const cell = sectionStyle({
  borderBlockStart: `0.125rem solid ${color.rule}`,
  paddingBlock: token.space.snug,
  '@container': { [MEDIUM]: { paddingBlock: token.space.roomy } },
});

/** The last of those that are shown, at a place among them. */
const last = (place: string) =>
  `${cell}:nth-child(${place} of :not([hidden])):nth-last-child(1 of :not([hidden]))`;

// No row has a hole: its last entry goes on to the end, and so does the rule above it. A large picture stays in its
// column, with the words beside it.
sectionRule(last('odd'), {
  '@container': { [`${MEDIUM} and (width < 64rem)`]: { gridColumnEnd: 'span 2' } },
});
for (const [place, columns] of [
  ['3n + 1', 3],
  ['3n + 2', 2],
] as const) {
  sectionRule(last(place), {
    '@container': { [LARGE]: { gridColumnEnd: `span ${String(columns)}` } },
  });
  sectionRule(`${last(place)} > :not([data-row])`, {
    '@container': {
      [LARGE]: {
        gridTemplateColumns: boxes.shares(1, columns - 1),
        columnGap: token.space.roomy,
      },
    },
  });
}
