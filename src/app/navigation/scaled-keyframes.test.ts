import { describe, expect, it } from 'vitest';
import { scaledKeyframes } from './scaled-keyframes.ts';

const keyframe = (computedOffset: number, transform: string, width: string) =>
  ({
    computedOffset,
    offset: computedOffset,
    easing: 'ease-out',
    composite: 'auto',
    transform,
    width,
    height: '10px',
  }) as const;

describe('the keyframes of a moving box', () => {
  it('become a scale from its corner, with the end left to the browser', () => {
    const keyframes = scaledKeyframes([
      keyframe(0, 'matrix(1, 0, 0, 1, 40, -12.5)', '200px'),
      keyframe(1, 'matrix(1, 0, 0, 1, 700, 74)', '400px'),
    ]);
    expect(keyframes).toEqual([
      { offset: 0, easing: 'ease-out', transform: 'matrix(1, 0, 0, 1, 40, -12.5) scale(0.5)' },
    ]);
  });

  it.each([
    ['has no width', 'matrix(1, 0, 0, 1, 40, 12)', '0px'],
    ['has no box', 'none', 'auto'],
  ])('stay as they are if it %s', (_, transform, width) => {
    const last = keyframe(1, 'matrix(1, 0, 0, 1, 0, 0)', '400px');
    expect(scaledKeyframes([keyframe(0, transform, width), last])).toBeNull();
    expect(scaledKeyframes([last, keyframe(1, transform, width)])).toBeNull();
  });

  it('are unchanged if there are more or fewer than two', () => {
    const one = keyframe(0, 'matrix(1, 0, 0, 1, 0, 0)', '400px');
    expect(scaledKeyframes([one])).toBeNull();
    expect(scaledKeyframes([one, one, one])).toBeNull();
  });
});
