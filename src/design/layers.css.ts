import { globalLayer } from '@vanilla-extract/css';
import { LAYERS } from './layer-order.ts';

/** The cascade layers, weakest first. Every style of the site is in one of these. */
export const [reset, base, layout, component, section, utility] = LAYERS.map((name) =>
  globalLayer(name),
) as [string, string, string, string, string, string];
