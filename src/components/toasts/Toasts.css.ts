import { componentStyle, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const region = componentStyle({
  ...boxes.column(token.space.tight),
  ':empty': { display: 'none' },
});

export const list = componentStyle(boxes.column(token.space.tight));

/** A vertical pan scrolls the page; a horizontal one is a swipe. */
export const toast = componentStyle({ touchAction: 'pan-y' });
