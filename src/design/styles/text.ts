import { color, token } from '../tokens.css.ts';
import { leading, tracking, weight } from '../type.ts';

/**
 * Text styles to spread into a rule: `{ ...textStyle.caption, padding: 0 }`. The elements h1 to h4
 * already have the display face in bold (global.css.ts); small ones use `name`.
 */
export const textStyle = {
  /** A page's title, and statements of the same size. */
  hero: {
    fontSize: token.size.hero,
    fontWeight: weight.heavy,
    letterSpacing: tracking.hero,
    lineHeight: 0.94,
  },
  /** The heading of a section. */
  heading: {
    fontSize: token.size.display,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    lineHeight: 1.02,
  },
  /** The heading of a part of a section. */
  subheading: {
    fontSize: token.size.heading,
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
  },
  /** The title of a card. */
  cardTitle: { fontSize: token.size.title, lineHeight: leading(1.1) },
  /**
   * Names and small headings, below 1.375rem: there the display face's tight counters close up on screens
   * with few pixels.
   */
  name: {
    fontFamily: token.font.text,
    fontWeight: weight.bold,
    letterSpacing: tracking.sentence,
  },
  /** A sentence set large in the display face. */
  statement: {
    fontFamily: token.font.display,
    fontSize: token.size.heading,
    fontWeight: weight.strong,
    letterSpacing: tracking.title,
  },
  /** A number that stands out from a distance. */
  figure: {
    fontFamily: token.font.display,
    fontWeight: weight.heavy,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: tracking.hero,
    lineHeight: leading(1),
  },
  /** The sentence below a page's title. */
  standfirst: { fontSize: token.size.title, lineHeight: 1.5 },
  /** A section's introduction, in one or two lines. */
  lead: { fontSize: token.size.lead, color: color.muted, lineHeight: 1.5 },
  caption: { fontSize: token.size.caption, color: color.muted },
  /** The name of a control, a list, a group of links. */
  label: { fontSize: token.size.caption, fontWeight: weight.strong },
  /** A small label above a heading or a list. */
  eyebrow: {
    fontSize: token.size.eyebrow,
    fontWeight: weight.strong,
    letterSpacing: tracking.eyebrow,
  },
  /** A link that is recognizable by its position: underlined on hover. */
  quietLink: { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
} as const;
