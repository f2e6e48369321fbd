import type { StyleRule } from '@vanilla-extract/css';
import { color, ink, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, tracking, weight } from '#src/design/styles/index.ts';

const RULE = `0.125rem solid ${color.rule}`;

export const contents = sectionStyle({
  '@media': {
    [media.large]: {
      position: 'sticky',
      insetBlockStart: '6rem',
      alignSelf: 'start',
      maxBlockSize: 'calc(100svh - 7rem)',
      overflowY: 'auto',
      scrollPaddingBlock: '0.75rem',
      scrollbarWidth: 'thin',
      // Room for the focus indicator, which a scroll container would clip.
      padding: '0.375rem',
      margin: '-0.375rem',
    },
    [media.print]: { display: 'none' },
  },
});

export const title = sectionStyle({
  fontFamily: token.font.text,
  ...textStyle.label,
  letterSpacing: tracking.none,
  color: color.muted,
  paddingBlockEnd: token.space.snug,
});

export const list = sectionStyle({
  borderBlockEnd: RULE,
  // Not in the type definitions yet (CSS Overflow 5).
  ...({ scrollTargetGroup: 'auto' } as StyleRule),
});

export const link = sectionStyle({
  ...boxes.grid('minmax(0, 1fr) auto', token.space.snug),
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: token.space.tight,
  borderBlockStart: RULE,
  ...textStyle.quietLink,
  color: color.text,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  '::after': {
    ...marks.quarter('0.875rem', ink.accentA),
    // Explicit, so that it is already in place while the link's text is still loading.
    gridArea: '1 / 2',
  },
  '@media': {
    [media.motion]: {
      '::after': motion.turning('rotate'),
      selectors: { '&:hover::after': { rotate: '90deg' } },
    },
  },
});

sectionRule(`${link}:target-current`, { fontWeight: weight.bold });
sectionRule(`${link}:target-current::after`, {
  borderColor: token.action.ground,
  outline: `0.125rem solid ${color.text}`,
  borderRadius: 0,
});
