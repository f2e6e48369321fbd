import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { drawFavicon, drawLogo } from '#src/art/logo.ts';
import type { LogoOptions } from '#src/art/logo.ts';

const png = (variant: LogoOptions['variant'], size: number) =>
  sharp(Buffer.from(drawLogo({ variant, size }))).png({ palette: true, effort: 7 });

/**
 * The site's icons, all drawn from the logo. Maps path without the leading slash → content.
 *
 * - `favicon.ico` contains 16, 32 and 48 px; `favicon.svg` adapts to a dark scheme
 * - `icon-*` are for the web app manifest: plain, maskable (W3C, icon masks) and monochrome
 * - `apple-touch-icon.png` is opaque, because iOS fills transparent areas with black and rounds the
 *   corners
 */
export async function icons(): Promise<Map<string, string | Uint8Array>> {
  const small = [16, 32, 48].map((size) => png('color', size).toBuffer());
  return new Map<string, string | Uint8Array>([
    ['favicon.ico', await pngToIco(await Promise.all(small))],
    ['favicon.svg', drawFavicon()],
    ['icon-192.png', await png('color', 192).toBuffer()],
    ['icon-512.png', await png('color', 512).toBuffer()],
    ['icon-maskable-192.png', await png('maskable', 192).toBuffer()],
    ['icon-maskable-512.png', await png('maskable', 512).toBuffer()],
    ['icon-monochrome-512.png', await png('monochrome', 512).toBuffer()],
    ['apple-touch-icon.png', await png('maskable', 180).removeAlpha().toBuffer()],
  ]);
}
