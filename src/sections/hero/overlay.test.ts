import { expect, it } from 'vitest';
import type { PictureAsset } from '#src/content/schema/resolved.ts';
import { overlayOf } from './overlay.ts';

const drawn: PictureAsset = { src: '', width: 1600, height: 900, alt: '' };
const photograph: PictureAsset = {
  ...drawn,
  src: 'https://example.org/',
  crossOrigin: 'anonymous',
};

it('lies over photographs from elsewhere: as the page says, else medium', () => {
  expect(overlayOf(photograph, 'dark')).toBe('dark');
  expect(overlayOf(photograph)).toBe('medium');
});

it('does not lie over what is drawn, nor where nothing is', () => {
  expect(overlayOf(drawn, 'dark')).toBeUndefined();
  expect(overlayOf(undefined, 'dark')).toBeUndefined();
});
