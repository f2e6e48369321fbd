import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';

/** Test helpers that read the declarations of the site's style sheets without a bundler. */

export interface DeclaredRule {
  /** The source file, e.g. `src/sections/hero/Hero.css.ts`. */
  readonly file: string;
  /** The class or selector, with its enclosing conditions. */
  readonly selector: string;
  /** Properties in camel case → value as written, including those of the rule it refines. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Custom properties it sets, `var(--x)` → value. */
  readonly vars: Readonly<Record<string, unknown>>;
}

/** A class in its layer, under no other condition. */
const IN_LAYER = /^\S+ (?:reset|base|layout|component|section|utility)$/u;

/** Pointer and focus states. */
const POINTED = /:(?:hover|active|focus|focus-visible|focus-within)\b/gu;

type Nested = Readonly<Record<string, unknown>>;
const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/**
 * Evaluates style modules and returns every rule they declare, flattened: layers, media queries and
 * nested selectors each yield a separate rule that includes what it refines, as does a class that builds
 * on others.
 * @param modules path of a `*.css.ts` from the project's root → how to import it
 */
export async function declaredRules(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<DeclaredRule[]> {
  const rules: DeclaredRule[] = [];
  /** A class → its unconditional declarations. */
  const plain = new Map<string, Pick<DeclaredRule, 'properties' | 'vars'>>();
  /** A class → those it builds on. */
  const composed = new Map<string, readonly string[]>();
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
          // `[open]:hover` also refines `[open]`, if that exists.
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
      if (css.type !== 'local' && css.type !== 'global') return;
      const bases = (composed.get(css.selector) ?? []).map((name) => plain.get(name));
      const first = rules.length;
      read(
        css.selector,
        css.rule as Nested,
        Object.assign({}, ...bases.map((base) => base?.properties)) as Nested,
        Object.assign({}, ...bases.map((base) => base?.vars)) as Nested,
      );
      const own = rules.slice(first).find(({ selector }) => IN_LAYER.test(selector));
      if (css.type === 'local' && own !== undefined) plain.set(css.selector, own);
    },
    registerClassName() {},
    registerComposition({ identifier, classList }) {
      composed.set(identifier, classList.split(' ').slice(1));
    },
    markCompositionUsed() {},
    onEndFileScope() {},
    getIdentOption: () => 'debug',
  });
  // A module's rules are attributed to the first module that imports it, so the design is loaded first.
  const isDesign = ([path]: readonly [string, unknown]) => path.includes('src/design/');
  const ordered = Object.entries(modules).sort((a, b) => Number(isDesign(b)) - Number(isDesign(a)));
  for (const [path, load] of ordered) {
    file = path.replace(/^\/|^(?:\.\.\/)+/u, '');
    setFileScope(file, 'hause');
    await load();
    endFileScope();
  }
  return rules;
}
