import {
  color,
  componentRule,
  componentStyle,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, leading, textStyle, weight } from '#src/design/styles/index.ts';
import { KIND_TILES } from './shapes.ts';

const noPaper = { [media.print]: { display: 'none' } } as const;

export const start = componentStyle({
  ...boxes.column(token.space.base),
  '@media': { [media.noScript]: { display: 'none' }, ...noPaper },
});

export const startLabel = componentStyle({
  ...textStyle.statement,
  lineHeight: leading(1.1),
  inlineSize: 'fit-content',
});

export const date = componentStyle({
  fontSize: token.size.title,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '4rem',
});

export const status = componentStyle({
  ...boxes.column(token.space.tight),
  borderInlineStart: `0.375rem solid ${token.action.ground}`,
  paddingInlineStart: token.space.base,
  '@media': noPaper,
});

/** The notice for visitors who start late. */
export const late = componentStyle({ maxInlineSize: token.width.text });

export const next = componentStyle({ ...textStyle.cardTitle, fontWeight: weight.bold });

export const steps = componentStyle({ borderBlockStart: `0.125rem solid ${color.rule}` });

export const step = componentStyle({
  ...boxes.grid('3.5rem minmax(0, 1fr)', token.space.base),
  alignItems: 'start',
  paddingBlock: token.space.base,
  borderBlockEnd: `0.0625rem solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) 9.5rem' },
    [media.print]: { gridTemplateColumns: '2rem minmax(0, 1fr)', paddingBlock: '0.4rem' },
  },
});

/** The same tile as in the calendar, on the same background. */
export const tile = componentStyle({
  ...boxes.square('3.5rem'),
  position: 'relative',
  zIndex: 0,
  background: ink.ground,
  fontFamily: token.font.display,
  fontSize: token.size.lead,
  fontWeight: weight.heavy,
  '::before': { content: '', position: 'absolute', inset: '0.375rem', zIndex: -1 },
  '@media': {
    [media.forced]: { border: '0.125rem solid CanvasText' },
    [media.print]: {
      ...boxes.square('1.75rem'),
      background: 'none',
      border: '0.0625rem solid #000',
    },
  },
});
for (const [kind, { background, color: words, borderRadius }] of Object.entries(KIND_TILES)) {
  componentRule(`${tile}[data-kind="${kind}"]`, {
    color: words,
    '@media': { [media.print]: { color: '#000' } },
  });
  componentRule(`${tile}[data-kind="${kind}"]::before`, {
    background,
    borderRadius,
    '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
  });
}

export const words = componentStyle({ ...boxes.oneColumn(token.space.hair), minInlineSize: 0 });

export const name = componentStyle({
  ...textStyle.name,
  fontSize: token.size.body,
  lineHeight: 1.3,
});

export const when = componentStyle({
  ...textStyle.statement,
  fontSize: token.size.title,
  lineHeight: leading(1.15),
  selectors: {
    '&[data-open]': { color: color.muted },
    '[data-passed] &': { textDecorationLine: 'line-through', textDecorationThickness: '0.08em' },
  },
  '@media': {
    [media.print]: {
      fontSize: '12pt',
      selectors: {
        // Space to write the date.
        '&[data-open]::after': {
          content: '',
          display: 'inline-block',
          inlineSize: '12rem',
          marginInlineStart: '1rem',
          borderBlockEnd: '0.0625rem solid #000',
        },
      },
    },
  },
});

export const before = componentStyle({ ...textStyle.caption, fontVariantNumeric: 'tabular-nums' });

export const text = componentStyle({ maxInlineSize: '52ch', lineHeight: 1.45 });

export const span = componentStyle({
  gridColumn: 2,
  '@media': {
    [media.medium]: { gridColumn: 3 },
    [media.noScript]: { display: 'none' },
    ...noPaper,
  },
});

export const spanLabel = componentStyle({
  ...textStyle.label,
  color: color.muted,
  lineHeight: 1.3,
});

export const days = componentStyle({
  inlineSize: '5.5rem',
  // Narrower with large text in a small window, but not too narrow for its two digits.
  maxInlineSize: '100%',
  fontSize: token.size.lead,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** For browsers without scripts. */
export const byHand = componentStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' }, ...noPaper },
});
