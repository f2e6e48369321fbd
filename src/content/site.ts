import type { SiteInput } from './schema/navigation.ts';

const name = 'Hause';
const product = 'Hausebox';

/**
 * The company. To rebrand the site, edit this file and rebuild: names, mailboxes and addresses
 * follow. No other file contains these names.
 */
export const site = {
  name,
  product,
  academy: `${name} Academy`,
  live: `${name} Live`,
  origin: 'https://hause.example',
  lang: 'en-US',
  year: 2025,
  tagline: 'Digital learning and EdTech services',
  description: `${name} designs, builds, runs, and improves digital learning for K-12 publishers, universities, workforce training, and school districts.`,
  blurb: `${product} is your go-to platform to deliver digital learning seamlessly.`,
  mailboxes: {
    general: 'hello@hause.example',
    privacy: 'privacy@hause.example',
    sales: 'sales@hause.example',
  },
  social: [
    { id: 'linkedin', name: 'LinkedIn', href: 'https://linkedin.example/hause' },
    { id: 'youtube', name: 'YouTube', href: 'https://youtube.example/hause' },
    { id: 'facebook', name: 'Facebook', href: 'https://facebook.example/hause' },
    { id: 'instagram', name: 'Instagram', href: 'https://instagram.example/hause' },
    { id: 'x', name: 'X', href: 'https://x.example/hause' },
  ],
} as const satisfies SiteInput;
