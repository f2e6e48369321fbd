import type { SiteInput } from './schema/navigation.ts';
import type { ProcurementInput, ReachInput } from './schema/owner-facts.ts';

const name = 'Hause';
const product = 'Hausebox';

/**
 * The ways to a person: beside `site`, which is part of the contact page's script. What is left out is shown
 * nowhere; the leads of the teams are in topics.ts.
 */
export const reach: ReachInput = {
  // replyDays: 2, (business days)
  // telephone: '+1 617-555-0100',
  // calendar: 'https://calendar.example/talk',
  // address: { street: '1 Main Street', city: 'Boston', region: 'MA', postalCode: '02110', country: 'US' },
};

/** What procurement asks for. Files go into public/documents; without one, a line says "on request". */
export const procurement: ProcurementInput = {
  // { title: 'SOC 2 Type II report', date: 'June 30, 2026', file: '/documents/soc-2.pdf' }
  certificates: [],
  // { title: 'NDPA, signed, with Exhibit E', date: 'June 30, 2026', file: '/documents/ndpa.pdf' }
  documents: [],
  // { kind: 'General liability', cover: '2 million US dollars per occurrence, Example Mutual' }
  insurance: [],
  // { cooperative: 'Example Co-op', number: '24-001', until: 'June 30, 2027' }
  contracts: [],
  // { name: 'Example Cloud', purpose: 'hosting', location: 'United States' }
  subprocessors: [],
};

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
