import { describe, expect, it } from 'vitest';
import { SteppedClock } from './stepped-clock.ts';

describe('the clock of a live machine', () => {
  it('stands still until it is advanced', () => {
    const clock = new SteppedClock();
    let fired = 0;
    clock.setTimeout(() => (fired += 1), 500);
    clock.advance(499);
    expect([fired, clock.now(), clock.nextDue]).toEqual([0, 499, 500]);
    clock.advance(1);
    expect([fired, clock.now(), clock.nextDue]).toEqual([1, 500, null]);
  });

  it('fires a recurring timer at each due time', () => {
    const clock = new SteppedClock();
    const instants: number[] = [];
    const again = () => {
      instants.push(clock.now());
      clock.setTimeout(again, 8000);
    };
    clock.setTimeout(again, 8000);
    clock.advance(25_000);
    expect(instants).toEqual([8000, 16_000, 24_000]);
  });

  it('skips to the next timer, and stands still when there is none', () => {
    const clock = new SteppedClock();
    clock.advanceToNext();
    expect(clock.now()).toBe(0);
    const cleared = clock.setTimeout(() => undefined, 100);
    clock.setTimeout(() => undefined, 300);
    clock.clearTimeout(cleared);
    clock.advanceToNext();
    expect(clock.now()).toBe(300);
  });
});
