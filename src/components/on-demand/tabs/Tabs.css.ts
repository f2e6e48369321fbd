import { style } from '@vanilla-extract/css';
import { media } from '#src/design/breakpoints.ts';
import * as layers from '#src/design/layers.css.ts';
import { inLayer } from '#src/design/in-layer.ts';
import { color, ink, token } from '#src/design/tokens.css.ts';

export const tabs = style(
  inLayer(layers.component, {
    // A hidden panel must take no room: the gap belongs to the row of tabs.
    display: 'block',
  }),
);

/** Tiles side by side from medium screens, one below the other on small ones. */
export const list = style(
  inLayer(layers.component, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.125rem',
    padding: '0.125rem',
    background: color.text,
    scrollMarginBlockStart: token.space.roomy,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

/** A tile; the selected one is ink, with the yellow quarter circle of "you are here". */
export const tab = style(
  inLayer(layers.component, {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: '3.5rem',
    padding: `${token.space.snug} ${token.space.wide} ${token.space.snug} ${token.space.base}`,
    background: color.background,
    color: color.text,
    fontFamily: token.font.display,
    fontSize: token.size.lead,
    fontWeight: 700,
    lineHeight: 1.12,
    letterSpacing: '-0.015em',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    transitionProperty: 'background-color, color',
    transitionDuration: token.time.quick,
    ':hover': { background: color.surface },
    ':focus-visible': { zIndex: 1 },
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      borderEndStartRadius: '100%',
      background: color.line,
    },
    selectors: {
      '&[aria-selected="true"]': { background: ink.ground, color: token.paper },
      '&[aria-selected="true"]::before': { background: token.action.ground },
    },
    '@media': {
      [media.medium]: {
        justifyContent: 'flex-end',
        minBlockSize: '9rem',
        padding: token.space.base,
        '::before': { inlineSize: '2.5rem', blockSize: '2.5rem' },
      },
      [media.large]: { minBlockSize: '10rem', padding: token.space.roomy },
      [media.motion]: {
        selectors: {
          '&::before': {
            transitionProperty: 'border-radius, background-color',
            transitionDuration: token.time.menu,
            transitionTimingFunction: token.ease.turn,
          },
          '&:hover::before': { borderEndStartRadius: 0 },
        },
      },
      [media.forced]: {
        border: '0.125rem solid ButtonBorder',
        selectors: { '&[aria-selected="true"]': { outline: '0.25rem solid Highlight' } },
      },
    },
  }),
);

/** The tab's words again, where there are no tabs: without JavaScript and on paper. */
export const heading = style(
  inLayer(layers.component, {
    fontSize: token.size.heading,
    paddingBlock: `${token.space.wide} ${token.space.base}`,
    '@media': {
      'screen and (scripting: enabled)': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

/** On screen with scripts, the tab itself says it. */
export const summary = style(
  inLayer(layers.component, {
    paddingBlockEnd: token.space.roomy,
    '@media': { 'screen and (scripting: enabled)': { display: 'none' } },
  }),
);
