import { keyframes } from '@vanilla-extract/css';
import {
  color,
  componentRule,
  componentStyle,
  media,
  sectionRule,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, marks, textStyle } from '#src/design/styles/index.ts';
import { REACH, SWEPT } from './measures.ts';
import { main } from './ProductDemo.css.ts';

/** Covers the section behind the window. */
export const ground = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: main,
  '@media': { [media.print]: { display: 'none' } },
});

/** It fills the place of the picture. */
export const window = componentStyle({
  gridArea: '1 / 1',
  gridTemplateRows: 'auto 1fr',
  position: 'relative',
  borderColor: main,
  background: main,
});
// Nothing of the picture shines through at the corners.
sectionRule(`[data-stage]:has(> ${window})`, { background: 'none' });
sectionRule(`[data-stage]:has(> ${window}) > img`, { visibility: 'hidden' });

/** Six in a row, however narrow. */
export const brands = componentStyle({
  marginInlineStart: 'auto',
  '@media': { [media.small]: { inlineSize: '100%' } },
});
componentRule(`${brands} > *`, {
  ...boxes.grid('repeat(6, minmax(0, 2.75rem))', token.space.hair),
});
componentRule(`${brands} label`, { inlineSize: 'auto', blockSize: '2.75rem' });

export const room = componentStyle({
  ...boxes.oneColumn(token.space.roomy),
  alignItems: 'start',
  alignContent: 'center',
  background: color.background,
  padding: `${token.space.base} clamp(0.75rem, 2.5%, 2rem)`,
  '@media': {
    [media.medium]: { gridTemplateColumns: boxes.equal(2) },
    [media.large]: { gridTemplateColumns: boxes.shares(7, 6), columnGap: token.space.wide },
  },
});
export const side = componentStyle({ ...boxes.column(token.space.tight), minInlineSize: 0 });

/** The native control covers the picture; its thumb is as wide as the Sun’s way needs. */
export const sky = componentStyle({
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  lineHeight: 0,
  selectors: { '&:has(:focus-visible)': marks.focus },
});
const THUMB = `${String(((320 - 2 * REACH) / 320) * 100)}cqi`;
const thumb = { inlineSize: THUMB, blockSize: '100cqb', border: 0, opacity: 0 } as const;
export const slider = componentStyle({
  ...boxes.covering,
  cursor: 'grab',
  touchAction: 'pan-y',
  ':active': { cursor: 'grabbing' },
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
  },
});
export const seen = componentStyle({ ...textStyle.label, color: color.text });

const sits = keyframes({ from: { opacity: 0, scale: '0.2' } });
export const crew = componentStyle({ marginBlockStart: token.space.tight });
const EACH_MS = 60;
const SEATS = 12;
for (let at = 1; at <= SEATS; at += 1) {
  componentRule(`${crew} path:nth-child(${String(at)})`, {
    '@media': {
      [media.motion]: {
        transformBox: 'fill-box',
        transformOrigin: 'center',
        animation: `${sits} ${token.time.menu} ${token.ease.turn} ${String(at * EACH_MS)}ms backwards`,
      },
    },
  });
}
// Your seat is empty until you have answered.
componentRule(`${crew}[data-in="false"] path[data-mine="true"]`, {
  fill: 'none',
  strokeDasharray: '2 1',
});

/** What a brand is for, and whose it is once one is chosen. */
export const owned = componentStyle({
  ...textStyle.statement,
  display: 'block',
  fontSize: token.size.lead,
  lineHeight: 1.3,
  selectors: { '&[data-idle="true"]': { color: color.muted } },
});

const wipe = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } });
// Important, since the rules for all transitions are outside the layers (global.css.ts).
componentRule(`::view-transition-group(${SWEPT}), ::view-transition-old(${SWEPT})`, {
  animationDuration: `${token.time.wait} !important`,
});
componentRule(`::view-transition-old(${SWEPT})`, { animationName: 'none !important' });
componentRule(`::view-transition-new(${SWEPT})`, {
  animation: `${wipe} ${token.time.wait} ${token.ease.turn} !important`,
  mixBlendMode: 'normal',
});
