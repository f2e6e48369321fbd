import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

/** A drawing keeps its own width and scrolls where there is no room. */
export const sheet = sectionStyle({
  overflowX: 'auto',
  border: `0.0625rem solid ${color.line}`,
  background: color.background,
  '@media': { [media.print]: { overflow: 'visible' } },
});

/** The width over which the edge fades where there is more to scroll to; at the end, the drawing is past it. */
const FADE = '3rem';
const drawings = `${sheet}:has(> img)`;
sectionRule(drawings, { display: 'grid' });
sectionRule(`${drawings}::after`, {
  ...marks.fade,
  gridArea: '1 / 1',
  justifySelf: 'end',
  insetInlineEnd: 0,
  inlineSize: FADE,
  '@media': { [media.print]: { display: 'none' } },
});

const drawing = {
  gridArea: '1 / 1',
  maxInlineSize: 'none',
  blockSize: 'auto',
  marginInlineEnd: FADE,
} as const;
export const light = sectionStyle({
  ...drawing,
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { display: 'none' } },
    },
    screen: { selectors: { ':root[data-theme="dark"] &': { display: 'none' } } },
    [media.print]: { display: 'block', maxInlineSize: '100%' },
  },
});
export const dark = sectionStyle({
  ...drawing,
  display: 'none',
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { display: 'block' } },
    },
    screen: { selectors: { ':root[data-theme="dark"] &': { display: 'block' } } },
    [media.print]: { display: 'none' },
  },
});

export const words = sectionStyle({ minInlineSize: 0 });
export const details = sectionStyle({ ...boxes.column(token.space.snug) });
export const summary = sectionStyle({
  ...textStyle.label,
  fontSize: token.size.body,
  minBlockSize: '2.75rem',
  paddingBlock: token.space.tight,
  inlineSize: 'fit-content',
  cursor: 'pointer',
});

export const table = sectionStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: token.size.caption,
  textAlign: 'start',
});
sectionRule(`${table} :is(th, td)`, {
  padding: '0.375rem 0.75rem',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

/** A link to other machines. */
export const other = sectionStyle(boxes.target());

/** The name is from the code, in lowercase. */
export const title = sectionStyle({ '::first-letter': { textTransform: 'uppercase' } });

/** The button is beside a drawing that leaves it room. */
export const still = sectionStyle({ ...boxes.cluster(token.space.base), alignItems: 'start' });
export const frame = sectionStyle({ maxInlineSize: '100%' });

/** Works only with scripts, so it is hidden without them. */
export const run = sectionStyle({
  '@media': { [media.static]: { display: 'none' } },
});
