import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from '#src/content/schema/icon-names.ts';
import { elementsOf } from '#tests/support/html.ts';
import { drawSprite } from './icon-sprite.ts';

const sprite = await drawSprite();

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

  it('has no ids except those of the symbols, no styles and no scripts', () => {
    expect([...sprite.matchAll(/ id="/gu)]).toHaveLength(ICON_NAMES.length);
    expect(sprite).not.toMatch(/<style|style=|<script|\son\w+=/u);
  });

  it('is well-formed: as many elements as symbols, none nested in another', () => {
    const symbols = elementsOf(sprite).filter(({ name }) => name === 'symbol');
    expect(symbols.map(({ parent }) => parent)).toEqual(ICON_NAMES.map(() => 'svg'));
  });

  it('rejects an icon that the set does not have, by name', async () => {
    await expect(drawSprite(['eye', 'unicorn'])).rejects.toThrow(
      'src/content/schema/icon-names.ts: "unicorn" is not an icon of Phosphor\'s duotone set.',
    );
  });
});
