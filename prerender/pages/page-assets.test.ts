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

  it('throws when the layout is in no file of the build', () => {
    expect(() => pageAssets(manifest, 'src/entry.tsx', 'src/pages/Serv.tsx')).toThrow(
      'The build has no module "src/pages/Serv.tsx" for a layout.',
    );
  });

  it.each([
    ['src/pages/page-static-views.ts', true],
    ['src/pages/service/own-static-views.ts', true],
    ['src/pages/home/own-static-views.ts', false],
  ])('throws when static parts of %s have styles that the page does not load', (file, throws) => {
    const page = 'src/pages/service/Page.tsx';
    const changed = {
      ...manifest,
      [file]: chunk('assets/still.js', { css: ['assets/hero.css'] }),
      [page]: chunk('assets/page.js', { css: ['assets/base.css'] }),
    };
    const load = () => pageAssets(changed, 'src/entry.tsx', page);
    if (throws) expect(load).toThrow(`The parts in ${file} have styles that pages do not load`);
    else expect(load().styles).toEqual(['/assets/base.css']);
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
