import { ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, leading, tracking, weight } from '#src/design/styles/index.ts';

export const grid = sectionStyle({
  ...boxes.oneColumn(token.space.wide),
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

/** Two cards and the link share the row. */
const THIRD = `calc((100% - 2 * ${token.space.base}) / 3)`;
sectionRule('[data-room="2"] [aria-roledescription="slide"]', {
  '@media': { [media.large]: { flexBasis: THIRD } },
});

export const title = sectionStyle({ gridRow: 1, gridColumn: 1 });

export const row = sectionStyle({ gridRow: 2, gridColumn: '1 / -1', minInlineSize: 0 });

export const all = sectionStyle({
  '@media': {
    [media.medium]: { gridRow: 1, gridColumn: 2 },
    [media.large]: {
      selectors: {
        // Fills the free slots of the row with an ink tile.
        '[data-room] > &': {
          gridRow: 2,
          gridColumn: '1 / -1',
          justifySelf: 'end',
          alignSelf: 'stretch',
          inlineSize: `calc((100% - 3 * ${token.space.base}) / 4)`,
          display: 'grid',
        },
        '[data-room="2"] > &': { inlineSize: THIRD },
      },
    },
  },
});

const tileLink = `[data-room] > ${all} > a`;
sectionRule(tileLink, {
  '@media': {
    [media.large]: {
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: token.space.roomy,
      // A transparent one would repeat the drawing.
      border: 0,
      borderEndEndRadius: token.space.tile,
      // Stands out even in a dark section, with a rainbow on its ground.
      background: `radial-gradient(circle at 50% 100%, ${ink.accentA} 3rem, ${ink.accentB} 0 5rem, ${ink.ground2} 0)`,
      color: token.paper,
      fontFamily: token.font.display,
      fontSize: token.size.heading,
      fontWeight: weight.heavy,
      letterSpacing: tracking.title,
      lineHeight: leading(1),
    },
  },
});
sectionRule(`${tileLink} > [data-label]`, {
  '@media': { [media.large]: { border: 0, paddingInline: 0, fontSize: 'inherit' } },
});
sectionRule(`${tileLink}::before`, {
  '@media': {
    [media.large]: { inlineSize: '2.5rem', blockSize: '2.5rem', alignSelf: 'start', margin: 0 },
  },
});

// A carousel that cannot move has no controls, even when prerendered: nothing shifts on hydration.
sectionRule('[data-static] [data-can-move]', { '@media': { [media.large]: { display: 'none' } } });
