import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from '#src/content/schema/icon-names.ts';
import { COMMON_ICONS, drawSprite } from './icon-sprite.ts';

const sprite = await drawSprite(ICON_NAMES);

describe('the icon sprite', () => {
  it('contains every icon that content may use, once, under its name', () => {
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids).toEqual([...ICON_NAMES]);
  });

  it('lets every icon inherit the text color', () => {
    for (const [symbol] of sprite.matchAll(/<symbol .*?<\/symbol>/gsu)) {
      expect(symbol).toContain('viewBox="0 0 256 256" fill="currentColor"');
      expect(symbol).not.toMatch(/(?:fill|stroke)="(?!currentColor|none)[^"]+"/u);
      expect(symbol, 'has something visible').toMatch(/ d="[Mm]|<circle|<rect|<polygon|<ellipse/u);
    }
  });

  it('has no ids except the symbols’, no styles and no scripts', () => {
    expect([...sprite.matchAll(/ id="/gu)]).toHaveLength(ICON_NAMES.length);
    expect(sprite).not.toMatch(/<style|style=|<script|\son\w+=/u);
  });

  it('is small with the icons that pages have in common', async () => {
    const common = await drawSprite(COMMON_ICONS);
    expect(brotliCompressSync(common).length).toBeLessThan(7000);
  });

  it('rejects an icon that the set does not have, by name', async () => {
    await expect(drawSprite(['eye', 'unicorn'])).rejects.toThrow(
      'src/content/schema/icon-names.ts: "unicorn" is not an icon of Phosphor\'s duotone set.',
    );
  });
});
