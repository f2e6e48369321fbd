import { color, sectionRule, sectionStyle, token } from '#src/design/style-sheet.ts';
import { boxes, weight } from '#src/design/styles/index.ts';

export const summary = sectionStyle({
  ...boxes.column(token.space.snug),
  marginBlockEnd: token.space.wide,
  padding: token.space.base,
  border: `0.25rem solid ${color.error}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const title = sectionStyle({ fontSize: token.size.title });

export const list = sectionStyle({ ...boxes.column(), fontWeight: weight.strong });

sectionRule(`${list} a`, { ...boxes.target(), color: color.error });
