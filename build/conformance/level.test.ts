import { describe, expect, it } from 'vitest';
import type { Claim } from '#src/content/schema/conformance.ts';
import { levelOf } from './level.ts';

const green = { passed: 3, failed: 0 };
const red = { passed: 2, failed: 1 };
const idle = { passed: 0, failed: 0 };
const claim = (reach: 'whole' | 'absent' | 'part'): Claim => ({
  reach,
  checks: ['one', 'other'],
  remark: 'A remark.',
});

describe('the level of a criterion', () => {
  it('is determined by the reach once all checks have passed', () => {
    const results = { one: green, other: green };
    expect(levelOf(claim('whole'), results)).toBe('supports');
    expect(levelOf(claim('absent'), results)).toBe('not-applicable');
    expect(levelOf(claim('part'), results)).toBe('not-evaluated');
  });

  it('drops when one check has failed, even if all the others passed', () => {
    const results = { one: green, other: red };
    expect(levelOf(claim('whole'), results)).toBe('partially-supports');
    expect(levelOf(claim('part'), results)).toBe('partially-supports');
    expect(levelOf(claim('absent'), results)).toBe('not-evaluated');
  });

  it.each([
    ['is missing', { one: green }],
    ['has run no test', { one: green, other: idle }],
  ])('is not evaluated while a check %s', (_, results) => {
    for (const reach of ['whole', 'absent', 'part'] as const) {
      expect(levelOf(claim(reach), results)).toBe('not-evaluated');
    }
  });

  it('is taken from the claim for a known failure, and not evaluated if there are no checks', () => {
    const remark = 'A remark.';
    expect(levelOf({ reach: 'none', remark }, {})).toBe('not-evaluated');
    expect(levelOf({ reach: 'fault', level: 'does-not-support', remark }, {})).toBe(
      'does-not-support',
    );
  });
});
