import { afterEach, expect, it, vi } from 'vitest';
import type { LineName } from '#src/design/palette.ts';

type Palette = typeof import('#src/design/palette.ts');

/** The addresses of one picture in two lines, with the site's palette or a changed one. */
async function addresses(change: (palette: Palette) => Partial<Palette> = () => ({})) {
  vi.resetModules();
  vi.doMock('#src/design/palette.ts', async (load) => {
    const palette = await load<Palette>();
    return { ...palette, ...change(palette) };
  });
  const { pictureFile } = await import('./artist.ts');
  const of = (line: LineName) =>
    pictureFile({ motifs: ['lens'], line, seed: 'a', format: 'card' }).address;
  return { solve: of('solve'), build: of('build') };
}

afterEach(() => {
  vi.doUnmock('#src/design/palette.ts');
  vi.resetModules();
});

it('a hero has both compositions of its picture in one file, each in its own grid', async () => {
  const { pictureFile } = await import('./artist.ts');
  const { drawPicture } = await import('#src/art/index.ts');
  const spec = { motifs: ['book', 'cap'], line: 'solve', seed: '/' } as const;
  const file = pictureFile({ ...spec, format: 'hero' }).svg;
  for (const [id, format] of [
    ['wide', 'hero'],
    ['tall', 'hero-tall'],
  ] as const) {
    const svg = drawPicture({ ...spec, format });
    const viewBox = / viewBox="[^"]+"/u.exec(svg)?.[0] ?? '-';
    const paths = /<path.*\/>/u.exec(svg)?.[0] ?? '-';
    expect(file).toMatch(
      new RegExp(`<symbol id="${id}"${viewBox} [^>]*slice"[^>]*>${paths}</symbol>`, 'u'),
    );
  }
});

it('a picture has a new address when one of its colors changes, since browsers cache it for a year', async () => {
  const before = await addresses();
  const after = await addresses(({ linePalettes }) => ({
    linePalettes: { ...linePalettes, solve: { ...linePalettes.solve, accentA: '#123456' } },
  }));
  expect(after.solve).not.toBe(before.solve);
  expect(after.build).toBe(before.build);
  expect(await addresses()).toEqual(before);
});
