/** The foundation every page stands on, in cascade order. */
import './layers.css.ts';
import './tokens.css.ts';
import './global.css.ts';
