/** The functions for writing style sheets. Shared styles are in `styles/`. */
export { media } from './breakpoints.ts';
export {
  componentRule,
  componentStyle,
  inComponent,
  sectionRule,
  sectionStyle,
} from './layered.ts';
export { fitting } from './scales.ts';
export { color, ink, token } from './tokens.css.ts';
