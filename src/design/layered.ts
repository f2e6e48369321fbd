import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import * as layers from './layers.css.ts';

/**
 * Every rule of the site is in a cascade layer (layers.css.ts). `…Style` makes a class, `…Rule` styles
 * whatever a selector matches. A class may build on others, which come first:
 * `sectionStyle([card, { padding: 0 }])`.
 */

type Composed = readonly (StyleRule | string)[];

/** Puts a rule into a layer, for functions that take whole rules, such as `styleVariants`. */
export const inLayer = (layer: string, rule: StyleRule): StyleRule =>
  ({ '@layer': { [layer]: rule } }) as StyleRule;

const styleIn =
  (layer: string) =>
  (rule: StyleRule | Composed): string =>
    Array.isArray(rule)
      ? style(
          (rule as Composed).map((one) => (typeof one === 'string' ? one : inLayer(layer, one))),
        )
      : style(inLayer(layer, rule as StyleRule));

const ruleIn = (layer: string) => (selector: string, rule: GlobalStyleRule) => {
  globalStyle(selector, { '@layer': { [layer]: rule } });
};

export const layoutStyle = styleIn(layers.layout);
export const componentStyle = styleIn(layers.component);
export const sectionStyle = styleIn(layers.section);
export const utilityStyle = styleIn(layers.utility);

export const resetRule = ruleIn(layers.reset);
export const baseRule = ruleIn(layers.base);
export const layoutRule = ruleIn(layers.layout);
export const componentRule = ruleIn(layers.component);
export const sectionRule = ruleIn(layers.section);
export const utilityRule = ruleIn(layers.utility);

export const inComponent = (rule: StyleRule) => inLayer(layers.component, rule);
