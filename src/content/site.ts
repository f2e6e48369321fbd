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
  // A profile with an address (`href`) becomes a link; without one it is shown as a mark only.
  social: [
    { id: 'linkedin', name: 'LinkedIn' },
    { id: 'youtube', name: 'YouTube' },
    { id: 'facebook', name: 'Facebook' },
    { id: 'instagram', name: 'Instagram' },
    { id: 'x', name: 'X' },
  ],
} as const satisfies SiteInput;
