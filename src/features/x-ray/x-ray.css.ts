import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

/** How much of the window the dock takes, without a chart and with one. */
const [BAR, OPENED] = ['4.5rem', '50dvh'];

export const all = sectionStyle({ '@media': { [media.print]: { display: 'none' } } });

/** On the widget's upper edge, below the header and all dialogs. */
export const tag = sectionStyle({
  ...textStyle.label,
  fontSize: token.size.eyebrow,
  minBlockSize: '1.75rem',
  maxInlineSize: 'min(24rem, 100vw)',
  paddingInline: '0.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: token.action.ground,
  color: token.action.label,
  border: `0.125rem solid ${token.action.label}`,
  cursor: 'pointer',
  ':focus-visible': marks.focus,
  selectors: {
    '&[aria-expanded="true"]': { background: token.action.label, color: token.action.ground },
    [`${all} > :first-child > &`]: {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      zIndex: 9,
      // Between the words above the edge and those below it.
      transform: 'translateY(-80%)',
    },
  },
});

/** Over the lower part of the page, so that the widget that is watched can still be used. */
export const dock = sectionStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Below the messages of the site.
  zIndex: 14,
  background: color.background,
  color: color.text,
  borderBlockStart: `0.25rem solid ${color.text}`,
  ...boxes.column(),
  blockSize: BAR,
});

/** One line that is scrolled sideways, so that it never covers much of a phone. */
export const bar = sectionStyle({
  ...boxes.row(token.space.tight),
  flexShrink: 0,
  padding: token.space.tight,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
});

sectionRule(`${bar} > *`, { flexShrink: 0 });

export const chart = sectionStyle({
  ...boxes.oneColumn(token.space.snug),
  alignContent: 'start',
  flex: '1 1 0',
  padding: token.space.base,
  overflow: 'auto',
  borderBlockEnd: `0.0625rem solid ${color.line}`,
});

/** The page ends above the dock, and the element with focus is not below it (WCAG 2.2, 2.4.11). */
const covers = (what: string, size: string) => {
  sectionRule(`html:has(${what})`, { scrollPaddingBlockEnd: size });
  sectionRule(`html:has(${what}) body`, { paddingBlockEnd: size });
};
covers(dock, BAR);
covers(chart, OPENED);
sectionRule(`${dock}:has(> ${chart})`, { blockSize: OPENED });

export const head = sectionStyle({
  ...boxes.cluster(token.space.base),
  justifyContent: 'space-between',
});
export const title = sectionStyle({
  ...textStyle.cardTitle,
  '::first-letter': { textTransform: 'uppercase' },
});
