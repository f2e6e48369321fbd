import { color, media, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

export const section = sectionStyle({ maxInlineSize: '44rem' });

export const opening = sectionStyle({
  ...boxes.column(token.space.tight),
  marginBlockEnd: token.space.base,
});

export const title = sectionStyle({ fontSize: token.size.heading });

/** A word on what this copy of the site does, for those who look at it. */
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

/** A placeholder, drawn as one: dashed, and nothing in it can be pressed. */
export const captcha = sectionStyle({
  ...boxes.grid('auto minmax(0, 1fr)', '0.875rem'),
  alignItems: 'center',
  maxInlineSize: '26rem',
  padding: token.space.base,
  border: `0.125rem dashed ${color.edge}`,
  background: color.surface,
  lineHeight: 1.45,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const captchaBox = sectionStyle({
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `0.125rem dashed ${color.edge}`,
});

export const captchaLabel = sectionStyle({ display: 'block', fontWeight: weight.strong });

export const captchaHint = sectionStyle({ display: 'block', color: color.muted });

export const foot = sectionStyle({ ...boxes.column(token.space.base), alignItems: 'flex-start' });

// On small screens the button is as wide as the thumb's way to it.
sectionRule(`${foot} > [data-button]`, {
  inlineSize: '100%',
  '@media': { [media.medium]: { inlineSize: 'auto' } },
});
sectionRule(`${foot} > [data-button] > [data-label]`, {
  // Very large text may break it: better that than a page that scrolls sideways (WCAG 2.2, 1.4.4).
  flex: '1 1 auto',
  minInlineSize: 0,
});

/** As wide as its longer word, so that the button does not change its size while sending. */
export const submitLabel = sectionStyle({
  minInlineSize: 'min(9.5ch, 100%)',
  overflowWrap: 'anywhere',
  fontSize: token.size.lead,
  paddingBlock: '0.5rem',
});
