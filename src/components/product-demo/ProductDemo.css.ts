import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import {
  color,
  componentRule,
  componentStyle,
  inComponent,
  ink,
  media,
  token,
} from '#src/design/style-sheet.ts';
import { boxes, marks, motion, textStyle, weight } from '#src/design/styles/index.ts';
import { BRAND_COLORS, SCREEN } from './brands.ts';

/** Where one screen is shown at a time; elsewhere all are shown in sequence. */
const PLAYED = 'screen and (scripting: enabled)';
/** On phones, a screen is as tall as its content, with the next step below it. */
const PLAYED_SMALL = `${PLAYED} and (max-width: 44.99em)`;

/** The color of a brand's bar. */
export const main = createVar('demo-main');
const bright = createVar('demo-bright');
const pop = createVar('demo-pop');
const tint = createVar('demo-tint');
const night = createVar('demo-night');
const deep = createVar('demo-deep');
const corner = createVar('demo-corner');

/** Each brand has its own corner shape. */
const CORNERS = {
  house: '0 1.25rem 0 0',
  arch: '1.25rem 1.25rem 0 0',
  petals: '1.25rem 0',
  ring: '1.25rem',
  leaf: '0 1.25rem',
  rainbow: '0.375rem',
};

export const brand = styleVariants(BRAND_COLORS, (colors, name) =>
  inComponent({
    vars: {
      [main]: colors.main,
      [bright]: colors.bright,
      [pop]: colors.pop,
      [tint]: colors.tint,
      [night]: colors.night,
      [deep]: colors.deep,
      [corner]: CORNERS[name],
    },
  }),
);

/** Inside the window, the site's tokens take the brand's colors. */
export const device = componentStyle({
  display: 'grid',
  gridArea: 'device',
  minInlineSize: 0,
  overflow: 'clip',
  background: color.background,
  color: color.text,
  border: `0.5rem solid ${ink.ground2}`,
  borderRadius: '1.75rem',
  ...motion.fading('background-color'),
  '@media': {
    [media.forced]: { borderColor: 'CanvasText' },
    [media.print]: { border: 0, borderRadius: 0 },
  },
});

const lightColors = {
  [color.background]: SCREEN.light.ground,
  [color.surface]: tint,
  [color.text]: SCREEN.light.text,
  [color.muted]: SCREEN.light.muted,
  [color.link]: main,
  [color.edge]: SCREEN.light.muted,
};
const darkColors = {
  [color.background]: night,
  [color.surface]: deep,
  [color.text]: SCREEN.dark.text,
  [color.muted]: SCREEN.dark.muted,
  [color.link]: bright,
  [color.edge]: SCREEN.dark.muted,
};
componentRule(device, { colorScheme: 'light', vars: lightColors });
componentRule(`:root:not([data-theme="light"]) ${device}`, {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkColors },
  },
});
componentRule(`:root[data-theme="dark"] ${device}`, {
  '@media': { screen: { colorScheme: 'dark', vars: darkColors } },
});

// The visitor's own colors, for drawings as well.
componentRule(`:root:root ${device}`, {
  '@media': {
    [media.forced]: {
      vars: {
        [color.background]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.text]: 'CanvasText',
        [color.muted]: 'CanvasText',
        [color.link]: 'CanvasText',
        [color.edge]: 'CanvasText',
      },
    },
  },
});

export const bar = componentStyle({
  ...boxes.cluster(token.space.snug),
  ...textStyle.name,
  minBlockSize: '4rem',
  padding: `${token.space.tight} ${token.space.base}`,
  background: main,
  color: token.paper,
  vars: { [color.text]: token.paper, [color.edge]: token.paper, [color.surface]: main },
  ...motion.fading('background-color'),
  '@media': { [media.print]: { background: 'none', color: '#000' } },
});
export const mark = componentStyle({ flexShrink: 0 });
export const markFigure = componentStyle({
  fill: pop,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const markDetail = componentStyle({
  fill: token.paper,
  '@media': { [media.forced]: { fill: 'Canvas' } },
});
export const brandName = componentStyle({
  fontFamily: token.font.display,
  fontSize: token.size.title,
  lineHeight: 1.1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const barActions = componentStyle({
  ...boxes.cluster(token.space.tight),
  marginInlineStart: 'auto',
  '@media': { [media.static]: { display: 'none' } },
});
// Nothing to undo yet: without a frame, they take less attention than what can be pressed.
componentRule(`${barActions} > [aria-disabled="true"]`, { borderColor: 'transparent' });

export const tabs = componentStyle({
  // Stacked where their text is wider than a third of the window.
  ...boxes.grid('repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))'),
  background: color.surface,
  '@media': { [media.static]: { display: 'none' } },
});
export const tab = componentStyle({
  ...boxes.centered,
  position: 'relative',
  minBlockSize: '3.25rem',
  minInlineSize: 0,
  paddingInline: token.space.hair,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  borderBlockEnd: `0.25rem solid transparent`,
  ...motion.fading('background-color', 'color'),
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': marks.focusInside,
    '&[aria-selected="true"]': {
      background: color.background,
      color: color.link,
      borderBlockEndColor: color.link,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

const arrives = keyframes({
  '0%': { opacity: 0, scale: '0.2' },
  '30%': { opacity: 1, scale: '1' },
  '80%': { opacity: 1, scale: '1' },
  '100%': { opacity: 0, scale: '0.2' },
});
/** A tile that moves across the tabs, from one role to the next, when something happens. */
export const ping = componentStyle({
  position: 'absolute',
  insetBlockEnd: '-0.5rem',
  insetInlineStart: 'calc(50% - 0.5rem)',
  inlineSize: '1rem',
  blockSize: '1rem',
  zIndex: 1,
  opacity: 0,
  background: token.action.ground,
  border: `0.125rem solid ${token.action.label}`,
  borderStartEndRadius: '100%',
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-arrives="true"]': {
          animation: `${arrives} ${token.time.enter} ${token.ease.turn} both`,
        },
        ':nth-child(2) > &': { animationDelay: token.time.menu },
        ':nth-child(3) > &': { animationDelay: token.time.slide },
      },
    },
  },
});

export const screens = componentStyle({
  ...boxes.oneColumn(),
  '@media': { [media.noScript]: { rowGap: token.space.wide }, [media.print]: { rowGap: '1.5rem' } },
});
/** Alternatives in one place: next to the text it is as tall as the tallest, so nothing moves. */
export const slot = componentStyle({
  minInlineSize: 0,
  '@media': {
    [PLAYED]: {
      gridArea: '1 / 1',
      selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
    },
    [PLAYED_SMALL]: { selectors: { '&[data-shown="false"]': { display: 'none' } } },
  },
});
export const figure = componentStyle({ ...boxes.column(), blockSize: '100%' });
export const screen = componentStyle({
  flexGrow: 1,
  padding: `${token.space.roomy} clamp(0.75rem, 4%, 2rem)`,
  '@media': { [media.print]: { padding: '0.5rem 0' } },
});
export const caption = componentStyle({
  ...textStyle.caption,
  padding: `${token.space.snug} clamp(0.75rem, 4%, 2rem)`,
  borderBlockStart: `0.0625rem solid ${color.edge}`,
  lineHeight: 1.45,
});

export const halves = componentStyle({
  ...boxes.oneColumn(token.space.roomy),
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: boxes.shares(5, 7) } },
});

const plate = {
  padding: token.space.base,
  background: color.surface,
  borderRadius: corner,
  '@media': { [media.forced]: { border: '0.0625rem solid CanvasText' } },
} as const;
export const card = componentStyle({
  ...boxes.cluster(token.space.base),
  justifyContent: 'space-between',
  ...plate,
});
/** Reserves space for later content. */
export const later = componentStyle({ ...boxes.oneColumn(), paddingBlockStart: token.space.base });
componentRule(`${later} > *`, { gridArea: '1 / 1' });
export const before = componentStyle({
  display: 'none',
  '@media': {
    [PLAYED]: {
      selectors: { '[data-lesson="unassigned"] &': boxes.column(token.space.snug) },
    },
  },
});
export const reading = componentStyle({
  ...boxes.column(token.space.snug),
  alignItems: 'flex-start',
  minInlineSize: 0,
  lineHeight: 1.5,
});

export const eyebrow = componentStyle({ ...textStyle.eyebrow, color: color.link });
export const title = componentStyle({ fontSize: token.size.title, lineHeight: 1.15 });
export const quiet = componentStyle({
  ...textStyle.caption,
  lineHeight: 1.4,
  selectors: { '&[data-idle="true"]': { visibility: 'hidden' } },
});
/** Next to a button that exists only with scripts. */
export const reason = componentStyle([
  quiet,
  { '@media': { [media.static]: { display: 'none' } } },
]);
/** A button in the brand's style. */
export const act = componentStyle({
  ...boxes.target('3rem'),
  gap: token.space.tight,
  paddingInline: token.space.base,
  paddingBlock: token.space.tight,
  background: color.link,
  color: color.background,
  borderRadius: corner,
  border: `0.125rem solid ${color.link}`,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  ...motion.fading('background-color', 'color'),
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-disabled="true"]': {
      background: 'transparent',
      color: color.link,
      cursor: 'default',
      textDecoration: 'none',
    },
    '&[data-idle="true"]': { visibility: 'hidden' },
  },
  '@media': {
    // Browsers paint a plate in the ground's color behind text, so text cannot be in that color.
    [media.forced]: {
      background: 'ButtonFace',
      color: 'ButtonText',
      border: '0.125rem solid ButtonBorder',
    },
    [media.static]: { display: 'none' },
  },
});

export const rows = componentStyle({ ...boxes.oneColumn(), inlineSize: '100%' });
export const resultRow = componentStyle({
  ...boxes.grid(boxes.shares(3, 7), token.space.base),
  alignItems: 'center',
  paddingBlock: token.space.snug,
  borderBlockStart: `0.0625rem solid ${color.line}`,
});
export const rowName = componentStyle({ ...textStyle.label, fontFamily: token.font.text });
export const seats = componentStyle({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });
const seatBase = componentStyle({
  stroke: color.link,
  strokeWidth: 0.75,
  '@media': { [media.motion]: motion.sliding('fill') },
});
export const seat = {
  first: componentStyle([seatBase, { fill: color.link }]),
  later: componentStyle([seatBase, { fill: color.link }]),
  waiting: componentStyle([seatBase, { fill: 'none' }]),
};
componentRule(`${seatBase}[data-mine="true"]`, {
  fill: token.action.ground,
  stroke: color.text,
  strokeWidth: 1,
  '@media': { [media.forced]: { fill: 'Highlight' } },
});
export const legend = componentStyle({
  ...boxes.cluster(token.space.snug),
  ...textStyle.caption,
});
export const key = componentStyle(boxes.row(token.space.hair));

/** Shown on the learner’s screen until there is a lesson. */
export const nothing = componentStyle({
  display: 'none',
  fontSize: token.size.lead,
  maxInlineSize: '24ch',
  '@media': {
    [PLAYED]: {
      selectors: { '[data-lesson="unassigned"] &': { display: 'block', position: 'absolute' } },
    },
    [PLAYED_SMALL]: {
      selectors: { '[data-lesson="unassigned"] &': { position: 'static' } },
    },
  },
});
export const whenAssigned = componentStyle({
  '@media': {
    [PLAYED]: { selectors: { '[data-lesson="unassigned"] &': { visibility: 'hidden' } } },
    [PLAYED_SMALL]: { selectors: { '[data-lesson="unassigned"] &': { display: 'none' } } },
  },
});
export const questions = componentStyle({
  ...boxes.oneColumn(),
  minInlineSize: 0,
  '@media': { [media.noScript]: { rowGap: token.space.wide }, [media.print]: { rowGap: '1rem' } },
});
componentRule(`${questions} > li`, { ...boxes.column(token.space.snug), alignItems: 'flex-start' });
export const question = componentStyle({
  ...textStyle.name,
  fontSize: token.size.lead,
  lineHeight: 1.3,
});
export const options = componentStyle({
  ...boxes.oneColumn(token.space.tight),
  inlineSize: '100%',
});
export const option = componentStyle({
  ...boxes.row(token.space.snug),
  minBlockSize: '3rem',
  padding: `${token.space.tight} ${token.space.snug}`,
  border: `0.125rem solid ${color.edge}`,
  borderRadius: corner,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  ...motion.fading('background-color', 'border-color'),
  selectors: {
    '&:hover': { borderColor: color.link, background: color.surface },
    '&[aria-disabled="true"]': { cursor: 'default', background: 'transparent' },
    '&[aria-disabled="true"]:hover': { borderColor: color.edge },
    '&[data-verdict]': { fontWeight: weight.strong },
    '&[data-verdict="right"]': { borderColor: color.link, background: color.surface },
    '&[data-verdict="wrong"]': { borderStyle: 'dashed' },
  },
});
componentRule(`${option} > svg`, { marginInlineStart: 'auto', flexShrink: 0 });
export const letter = componentStyle({
  ...boxes.square('1.75rem'),
  flexShrink: 0,
  background: color.link,
  color: color.background,
  fontWeight: weight.bold,
  borderStartEndRadius: '50%',
  '@media': {
    [media.forced]: {
      background: 'Canvas',
      color: 'CanvasText',
      border: '0.125rem solid CanvasText',
    },
  },
});
/** A tile with room for feedback, which says so before there is any. */
export const feedback = componentStyle({
  inlineSize: '100%',
  minBlockSize: 'calc(3lh + 1.5rem)',
  padding: '0.625rem',
  border: `0.125rem solid ${color.link}`,
  lineHeight: 1.45,
  selectors: {
    '&[data-idle="true"]': { borderStyle: 'dashed', borderColor: color.edge, color: color.muted },
  },
  '@media': {
    [media.static]: {
      minBlockSize: 0,
      selectors: { '&[data-idle="true"]': { display: 'none' } },
    },
  },
});
/** The feedback the page would give, where questions cannot be answered. */
export const solution = componentStyle({ '@media': { [PLAYED]: { display: 'none' } } });
export const finished = componentStyle({
  ...boxes.row(token.space.tight),
  minBlockSize: '3rem',
  fontWeight: weight.strong,
  selectors: { '&[data-idle="true"]': { visibility: 'hidden' } },
});

export const scene = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  background: color.surface,
  borderRadius: corner,
});
export const ground = componentStyle({ fill: color.link, opacity: 0.35 });
export const sun = componentStyle({
  fill: token.action.ground,
  stroke: token.action.label,
  strokeWidth: 2,
});
export const pole = componentStyle({ fill: color.link });
const falls = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Dark in dark colors, too. */
export const shadow = componentStyle({
  fill: '#000',
  '@media': {
    [media.motion]: motion.entering(falls),
    [media.forced]: { fill: 'CanvasText' },
  },
});
export const chalk = componentStyle({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 3,
  strokeDasharray: '6 4',
});
export const way = componentStyle({
  fill: 'none',
  stroke: color.link,
  strokeWidth: 1.5,
  strokeDasharray: '2 5',
});
export const compass = componentStyle({ fill: color.text, fontSize: 13, fontWeight: weight.bold });

export const charts = componentStyle({
  ...boxes.oneColumn(token.space.roomy),
  paddingBlockStart: token.space.base,
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(3) } },
});
export const chart = componentStyle({
  ...boxes.oneColumn(token.space.snug),
  ...plate,
  alignContent: 'start',
});
export const columns = componentStyle(boxes.grid(boxes.equal(3), token.space.snug));
export const column = componentStyle({ ...boxes.column(token.space.hair), position: 'relative' });
export const count = componentStyle({
  ...textStyle.figure,
  fontSize: token.size.title,
});
export const columnBar = componentStyle({
  inlineSize: '100%',
  blockSize: '9rem',
  borderBlockEnd: `0.125rem solid ${color.text}`,
});
const columnBase = componentStyle({
  '@media': { [media.motion]: motion.sliding('y', 'height') },
});
export const columnRight = componentStyle([columnBase, { fill: color.link }]);
export const columnWrong = componentStyle([columnBase, { fill: color.muted, opacity: 0.75 }]);
export const columnMine = componentStyle([
  columnBase,
  {
    fill: token.action.ground,
    stroke: color.text,
    strokeWidth: 1,
    '@media': { [media.forced]: { fill: 'Highlight' } },
  },
]);
export const columnName = componentStyle({
  ...boxes.row(token.space.hair),
  fontWeight: weight.bold,
});

export const trail = componentStyle({
  ...boxes.oneColumn(token.space.tight),
  padding: `${token.space.base} clamp(0.75rem, 4%, 2rem)`,
  background: color.surface,
  '@media': {
    // Below the tabs, where there is room, with each line below its own tab.
    [media.medium]: { gridRow: 3, padding: `${token.space.snug} 0 0`, background: 'none' },
    [media.static]: { display: 'none' },
  },
});
export const trailTitle = componentStyle({
  ...textStyle.eyebrow,
  color: color.link,
  '@media': { [media.medium]: boxes.unseen },
});
export const stations = componentStyle({
  ...boxes.oneColumn(token.space.snug),
  '@media': { [media.medium]: { gridTemplateColumns: boxes.equal(3), gap: 0 } },
});
const steps = keyframes({ from: { opacity: 0, translate: '-1rem 0' } });
export const station = componentStyle({
  minBlockSize: '2.9em',
  paddingInlineStart: token.space.snug,
  borderInlineStart: `0.25rem solid ${color.link}`,
  fontSize: token.size.caption,
  lineHeight: 1.45,
  '@media': {
    [media.medium]: {
      paddingInline: 'clamp(0.75rem, 1.2vw, 2rem)',
      borderInlineStartWidth: 0,
      textAlign: 'center',
    },
    [media.motion]: {
      ...motion.entering(steps),
      animationFillMode: 'both',
      selectors: {
        '&:nth-child(2)': { animationDelay: token.time.menu },
        '&:nth-child(3)': { animationDelay: token.time.slide },
      },
    },
  },
});
export const stationName = componentStyle({
  ...textStyle.label,
  display: 'block',
  '@media': { [media.medium]: boxes.unseen },
});

export const aside = componentStyle({
  ...boxes.column(token.space.roomy),
  gridArea: 'aside',
  '@media': { [media.print]: { display: 'none' } },
});
const scripted = { '@media': { [media.noScript]: { display: 'none' } } } as const;
/** The next step: above the window, where it is read before the window is used. */
export const task = componentStyle({
  ...textStyle.statement,
  gridArea: 'task',
  fontSize: token.size.title,
  lineHeight: 1.25,
  '@media': {
    [media.static]: { display: 'none' },
  },
});
export const actions = componentStyle({
  ...boxes.cluster(token.space.snug),
  ...scripted,
  selectors: { '&:empty': { display: 'none' } },
});
export const brands = componentStyle({ ...boxes.column(token.space.snug), ...scripted });
export const brandsTitle = componentStyle(textStyle.label);
export const brandRow = componentStyle(boxes.cluster(token.space.tight));
export const brandChoice = componentStyle({
  ...boxes.square('3rem'),
  position: 'relative',
  cursor: 'pointer',
  background: main,
  border: `0.125rem solid ${color.edge}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: token.action.ground,
      boxShadow: `inset 0 0 0 0.125rem ${token.action.ground}`,
      borderStartEndRadius: '50%',
    },
    '&:has(:focus-visible)': marks.focus,
  },
  '@media': {
    // All six in one row.
    [media.small]: boxes.square('2.75rem'),
    [media.forced]: {
      selectors: { '&:has(:checked)': { outline: '0.25rem solid Highlight' } },
    },
  },
});
export const brandInput = componentStyle(boxes.covering);
export const choiceMark = componentStyle({ inlineSize: '1.5rem', blockSize: '1.5rem' });
export const own = componentStyle({
  ...boxes.target(),
  alignSelf: 'flex-start',
  color: color.link,
  fontWeight: weight.strong,
});
