import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declaredRules } from './testing/declared-css.ts';
import { movedProperties, rawMotion } from './testing/motion.ts';

/** The choreography (docs/decisions/0009-motion.md), as declared in style sheets and scripts. */

const sources = import.meta.glob(
  [
    '/src/**/*.css.ts',
    '/src/**/*.{ts,tsx}',
    '!/src/**/*.test.{ts,tsx}',
    '!/src/content/**',
    '!/src/design/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;

/** Animated by the compositor alone. */
const COMPOSITED = ['opacity', 'rotate', 'scale', 'transform', 'translate'];
/** Repainted in every frame; docs/decisions/0009-motion.md has the reason for each. */
const PAINTED = [
  'background-color',
  'block-size',
  'border-color',
  'border-radius',
  'clip-path',
  'color',
  'content-visibility',
  'fill',
  'height',
  'stroke-dasharray',
  'y',
];

describe('the choreography', () => {
  it('takes durations and easings from the tokens', () => {
    const problems = Object.entries(sources).flatMap(([file, source]) =>
      file === '/src/design/durations.ts'
        ? []
        : rawMotion(source, file.endsWith('.css.ts')).map((found) => `${file}: ${found}`),
    );
    expect(problems).toEqual([]);
  });

  it('moves these properties and no others', async () => {
    const styles = import.meta.glob('/src/**/*.css.ts') as Record<string, () => Promise<unknown>>;
    const moved = movedProperties(await declaredRules(styles), Object.values(sources));
    expect(moved).toEqual([...COMPOSITED, ...PAINTED].toSorted());
  });

  it.each([...COMPOSITED, ...PAINTED])('says why it moves %s', (property) => {
    expect(readFileSync('docs/decisions/0009-motion.md', 'utf8')).toContain(`\`${property}\``);
  });
});

describe('a hard-coded duration or easing', () => {
  it.each([
    ["sectionStyle({ transition: 'rotate 0.3s' })", true, '0.3s'],
    ["{ transitionDuration: '250ms' }", true, '250ms'],
    ["{ animationTimingFunction: 'ease-in-out' }", true, 'ease-in-out'],
    ['{ transition: `opacity ${token.time.menu} linear` }', true, 'linear'],
    ['{ animation: `${turn} 1s steps(4)` }', true, '1s'],
    ["track.animate(frames, { duration: 400, easing: 'linear' })", false, 'duration: 400'],
    ['track.animate(frames, 300)', false, 'animate(frames, 300'],
    ["{ easing: 'cubic-bezier(0, 0, 1, 1)' }", false, 'cubic-bezier'],
  ])('is found in %s', (source, isStyle, problem) => {
    expect(rawMotion(source, isStyle).join()).toContain(problem);
  });
});
