import type { DeclaredRule } from './declared-css.ts';

/** Test support: animated properties and durations, as declared in style sheets and scripts. */

const COMMENT = /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/gu;

/** A nonzero duration, or a named easing. */
const IN_STYLES =
  /(?<![\w.])(?!0m?s)\d*\.?\d+m?s\b|\bease(?:-in)?(?:-out)?\b(?=[ '"`,])|\blinear\b(?=[ '"`,(])|\b(?:cubic-bezier|steps)\(/gu;
const IN_SCRIPTS = /\bduration: \d+|\.?animate\([^()]*, \d+|cubic-bezier/gu;

/**
 * Durations and easings that are written by hand rather than taken from the tokens.
 * @param source of a style sheet or a script
 */
export function rawMotion(source: string, isStyleSheet: boolean): string[] {
  const code = source.replaceAll(COMMENT, '');
  return [...code.matchAll(isStyleSheet ? IN_STYLES : IN_SCRIPTS)].map(([found]) => found);
}

const KEYFRAMES = /\bkeyframes\((?<body>\{[^;]*\})\);/gu;
const DECLARED = /(?<property>[a-zA-Z]+): (?!\{)/gu;
const kebab = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The properties of all transitions and keyframes, sorted by name. */
export function movedProperties(
  rules: readonly DeclaredRule[],
  sources: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const { properties } of rules) {
    const { transition } = properties;
    if (typeof transition !== 'string') continue;
    // A comma within an easing does not separate transitions.
    for (const one of transition.replaceAll(/\([^()]*\)/gu, '').split(',')) {
      found.add(one.trim().split(' ')[0] ?? '');
    }
  }
  for (const source of sources) {
    for (const { groups } of source.matchAll(KEYFRAMES)) {
      for (const declared of (groups?.['body'] ?? '').matchAll(DECLARED)) {
        found.add(kebab(declared.groups?.['property'] ?? ''));
      }
    }
  }
  return [...found].toSorted();
}
