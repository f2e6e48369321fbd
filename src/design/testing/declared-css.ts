import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';

/** Support for tests: what the style sheets of the site declare, read without a bundler. */

export interface DeclaredRule {
  /** Where it stands, e.g. `src/sections/hero/Hero.css.ts`. */
  readonly file: string;
  /** The class or selector, with the conditions it stands under. */
  readonly selector: string;
  /** Properties in camel case → value as written; those of the rule it refines included. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Custom properties it sets, `var(--x)` → value. */
  readonly vars: Readonly<Record<string, unknown>>;
}

/** States that come and go with pointer and focus. */
const POINTED = /:(?:hover|active|focus|focus-visible|focus-within)\b/gu;

type Nested = Readonly<Record<string, unknown>>;
const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/**
 * Evaluates style modules and returns every rule they declare, flattened: layers, media queries and
 * nested selectors each give a rule of their own that includes what it refines.
 * @param modules path of a `*.css.ts` from the project's root → how to import it
 */
export async function declaredRules(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<DeclaredRule[]> {
  const rules: DeclaredRule[] = [];
  let file = '';
  const read = (selector: string, rule: Nested, base: Nested, baseVars: Nested) => {
    const properties: Record<string, unknown> = { ...base };
    const below: [string, Nested][] = [];
    for (const [key, value] of Object.entries(rule)) {
      if (key === 'vars') continue;
      if (key === 'selectors' || key.startsWith('@')) {
        if (!isNested(value)) continue;
        for (const [inner, nested] of Object.entries(value)) {
          if (!isNested(nested)) continue;
          // `[open]:hover` refines `[open]` as well, when that is there.
          const plain = value[inner.replace(POINTED, '')];
          below.push([inner, isNested(plain) ? { ...plain, ...nested } : nested]);
        }
      } else if (isNested(value) && !Array.isArray(value)) below.push([key, value]);
      else properties[key] = value;
    }
    const vars = { ...baseVars, ...(isNested(rule['vars']) ? rule['vars'] : {}) };
    rules.push({ file, selector, properties, vars });
    for (const [inner, nested] of below) read(`${selector} ${inner}`, nested, properties, vars);
  };
  setAdapter({
    appendCss(css) {
      if (css.type === 'local' || css.type === 'global') {
        read(css.selector, css.rule as Nested, {}, {});
      }
    },
    registerClassName() {},
    registerComposition() {},
    markCompositionUsed() {},
    onEndFileScope() {},
    getIdentOption: () => 'debug',
  });
  for (const [path, load] of Object.entries(modules)) {
    file = path.replace(/^\/|^(?:\.\.\/)+/u, '');
    setFileScope(file, 'hause');
    await load();
    endFileScope();
  }
  return rules;
}
