import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, textStyle } from '#src/design/styles/index.ts';

export const section = sectionStyle({ maxInlineSize: '52rem' });

// Scrolled into view with some space around it.
export const top = sectionStyle({ scrollMarginBlock: token.space.wide });
/** What was sent stays in place when the banner above it goes: room for the banner, above a receipt's. */
sectionRule(`${top}:has(> :not([hidden]) code) > :first-child`, {
  minBlockSize: 'max(7rem, 12rem - 9vw)',
});

export const opening = sectionStyle({
  ...boxes.column(token.space.tight),
  marginBlockEnd: token.space.base,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const form = sectionStyle({
  ...boxes.column(token.space.wide),
  selectors: { '&[hidden]': { display: 'none' } },
});

export const title = sectionStyle({ fontSize: token.size.heading });

/** A note on what this copy of the site does. */
export const note = sectionStyle({
  paddingInlineStart: token.space.snug,
  borderInlineStart: `0.25rem solid ${color.edge}`,
  color: color.muted,
});

export const scriptOnly = sectionStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const withoutScript = sectionStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});
sectionRule(`${withoutScript} a`, boxes.target());

/** A placeholder: a strip of small print that nothing in it invites to press. */
export const captcha = sectionStyle({
  ...boxes.cluster(`0 ${token.space.snug}`),
  inlineSize: '100%',
  padding: token.space.snug,
  border: `0.0625rem solid ${color.line}`,
  ...textStyle.caption,
  '@media': { [media.static]: { display: 'none' } },
});
sectionRule(`${captcha} > :last-child`, { marginInlineStart: 'auto' });

export const foot = sectionStyle({ ...boxes.column(token.space.base), alignItems: 'flex-start' });

// On small screens the button spans the full width, within easy reach of the thumb.
sectionRule(`${foot} > [data-button]`, {
  inlineSize: '100%',
  '@media': { [media.medium]: { inlineSize: 'auto' } },
});
sectionRule(`${foot} > [data-button] > [data-label]`, {
  // Very large text may break the word: better than a page that scrolls sideways (WCAG 2.2, 1.4.4).
  flex: '1 1 auto',
  minInlineSize: 0,
});

/** As wide as the longer of its labels, so that the button keeps its size while sending. */
export const submitLabel = sectionStyle({
  minInlineSize: 'min(9.5ch, 100%)',
  overflowWrap: 'anywhere',
  fontSize: token.size.lead,
  paddingBlock: '0.5rem',
  textTransform: 'uppercase',
});
