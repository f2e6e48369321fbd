import { expect, it } from 'vitest';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { overlayOf } from './overlay.ts';

const drawn: PictureAsset = { src: '', width: 1600, height: 900, alt: '' };
const photograph: PictureAsset = {
  ...drawn,
  src: 'https://example.org/',
  crossOrigin: 'anonymous',
};

it('covers external photographs: as the page specifies, or medium by default', () => {
  expect(overlayOf(photograph, 'dark')).toBe('dark');
  expect(overlayOf(photograph)).toBe('medium');
});

it('does not cover drawings or a hero without a picture', () => {
  expect(overlayOf(drawn, 'dark')).toBeUndefined();
  expect(overlayOf(undefined, 'dark')).toBeUndefined();
});
