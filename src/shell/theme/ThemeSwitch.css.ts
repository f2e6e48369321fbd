import { color, componentStyle, media, token } from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';

export const group = componentStyle({
  // Without scripts the choice could not be stored.
  '@media': { [media.noScript]: { display: 'none' } },
});

export const legend = componentStyle({ ...textStyle.label, marginBlockEnd: token.space.tight });

export const choices = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: `0.125rem solid ${color.edge}`,
});

export const choice = componentStyle({ position: 'relative', flexGrow: 1, cursor: 'pointer' });

export const radio = componentStyle(boxes.covering);

export const tile = componentStyle({
  ...boxes.row(token.space.tight),
  minBlockSize: '2.75rem',
  paddingInline: token.space.snug,
  ...textStyle.label,
  // Three next to each other on a phone.
  fontSize: token.size.eyebrow,
  selectors: {
    [`${radio}:hover + &`]: { background: color.surface },
    // Without a stored choice it is the device's, also before the scripts check a button (theme-script.ts).
    [`${radio}:checked + &, :root:not([data-theme]) [value="system"]:indeterminate + &`]: {
      background: color.text,
      color: color.background,
    },
    [`${radio}:focus-visible + &`]: { ...marks.focus, position: 'relative', zIndex: 1 },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`${radio}:checked + &`]: boxes.chosenForced,
      },
    },
  },
});
