import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { NavigationInput } from '#src/content/schema/navigation.ts';
import type { Lead, ProcurementInput, ReachInput } from '#src/content/schema/owner-facts.ts';
import { navigation } from '#src/content/navigation.ts';
import home from '#src/content/pages/index.ts';
import { elementsOf } from '#tests/support/html.ts';
import { siteProblems } from '../checks/site-problems.ts';
import { menusFile } from '../files/menus.ts';
import { structuredData } from '../pages/structured-data.ts';
import { madeModules } from '../plugins/content.ts';
import { frameWords, headerLinks } from '../plugins/header-links.ts';
import { fixture, payloadAt, servicePage } from '../testing/content.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';

/** What becomes of content that no page has today, rendered by the site's own views. */
let views: typeof import('#src/app/entry-server.tsx');

/** Loads them with the modules that a build of this site makes. */
async function loadViews(site: LoadedSite) {
  for (const [name, exportsOf] of Object.entries(madeModules(null))) {
    vi.doMock(`virtual:hause/${name}`, () => exportsOf(site));
  }
  vi.doMock('virtual:hause/sprite', () => ({ iconHref: String, profileHref: String }));
  views = await import('#src/app/entry-server.tsx');
}
beforeAll(async () => loadViews(await loadSite()));

/** The page that a site has at a path, and its HTML. */
async function shown(site: LoadedSite, path: string) {
  const payload = payloadAt(site, path);
  return { payload, page: payload.page, html: await views.renderPage(payload) };
}

it('a changed label in a menu changes the file of the menus, and nothing that pages and scripts are made of', async () => {
  const { title } = navigation.menus[0].categories[0].items[0];
  const changed: unknown = JSON.parse(
    JSON.stringify(navigation).replace(`"${title}"`, '"Other words"'),
  );
  const pages = { index: home };
  const before = await loadSite(fixture({ pages }));
  const after = await loadSite(fixture({ pages, navigation: changed }));
  const [old, recent] = [menusFile(before.navigation), menusFile(after.navigation)];
  expect(recent.json).toContain('Other words');
  expect(recent.address).not.toBe(old.address);
  expect(headerLinks(after)).toEqual(headerLinks(before));
  expect(frameWords(after)).toEqual(frameWords(before));
  expect([...after.pages]).toEqual([...before.pages]);
});

/**
 * What content can choose although no page does: the placeholder for content that is not written yet
 * (docs/specification.md, 2.2 and 2.3), which here half of it has, and an image of another origin.
 */
const WORDS = 'Content coming soon';

/** The home page and the menus, with every second segment and menu set to "coming soon". */
const halfWritten = async () => {
  const isToCome = (at: number) => at % 2 === 1;
  const items = home.segments.items.map((segment, at) =>
    isToCome(at) ? { ...segment, content: { state: 'coming-soon' } } : segment,
  );
  const menus = navigation.menus.map((menu, at) => ({
    ...menu,
    comingSoonOnSmallScreens: isToCome(at),
  }));
  return loadSite(
    fixture({
      pages: { index: { ...home, segments: { ...home.segments, items } } },
      navigation: { ...navigation, menus } as NavigationInput,
    }),
  );
};

/** The text in the element with this id. */
const textIn = (html: string, id: string): string => {
  const found = elementsOf(html).find(({ attributes }) => attributes.get('id') === id);
  if (found === undefined) throw new Error(`No element has the id ${id}.`);
  return found.text;
};

it('a segment without content says "coming soon", and the others show their tiles', async () => {
  const { page, html } = await shown(await halfWritten(), '/');
  if (page.layout !== 'home') throw new Error('There is no home page.');
  const states = page.segments.items.map(({ id, content }) => {
    const text = textIn(html, `segments-${id}-panel`);
    if (content.state === 'coming-soon') expect(text, id).toBe(WORDS);
    else {
      expect(text, id).not.toContain(WORDS);
      for (const { title } of content.tiles) expect(text, id).toContain(title);
    }
    return content.state;
  });
  expect(states).toEqual(['ready', 'coming-soon', 'ready', 'coming-soon']);
});

it('of a list, stories with figures come first in the HTML, whatever their order in the data', async () => {
  const site = await loadSite();
  const { payload } = await shown(site, '/case-studies');
  const cards = payload.cards.toReversed();
  const pages = new Map([[payload.path, { ...payload, cards }]]);
  const { html } = await shown({ ...site, pages }, payload.path);
  const places = cards.map(({ href, figure }) => ({ at: html.indexOf(`href="${href}"`), figure }));
  expect(places.every(({ at }) => at > 0)).toBe(true);
  const isProof = places.toSorted((a, b) => a.at - b.at).map(({ figure }) => figure !== null);
  expect(isProof).toEqual(isProof.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(isProof).size).toBe(2);
});

it('a menu without content says "coming soon" on small screens, and lists no items', async () => {
  const { navigation: resolved } = await halfWritten();
  const { MobileMenuDialog } = await import('#src/shell/header/MobileMenuDialog.tsx');
  const states = resolved.menus.map((menu) => {
    const html = renderToStaticMarkup(
      createElement(MobileMenuDialog, {
        menus: resolved.menus,
        demo: resolved.demo,
        contact: resolved.contact,
        isOpen: true,
        openSection: menu.id,
        onEvent: () => undefined,
      }),
    );
    const text = textIn(html, `small-menu-${menu.id}`);
    expect(text, menu.id).toContain(menu.subtitle);
    const isToCome = menu.comingSoonOnSmallScreens;
    expect(text.includes(WORDS), menu.id).toBe(isToCome);
    for (const { title } of menu.categories.flatMap(({ items }) => items)) {
      expect(text.includes(title), title).toBe(!isToCome);
    }
    return isToCome;
  });
  expect(states).toEqual([false, true, false, true, false, true]);
});

it('an image of another origin is loaded lazily and with CORS, and own pictures without', async () => {
  const picture = { url: 'https://images.example/a.jpg', alt: 'A class at work' };
  const a = servicePage('A', { hero: { title: 'T', subtitle: 'S', picture } });
  const site = await loadSite(fixture({ pages: { a } }));
  const [foreign, ...own] = elementsOf((await shown(site, '/a')).html)
    .filter(({ name }) => name === 'img')
    .map(({ attributes }) => Object.fromEntries(attributes));
  expect(foreign).toMatchObject({
    src: picture.url,
    alt: picture.alt,
    crossorigin: 'anonymous',
    loading: 'lazy',
  });
  expect(own.length).toBeGreaterThan(0);
  for (const image of own) expect(image).not.toHaveProperty('crossorigin');
});

/**
 * What only the company can say (docs/owner-questions.md, 1 and 3): nothing of it is shown until it is filled
 * in, and all of it afterward.
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
const lead: Lead = {
  team: 'School districts',
  name: 'Maria Lopez',
  role: 'Lead for school districts',
  portrait: '/people/no-such-person.jpg',
};

/** The site, with some slots of the company filled in. */
async function siteWith(facts: object, leads: readonly Lead[]) {
  vi.resetModules();
  vi.doMock('#src/content/site.ts', async (load) => ({ ...(await load<object>()), ...facts }));
  vi.doMock('#src/content/topics.ts', async (load) => ({
    ...(await load<object>()),
    LEADS: leads,
  }));
  const site = await loadSite();
  await loadViews(site);
  return { site, html: async (path: string) => (await shown(site, path)).html };
}

const linksIn = (html: string) =>
  elementsOf(html)
    .filter(({ name }) => name === 'a')
    .map(({ text, attributes }) => [text.trim(), attributes.get('href')]);
const headingsIn = (html: string) =>
  elementsOf(html)
    .filter(({ name }) => /^h[1-6]$/u.test(name))
    .map(({ text }) => text.trim());
const organization = async (site: LoadedSite) =>
  structuredData((await shown(site, '/contact-us')).payload, site.site)[0];

describe('nothing filled in', () => {
  let empty: Awaited<ReturnType<typeof siteWith>>;
  beforeAll(async () => {
    const none = Object.fromEntries(Object.keys(procurement).map((list) => [list, []]));
    empty = await siteWith({ reach: {}, procurement: none }, []);
  });

  it('the contact page shows no way besides form and mailboxes, and "Schedule a call" leads to the form', async () => {
    const html = await empty.html('/contact-us');
    expect(html).not.toMatch(/tel:|Talk to a person|business day|Pick a time/u);
    expect(linksIn(html)).toContainEqual(['Schedule a call', '/contact-us?topic=call']);
    expect(await organization(empty.site)).not.toHaveProperty('telephone');
    expect(await organization(empty.site)).not.toHaveProperty('address');
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
    expect(await organization(filled.site)).toMatchObject({
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
