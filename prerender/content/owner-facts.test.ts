import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead, ProcurementInput, ReachInput } from '#src/content/schema/owner-facts.ts';
import { elementsOf } from '#tests/support/html.ts';
import { siteProblems } from '../checks/site-problems.ts';
import { structuredData } from '../pages/structured-data.ts';
import { viewServer } from '../testing/view-server.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';

/**
 * What only the company can say (docs/owner-questions.md, 1 and 3): nothing of it is shown until it is filled
 * in, and all of it afterward. Rendered by the site's own views.
 */

const reach = {
  replyDays: 2,
  telephone: '+1 617-555-0100',
  calendar: 'https://calendar.example/talk',
  address: {
    street: '1 Main Street',
    city: 'Boston',
    region: 'MA',
    postalCode: '02110',
    country: 'US',
  },
} satisfies ReachInput;
const procurement = {
  certificates: [{ title: 'SOC 2 Type II report', date: 'June 30, 2026' }],
  documents: [{ title: 'Signed NDPA', date: 'May 1, 2026', file: '/documents/no-such-file.pdf' }],
  insurance: [{ kind: 'General liability', cover: '2 million US dollars per occurrence' }],
  contracts: [{ cooperative: 'Example Co-op', number: '24-001', until: 'June 30, 2027' }],
  subprocessors: [{ name: 'Example Cloud', purpose: 'hosting', location: 'United States' }],
} satisfies ProcurementInput;
const emptyLists = {
  certificates: [],
  documents: [],
  insurance: [],
  contracts: [],
  subprocessors: [],
} satisfies ProcurementInput;
const lead: Lead = {
  team: 'School districts',
  name: 'Maria Lopez',
  role: 'Lead for school districts',
  portrait: '/people/no-such-person.jpg',
};

/** The site, with some slots of the company filled in. */
async function siteWith(facts: object, leads: readonly Lead[]) {
  const views = await viewServer({
    '/src/content/site.ts': (code) =>
      Object.entries(facts).reduce(
        (text, [name, value]) =>
          `${text.replace(`export const ${name}`, `const ${name}Before`)}\nexport const ${name} = ${JSON.stringify(value)};`,
        code,
      ),
  });
  const site = await loadSite({
    importModule: async (file) =>
      file.endsWith('/topics.ts') ? { LEADS: leads } : views.load(file),
  });
  const { renderPage } = await views.load<typeof import('#src/app/entry-server.tsx')>(
    '/src/app/entry-server.tsx',
  );
  const html = async (path: string) => {
    const payload = site.pages.get(path);
    if (payload === undefined) throw new Error(`There is no ${path}`);
    return renderPage(payload);
  };
  return { views, site, html };
}

const linksIn = (html: string) =>
  elementsOf(html)
    .filter(({ name }) => name === 'a')
    .map(({ text, attributes }) => [text.trim(), attributes.get('href')]);
const headingsIn = (html: string) =>
  elementsOf(html)
    .filter(({ name }) => /^h[1-6]$/u.test(name))
    .map(({ text }) => text.trim());
const organization = (site: LoadedSite) => {
  const payload = site.pages.get('/contact-us');
  if (payload === undefined) throw new Error('There is no contact page.');
  return structuredData(payload, site.site)[0];
};

describe('nothing filled in', () => {
  let empty: Awaited<ReturnType<typeof siteWith>>;
  beforeAll(async () => {
    empty = await siteWith({ reach: {}, procurement: emptyLists }, []);
  });
  afterAll(() => empty.views.close());

  it('the contact page shows no way besides form and mailboxes, and "Schedule a call" leads to the form', async () => {
    const html = await empty.html('/contact-us');
    expect(html).not.toMatch(/tel:|Talk to a person|business day|Pick a time/u);
    expect(linksIn(html)).toContainEqual(['Schedule a call', '/contact-us?topic=call']);
    expect(organization(empty.site)).not.toHaveProperty('telephone');
    expect(organization(empty.site)).not.toHaveProperty('address');
  });

  it('trust has no empty section, and claims no certificate', async () => {
    const html = await empty.html('/trust');
    expect(headingsIn(html)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Documents|Insurance|Cooperative)/u)]),
    );
    expect(html).toContain('We claim none here');
  });

  it('the page of a team names no one', async () => {
    expect(await empty.html('/school-districts')).not.toContain(lead.name);
  });
});

describe('filled in', () => {
  let filled: Awaited<ReturnType<typeof siteWith>>;
  beforeAll(async () => {
    filled = await siteWith({ reach, procurement }, [lead]);
  });
  afterAll(() => filled.views.close());

  it('the contact page says how to reach a person, and how soon an answer comes', async () => {
    const html = await filled.html('/contact-us');
    expect(headingsIn(html)).toContain('Talk to a person');
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        ['+1 617-555-0100', 'tel:+16175550100'],
        ['Pick a time for a call', reach.calendar],
        ['Schedule a call', reach.calendar],
      ]),
    );
    expect(html).toContain('1 Main Street, Boston, MA 02110, US');
    expect(html).toContain(lead.name);
    // Beside the form, and again in the confirmation.
    expect(html.split('reply to your work email within 2 business days')).toHaveLength(3);
    expect(html).toContain('Call +1 617-555-0100, or write');
    expect(organization(filled.site)).toMatchObject({
      telephone: reach.telephone,
      address: { streetAddress: '1 Main Street', addressRegion: 'MA', addressCountry: 'US' },
    });
  });

  it('trust lists certificates, documents, insurance, contracts, and subprocessors', async () => {
    const html = await filled.html('/trust');
    expect(headingsIn(html)).toEqual(
      expect.arrayContaining(['Documents', 'Insurance', 'Cooperative purchasing contracts']),
    );
    expect(linksIn(html)).toContainEqual(['Download: Signed NDPA', '/documents/no-such-file.pdf']);
    for (const words of ['June 30, 2026. On request.', '24-001', 'Example Cloud']) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('We claim none here');
  });

  it('every page has the address and the telephone in its footer; the privacy policy has the address', async () => {
    const html = await filled.html('/privacy-policy');
    expect(html).toContain('Our postal address is');
    const footer = html.slice(html.indexOf('<footer'));
    expect(footer).toContain('1 Main Street, Boston, MA 02110, US');
    expect(linksIn(footer)).toContainEqual(['+1 617-555-0100', 'tel:+16175550100']);
  });

  it('the pages of a team show who leads it, and other pages do not', async () => {
    const html = await filled.html('/school-districts');
    expect(html).toContain(lead.name);
    const portrait = elementsOf(html).find(
      ({ attributes }) => attributes.get('src') === lead.portrait,
    );
    expect(portrait?.attributes.get('alt')).toBe('');
    expect(await filled.html('/higher-education')).not.toContain(lead.name);
  });

  it('a build stops at a file that is not there', async () => {
    expect(await siteProblems(filled.site, new Set())).toEqual([
      'src/content/site.ts names /documents/no-such-file.pdf, but there is no public/documents/no-such-file.pdf. Put the file there, or leave it out of the line.',
      'src/content/topics.ts names /people/no-such-person.jpg, but there is no public/people/no-such-person.jpg. Put the file there, or leave it out of the line.',
    ]);
  });
});
