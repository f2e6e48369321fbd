import type { StyleRule } from '@vanilla-extract/css';

/** Puts a rule into a cascade layer (layers.css.ts). */
export const inLayer = (layer: string, rule: StyleRule): StyleRule =>
  ({ '@layer': { [layer]: rule } }) as StyleRule;
