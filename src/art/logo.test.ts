import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { linePalettes, shared } from '#src/design/palette.ts';
import { drawFavicon, drawLogo } from './logo.ts';
import { colorsIn, countAreas } from './measure.ts';

const whole = { left: 0, top: 0, right: 1, bottom: 1 };

describe('the logo', () => {
  it('is a tile with one yellow square on ink', async () => {
    const svg = drawLogo({ variant: 'color', size: 480 });
    expect(await countAreas(svg, shared.yellow)).toBe(1);
    expect(await countAreas(svg, shared.paper)).toBe(1);
  });

  it.each([16, 32, 48])('keeps the square and the door crisp at %d px', async (size) => {
    const { data } = await sharp(Buffer.from(drawLogo({ variant: 'color', size })))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const unit = size / 24;
    const colorAt = (x: number, y: number) => {
      const at = (Math.floor(y * unit) * size + Math.floor(x * unit)) * 3;
      return `#${[...data.subarray(at, at + 3)].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
    };
    expect(colorAt(3, 3)).toBe(shared.yellow.toLowerCase());
    expect(colorAt(8.9, 8.9)).toBe(shared.yellow.toLowerCase());
    expect(colorAt(12.7, 20)).toBe(linePalettes.build.ink.toLowerCase());
    expect(colorAt(9.5, 20)).toBe(shared.paper.toLowerCase());
  });

  it('keeps a maskable icon within the safe zone, the center circle of 80%', async () => {
    const svg = drawLogo({ variant: 'maskable', size: 512 });
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = [...data.subarray(0, 3)];
    for (let i = 0; i < info.width * info.height; i++) {
      const [x, y] = [(i % info.width) + 0.5, Math.floor(i / info.width) + 0.5];
      if (Math.hypot(x - 256, y - 256) <= 0.4 * 512) continue;
      if (ground.some((channel, c) => data[i * 3 + c] !== channel))
        throw new Error(`mark outside the safe zone at ${x}, ${y}`);
    }
    expect(await colorsIn(svg, whole)).toContain(shared.yellow.toLowerCase());
  });

  it('is one color on a transparent ground when monochrome', () => {
    const svg = drawLogo({ variant: 'monochrome', size: 96 });
    expect(svg.match(/fill="#[^"]+"/gu)).toHaveLength(1);
  });

  it('adapts to a dark scheme in the favicon only', () => {
    expect(drawFavicon()).toContain('prefers-color-scheme:dark');
    expect(drawLogo({ variant: 'color', size: 32 })).not.toContain('<style');
  });
});
