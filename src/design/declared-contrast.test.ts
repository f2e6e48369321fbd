import { beforeAll, describe, expect, it } from 'vitest';
import { channels, contrastRatio } from './contrast.ts';
import { LINES, dark, light, linePalettes, shared } from './palette.ts';
import type { LineName, SchemePalette } from './palette.ts';
import { declaredRules } from './testing/declared-css.ts';
import type { DeclaredRule } from './testing/declared-css.ts';

/**
 * Checks the contrast that the style sheets actually declare: every rule that sets text on its own
 * surface, on every possible background of a page.
 */

/** Text: WCAG 2.2, 1.4.6, level AAA. */
const TEXT = 7;
/** Icons and large figures; the minimum would be 3:1 (1.4.11). */
const LARGE = 4.5;
const GRAPHICS = 3;

/** Used for icons and large figures only, never for running text: [color, surface]. */
const LARGE_ONLY: readonly (readonly [string, string])[] = [
  ['var(--ink-ground)', 'var(--ink-accent-a)'],
  ['var(--ink-accent-b)', 'var(--ink-ground2)'],
];

let rules: readonly DeclaredRule[];
let given: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  const styles = import.meta.glob('/src/**/*.css.ts') as Record<string, () => Promise<unknown>>;
  rules = await declaredRules(styles);
  const found = new Map<string, Set<string>>();
  for (const { vars } of rules) {
    for (const [name, value] of Object.entries(vars)) {
      if (typeof value !== 'string') continue;
      const key = name.startsWith('var(') ? name : `var(${name})`;
      found.set(key, (found.get(key) ?? new Set()).add(value));
    }
  }
  given = found;
});

type Ground = Readonly<Record<string, string>>;

const inkVars = (line: LineName): Ground => ({
  'var(--ink-ground)': linePalettes[line].ink,
  'var(--ink-ground2)': linePalettes[line].ink2,
  'var(--ink-accent-a)': linePalettes[line].accentA,
  'var(--ink-accent-b)': linePalettes[line].accentB,
  'var(--paper)': shared.paper,
  'var(--action-ground)': shared.yellow,
  'var(--action-hover)': shared.yellowHover,
  'var(--action-label)': shared.yellowLabel,
});

const schemeVars = (scheme: SchemePalette): Ground =>
  Object.fromEntries(
    Object.entries(scheme).map(([role, value]) => [`var(--color-${role})`, value]),
  );

/** The color roles declared by the `onInk` style of layout.css.ts. */
function onInkVars(line: LineName): Ground {
  const onInk = rules.find(
    ({ file, vars }) => file === 'src/design/layout.css.ts' && 'var(--color-background)' in vars,
  );
  if (onInk === undefined) throw new Error('layout.css.ts sets no roles on ink any more.');
  const own = inkVars(line);
  return Object.fromEntries(
    Object.entries(onInk.vars).map(([role, value]) => [role, own[String(value)] ?? String(value)]),
  );
}

/** Every background that a rule can be on: both schemes and ink, in each line. */
const grounds = (): [string, Ground][] =>
  LINES.flatMap((line): [string, Ground][] => [
    [`light ${line}`, { ...inkVars(line), ...schemeVars(light) }],
    [
      `dark ${line}`,
      {
        ...inkVars(line),
        ...schemeVars({
          ...dark,
          background: linePalettes[line].night,
          surface: linePalettes[line].night2,
        }),
      },
    ],
    [`ink ${line}`, { ...inkVars(line), ...onInkVars(line) }],
  ]);

/** The colors that a value resolves to on a background; empty for `none`, system colors and so on. */
function colorsOf(value: unknown, ground: Ground, below: string, depth = 0): string[] {
  const written = String(value).replace(' !important', '');
  if (/^#[0-9a-f]{6}$/iu.test(written)) return [written];
  if (/^#[0-9a-f]{3}$/iu.test(written)) return [written.replaceAll(/[0-9a-f]/giu, '$&$&')];
  const clear = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(written);
  if (clear !== null) return [over(clear.slice(1).map(Number), below)];
  if (!written.startsWith('var(') || depth > 3) return [];
  const direct = ground[written];
  if (direct !== undefined) return colorsOf(direct, ground, below, depth + 1);
  return [...(given.get(written) ?? [])].flatMap((one) => colorsOf(one, ground, below, depth + 1));
}

/** Blends a translucent color over an opaque one. */
function over([r = 0, g = 0, b = 0, alpha = 1]: readonly number[], below: string): string {
  const mixed = channels(below).map((channel, at) =>
    Math.round(channel * (1 - alpha) + ([r, g, b][at] ?? 0) * alpha),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const surfaceOf = ({ properties }: DeclaredRule) =>
  properties['backgroundColor'] ?? properties['background'];

/** A pseudo-element without text: `content` is empty. */
const isWordless = ({ selector, properties }: DeclaredRule) =>
  /::(?:before|after)$/u.test(selector) &&
  [undefined, '', "''", '""'].some((nothing) => properties['content'] === nothing);

const isLargeOnly = (rule: DeclaredRule) =>
  LARGE_ONLY.some(
    ([words, surface]) => rule.properties['color'] === words && surfaceOf(rule) === surface,
  );

const isElsewhere = ({ selector }: DeclaredRule) => /forced-colors|\bprint\b/u.test(selector);

describe('the styles', () => {
  it('set text only on surfaces with enough contrast, in both schemes, on ink and in all six lines', () => {
    const poor: string[] = [];
    let pairs = 0;
    for (const rule of rules) {
      if (isElsewhere(rule) || isWordless(rule) || rule.properties['color'] === undefined) continue;
      for (const [name, ground] of grounds()) {
        const page = ground['var(--color-background)'] ?? '';
        for (const surface of colorsOf(surfaceOf(rule), ground, page)) {
          for (const words of colorsOf(rule.properties['color'], ground, surface)) {
            pairs++;
            const ratio = contrastRatio(words, surface);
            const enough = isLargeOnly(rule) ? LARGE : TEXT;
            if (ratio < enough) {
              poor.push(`${rule.file} ${rule.selector} (${name}): ${ratio.toFixed(2)}`);
            }
          }
        }
      }
    }
    expect(poor).toEqual([]);
    expect(pairs).toBeGreaterThan(500);
  });

  it('use only text colors for text', () => {
    const forWords = new Set([
      'var(--color-text)',
      'var(--color-muted)',
      'var(--color-link)',
      'var(--color-error)',
      'var(--color-success)',
      'var(--color-background)',
      'var(--paper)',
      'var(--ink-ground)',
      'var(--ink-accent-b)',
      'var(--action-label)',
      // On ink only: the current page, and muted text.
      'var(--action-ground)',
      '#D9D6CC',
      'inherit',
      'currentColor',
      'transparent',
    ]);
    const others = rules
      .filter((rule) => !isElsewhere(rule) && surfaceOf(rule) === undefined)
      .filter(({ properties }) => properties['color'] !== undefined)
      .filter(({ properties }) => !forWords.has(String(properties['color'])))
      .map(
        ({ file, selector, properties }) => `${file} ${selector}: ${String(properties['color'])}`,
      );
    expect(others).toEqual([]);
  });
});

describe.each(LINES)('on the ink of %s', (line) => {
  const pairOf = (role: string, surface: string) => {
    const vars = { ...inkVars(line), ...onInkVars(line) };
    const [below = ''] = colorsOf(`var(--color-${surface})`, vars, '#000000');
    const [above = ''] = colorsOf(`var(--color-${role})`, vars, below);
    return contrastRatio(above, below);
  };

  it.each(['text', 'muted', 'success'])('%s is readable on ink and second ink', (role) => {
    expect(pairOf(role, 'background')).toBeGreaterThanOrEqual(TEXT);
    expect(pairOf(role, 'surface')).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['link', 'error'])('%s is readable on ink', (role) => {
    expect(pairOf(role, 'background')).toBeGreaterThanOrEqual(TEXT);
    expect(pairOf(role, 'surface')).toBeGreaterThanOrEqual(LARGE);
  });

  it('edges of controls are visible on ink and second ink', () => {
    expect(pairOf('edge', 'background')).toBeGreaterThanOrEqual(GRAPHICS);
    expect(pairOf('edge', 'surface')).toBeGreaterThanOrEqual(GRAPHICS);
  });
});
