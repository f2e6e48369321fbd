import { drawFavicon, drawLogo } from '#src/art/logo.ts';
import type { LogoOptions } from '#src/art/logo.ts';
import type { MakeFile } from '../output.ts';

const png = async (variant: LogoOptions['variant'], size: number) => {
  // Loaded only if something has to be drawn.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawLogo({ variant, size }))).png({ palette: true, effort: 7 });
};

const icon = (variant: LogoOptions['variant'], size: number) => async () =>
  (await png(variant, size)).toBuffer();

async function favicon(): Promise<Uint8Array> {
  const { default: pngToIco } = await import('png-to-ico');
  return pngToIco(await Promise.all([16, 32, 48].map((size) => icon('color', size)())));
}

/**
 * The site's icons, all drawn from the logo. Maps path without the leading slash → file.
 *
 * - `favicon.ico` contains 16, 32 and 48 px; `favicon.svg` adapts to a dark scheme
 * - `icon-*` are for the web app manifest: plain, maskable (W3C, icon masks) and monochrome
 * - `apple-touch-icon.png` is opaque, because iOS fills transparent areas with black and rounds the
 *   corners
 */
export function icons(): Map<string, MakeFile> {
  return new Map<string, MakeFile>([
    ['favicon.ico', favicon],
    ['favicon.svg', drawFavicon],
    ['icon-192.png', icon('color', 192)],
    ['icon-512.png', icon('color', 512)],
    ['icon-maskable-192.png', icon('maskable', 192)],
    ['icon-maskable-512.png', icon('maskable', 512)],
    ['icon-monochrome-512.png', icon('monochrome', 512)],
    ['apple-touch-icon.png', async () => (await png('maskable', 180)).removeAlpha().toBuffer()],
  ]);
}
