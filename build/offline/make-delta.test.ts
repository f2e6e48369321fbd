import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta } from '#src/features/offline/page-store/delta.ts';
import { deltaFrom } from './make-delta.ts';

const shared = '<header>'.padEnd(60, 'x') + '</header>';

describe('the delta between two documents', () => {
  it('references long shared parts and includes the rest', () => {
    expect(deltaFrom(`a${shared}b`)(`c${shared}d`)).toEqual(['c', [1, shared.length], 'd']);
    expect(deltaFrom(shared)(shared)).toEqual([[0, shared.length]]);
    expect(deltaFrom(shared)('short')).toEqual(['short']);
    expect(deltaFrom('')('')).toEqual([]);
  });

  it('restores the text, whatever the two documents are', () => {
    // Few letters, and pieces of each other, so that much is shared in odd places.
    const piece = fc.constantFrom('ab'.repeat(40), 'abc'.repeat(20), shared, 'é✓', 'a', '');
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (base, wanted) => {
        expect(applyDelta(base, deltaFrom(base)(wanted))).toBe(wanted);
      }),
    );
  });

  it('cannot be applied to another text', () => {
    expect(() => applyDelta('short', deltaFrom(shared)(shared))).toThrow('does not match');
  });
});
