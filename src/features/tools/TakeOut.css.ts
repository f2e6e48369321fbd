import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes } from '#src/design/styles/index.ts';

export const frame = componentStyle({
  ...boxes.column(token.space.snug),
  '@media': { [media.static]: { display: 'none' } },
});

export const ways = componentStyle(boxes.cluster(token.space.snug));

export const said = componentStyle({
  display: 'block',
  minBlockSize: '1.55em',
  color: color.muted,
});
