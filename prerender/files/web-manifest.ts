import type { Site } from '#src/content/schema/navigation.ts';
import { dark, light } from '#src/design/palette.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** Screenshots of the site for the browser's installation dialog, taken by tools/screenshots.ts. */
export const SCREENSHOTS = [
  { name: 'home-wide', path: '/', label: 'The home page on a desk' },
  { name: 'k-12-wide', path: '/k-12', label: 'K-12 services by challenge area' },
  { name: 'home-narrow', path: '/', label: 'The home page on a phone' },
  {
    name: 'offline-narrow',
    path: '/offline',
    label: 'Pages saved for reading without a network',
  },
].map(({ name, path, label }) => {
  const form_factor = name.endsWith('-wide') ? 'wide' : 'narrow';
  const [width, height] = form_factor === 'wide' ? [1280, 720] : [360, 740];
  return { src: `/screenshots/${name}.png`, width, height, form_factor, label, path };
});

/** The web application manifest (docs/specification.md, 11.3; W3C Application Manifest). */
export function webManifest(site: Site) {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string, description: string) => ({
    name,
    url,
    description,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: light.background,
    theme_color: light.background,
    // For browsers that support it; in others, the pages' own theme-color follows the scheme.
    user_preferences: {
      color_scheme: {
        dark: { background_color: dark.background, theme_color: dark.background },
      },
    },
    categories: ['education', 'business'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-192.png', 192, 'maskable'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      icon('/icon-monochrome-512.png', 512, 'monochrome'),
    ],
    screenshots: SCREENSHOTS.map(({ src, width, height, form_factor, label }) => ({
      src,
      sizes: `${String(width)}x${String(height)}`,
      type: 'image/png',
      form_factor,
      label,
    })),
    shortcuts: [
      shortcut('Contact', FIXED.contact, 'Write to us, also without a network'),
      shortcut('Saved pages', FIXED.saved, 'What can be read without a network'),
      shortcut('K-12', FIXED.k12, 'Services for schools and their publishers'),
    ],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    handle_links: 'preferred',
    prefer_related_applications: false,
  };
}
