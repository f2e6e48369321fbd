import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, weakest first. Every style of the site is in one of these. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const layout = globalLayer('layout');
export const component = globalLayer('component');
export const section = globalLayer('section');
export const utility = globalLayer('utility');
