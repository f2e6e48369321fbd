import { describe, expect, it } from 'vitest';
import { readPictureAddress } from '#src/features/offline/page-store/keys.ts';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import { createArtist } from './artist.ts';

/** The mark of the segment for workforce training, on the home page and on /start. */
const MARK: PictureSpec = { line: 'build', seed: 'workforce', motifs: ['ladder'], format: 'mark' };

describe('the address of a picture', () => {
  // A device stores a picture without its colors: the second would replace the first.
  it('identifies its line, even if the outlines are the same', () => {
    const { addressOf } = createArtist();
    const keys = (['build', 'solve'] as const).map(
      (line) => readPictureAddress(addressOf({ ...MARK, line }))?.key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});
