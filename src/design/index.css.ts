/** The base styles of every page, in cascade order. */
import './layers.css.ts';
import './tokens.css.ts';
import './global.css.ts';
