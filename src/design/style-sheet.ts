/** What every style sheet is written with. What they have in common is in `styles/`. */
export { media } from './breakpoints.ts';
export {
  componentRule,
  componentStyle,
  inComponent,
  inSection,
  sectionRule,
  sectionStyle,
} from './layered.ts';
export { color, ink, token } from './tokens.css.ts';
