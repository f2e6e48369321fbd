import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLogo } from '#src/art/logo.ts';
import { Logo } from './Logo.tsx';

const pixels = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
/** A standalone document needs the namespace. */
const standing = (markup: string) =>
  markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

it('the logo in the page matches the logo of the icons, pixel for pixel', async () => {
  for (const size of [24, 40, 480]) {
    const drawn = await pixels(drawLogo({ variant: 'color', size }));
    const inPage = await pixels(standing(renderToStaticMarkup(<Logo size={size} />)));
    expect(inPage.equals(drawn), `${String(size)} px`).toBe(true);
  }
});

it('the logo has no accessible name, because the link around it does', () => {
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});
