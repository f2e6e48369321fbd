import type { Site } from '#src/content/schema/navigation.ts';
import { dark, light } from '#src/design/palette.ts';
import { FIXED } from '../checks/fixed-pages.ts';

/** Screenshots of the site for the browser's installation dialog, taken by tools/screenshots.ts. */
export const SCREENSHOTS = [
  {
    src: '/screenshots/home-wide.png',
    width: 1280,
    height: 720,
    form_factor: 'wide',
    label: 'The home page on a desk',
    path: '/',
  },
  {
    src: '/screenshots/k-12-wide.png',
    width: 1280,
    height: 720,
    form_factor: 'wide',
    label: 'K-12 services by challenge area',
    path: '/k-12',
  },
  {
    src: '/screenshots/home-narrow.png',
    width: 360,
    height: 740,
    form_factor: 'narrow',
    label: 'The home page on a phone',
    path: '/',
  },
  {
    src: '/screenshots/offline-narrow.png',
    width: 360,
    height: 740,
    form_factor: 'narrow',
    label: 'Pages saved for reading without a network',
    path: '/offline',
  },
] as const;

/** The web application manifest (docs/specification.md, 11.3; W3C Application Manifest). */
export function webManifest(site: Site): Readonly<Record<string, unknown>> {
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
