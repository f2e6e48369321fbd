import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { fetchedLater, pageAssets } from './page-assets.ts';

const chunk = (file: string, more: object = {}) => ({ file, name: file, ...more });
const manifest: Manifest = {
  'src/entry.tsx': chunk('assets/entry.js', {
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/pages/Service.tsx', 'src/pages/Contact.tsx'],
    css: ['assets/base.css'],
    assets: ['assets/display.woff2', 'assets/text-more-B1x_y.woff2', 'assets/icons.svg'],
  }),
  '_react.js': chunk('assets/react.js'),
  '_faq.js': chunk('assets/faq.js', { imports: ['_react.js'], css: ['assets/faq.css'] }),
  'src/pages/Service.tsx': chunk('assets/service.js', {
    imports: ['src/entry.tsx', '_faq.js'],
    css: ['assets/service.css'],
  }),
  'src/pages/Contact.tsx': chunk('assets/contact.js', { css: ['assets/contact.css'] }),
  'src/pages/Home.tsx?part': chunk('assets/home.js', { imports: ['_faq.js'] }),
  'src/pages/Home.tsx': chunk('assets/home-page.js'),
};

describe('what a page loads', () => {
  it('is the entry, its layout and everything they import, each once', () => {
    expect(pageAssets(manifest, 'src/entry.tsx', 'src/pages/Service.tsx')).toEqual({
      entry: '/assets/entry.js',
      modules: ['/assets/react.js', '/assets/service.js', '/assets/faq.js'],
      // Imported styles come first, because later ones may build on them.
      styles: ['/assets/base.css', '/assets/faq.css', '/assets/service.css'],
      // Without the font for rare characters, which a page requests only when it shows one.
      fonts: ['/assets/display.woff2'],
    });
  });

  it('includes every chunk that was split from a module', () => {
    const { modules } = pageAssets(manifest, 'src/entry.tsx', 'src/pages/Home.tsx');
    expect(modules).toEqual(
      expect.arrayContaining(['/assets/home.js', '/assets/home-page.js', '/assets/faq.js']),
    );
  });

  it.each([
    ['of every page', 'src/pages/page-static-views.ts', true],
    ['of its own layout', 'src/pages/service/own-static-views.ts', true],
    ['of another layout', 'src/pages/home/own-static-views.ts', false],
  ])('throws when static parts %s have styles that the page does not load', (_, file, throws) => {
    const load = (css: string) =>
      pageAssets(
        {
          ...manifest,
          [file]: chunk('assets/still.js', { css: [css] }),
          'src/pages/service/Page.tsx': chunk('assets/page.js', { css: ['assets/base.css'] }),
        },
        'src/entry.tsx',
        'src/pages/service/Page.tsx',
      );
    expect(load('assets/base.css').styles).toContain('/assets/base.css');
    const other = () => load('assets/hero.css');
    if (throws) expect(other).toThrow(`The parts in ${file} have styles that pages do not load`);
    else expect(other().styles).not.toContain('/assets/hero.css');
  });

  it('throws when the entry or the layout is missing from the manifest', () => {
    expect(() => pageAssets(manifest, 'src/main.tsx', 'src/pages/Service.tsx')).toThrow(
      'The build has no entry "src/main.tsx".',
    );
    expect(() => pageAssets(manifest, 'src/entry.tsx', 'src/pages/Serv.tsx')).toThrow(
      'The build has no module for "src/pages/Serv.tsx".',
    );
  });
});

it('modules over the limit wait for an interaction, and smaller ones after them still fit', () => {
  const sizes = new Map([
    ['vendor', 70_000],
    ['form', 25_000],
    ['mark', 5_000],
  ]);
  expect(fetchedLater([...sizes.keys()], sizes)).toEqual(['form']);
});
