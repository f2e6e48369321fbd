import { visuallyHidden } from '#src/design/layout.css.ts';
import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

export const outbox = sectionStyle({
  scrollMarginBlock: token.space.wide,
  '@media': { [media.print]: { display: 'none' } },
});

export const panel = sectionStyle({
  marginBlockStart: token.space.roomy,
  padding: token.space.base,
  background: color.surface,
  border: `0.125rem solid ${color.edge}`,
});

export const title = sectionStyle({ fontSize: token.size.title });

export const list = sectionStyle({ marginBlockStart: token.space.snug });

export const line = sectionStyle({
  ...boxes.cluster(token.space.snug),
  justifyContent: 'space-between',
  paddingBlock: token.space.snug,
  borderBlockStart: `0.0625rem solid ${color.line}`,
});

// Without a title above it, the first message needs no rule.
sectionRule(`${visuallyHidden} + ${list}`, { marginBlockStart: `calc(-1 * ${token.space.snug})` });
sectionRule(`${visuallyHidden} + ${list} > :first-child`, { borderBlockStart: 0 });

export const words = sectionStyle({ flex: '1 1 14rem' });

export const state = sectionStyle({
  ...boxes.row(token.space.tight),
  color: color.muted,
  selectors: {
    '&[data-phase="sent"]': { color: color.success, fontWeight: weight.strong },
    '&[data-phase="refused"]': { color: color.error, fontWeight: weight.strong },
  },
});

export const error = sectionStyle({ color: color.error });

export const actions = sectionStyle({ display: 'flex', flexWrap: 'wrap', gap: token.space.tight });
