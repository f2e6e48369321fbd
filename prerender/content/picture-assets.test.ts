import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureSpec } from '#src/art/picture-spec.ts';
import type { LineName } from '#src/design/palette.ts';

type Palette = typeof import('#src/design/palette.ts');

/** The names and drawings of one picture of each of two lines, with the site's palette or a changed one. */
async function pictures(change: (palette: Palette) => Partial<Palette> = () => ({})) {
  vi.resetModules();
  vi.doMock('#src/design/palette.ts', async (load) => {
    const palette = await load<Palette>();
    return { ...palette, ...change(palette) };
  });
  const { createPictureAssets } = await import('./picture-assets.ts');
  const { drawPicture } = await import('#src/art/index.ts');
  const assets = createPictureAssets();
  const drawn = (['solve', 'build'] as const).map((line: LineName) => {
    assets.assetOf(
      { kind: 'drawn', format: 'card', motifs: ['lens'], alt: '' } as never,
      line,
      'a',
    );
    const [name = '', spec] = [...assets.files].at(-1) ?? [];
    return { name, svg: drawPicture(spec as PictureSpec) };
  });
  const [solve, build] = drawn;
  if (solve === undefined || build === undefined) throw new Error('Nothing was drawn.');
  return { solve, build };
}

afterEach(() => {
  vi.doUnmock('#src/design/palette.ts');
  vi.resetModules();
});

describe('the file of a picture', () => {
  it('has a new name when one of its colors changes, since browsers cache it for a year', async () => {
    const before = await pictures();
    const after = await pictures(({ linePalettes }) => ({
      linePalettes: { ...linePalettes, solve: { ...linePalettes.solve, accentA: '#123456' } },
    }));
    expect(after.solve.svg).not.toBe(before.solve.svg);
    expect(after.solve.name).not.toBe(before.solve.name);
    expect(after.build).toEqual(before.build);
  });

  it('has the same name for the same content', async () => {
    expect(await pictures()).toEqual(await pictures());
  });
});
