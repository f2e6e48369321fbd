import { site as company } from '#src/content/site.ts';
import { linePalettes } from '#src/design/palette.ts';
import { describe, expect, it } from 'vitest';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';
import { ContentError } from './read-content.ts';
import { wordCount } from './word-count.ts';
import {
  articlePage,
  caseStudyPage,
  fixture,
  notFoundPage,
  servicePage,
} from '../testing/content.ts';
import type { FixtureContent } from '../testing/content.ts';

const load = async (content: FixtureContent): Promise<LoadedSite> =>
  loadSite(await fixture(content));
const messageOf = async (content: FixtureContent): Promise<string> => {
  const error = await load(content).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).message;
};
const ok = { '404': notFoundPage };
const pageAt = (site: LoadedSite, path: string) => {
  const payload = site.pages.get(path);
  if (payload === undefined) throw new Error(`There is no ${path}`);
  return payload;
};

describe('broken content stops the build', () => {
  it('with the file, the field and the reason', async () => {
    const page = servicePage('QA', {
      head: {
        title: 'A title that goes on and on, far beyond what any result page shows',
        description: 'x',
      },
    });
    const message = await messageOf({ pages: { ...ok, 'services/qa': page } });
    expect(message).toContain(
      'src/content/pages/services/qa.ts: head.title is over 60 characters: result pages cut it. It has 66.',
    );
    expect(message).toContain(
      'src/content/pages/services/qa.ts: head.description is under 70 characters',
    );
  });

  it.each<[string, Partial<Record<string, unknown>>, RegExp]>([
    [
      'an unknown motif',
      { hero: { title: 'T', subtitle: 'S', picture: { motifs: ['dragon'] } } },
      /qa\.ts: hero\.picture\S* must be .*known motifs/u,
    ],
    ['an unknown layout', { layout: 'poster' }, /qa\.ts: layout .*It holds "poster"/u],
    ['an unknown line', { line: 'sell' }, /qa\.ts: line must be one of solve, cognify/u],
    ['an unknown field', { subtitel: 'x' }, /qa\.ts: subtitel /u],
    ['a missing field', { contact: undefined }, /qa\.ts: contact /u],
    [
      'an empty text',
      { intro: { title: '', paragraphs: ['x'] } },
      /qa\.ts: intro\.title must not be empty/u,
    ],
    ['a stray space', { name: 'QA ' }, /qa\.ts: name must not begin or end with a space/u],
    [
      'a link to nowhere',
      {
        resources: {
          cards: [
            {
              id: 'a',
              title: 'A',
              category: 'BLOG',
              href: '#',
              picture: { motifs: ['book'] },
              description: 'd',
            },
          ],
        },
      },
      /qa\.ts: resources\.cards\.0\.href must be a path/u,
    ],
    [
      'a trailing slash',
      {
        offerings: {
          items: [
            {
              id: 'a',
              title: 'A',
              description: 'd',
              picture: { motifs: ['book'] },
              link: { text: 't', href: '/build/' },
            },
          ],
        },
      },
      /qa\.ts: offerings\.items\.0\.link\.href must be a path without a trailing slash/u,
    ],
    [
      'an id twice',
      {
        offerings: {
          items: ['a', 'a'].map((id) => ({
            id,
            title: 'A',
            description: 'd',
            picture: { motifs: ['book'] },
          })),
        },
      },
      /qa\.ts: offerings\.items holds the same id twice/u,
    ],
    [
      'a question without a question mark',
      { faq: { items: [{ id: 'a', question: 'Why', answer: ['So.'] }] } },
      /qa\.ts: faq\.items\.0\.question must end with a question mark/u,
    ],
  ])('for %s', async (_, changes, expected) => {
    const pages = { ...ok, 'services/qa': servicePage('QA', changes) };
    expect(await messageOf({ pages })).toMatch(expected);
  });

  it('with every problem, not just the first', async () => {
    const message = await messageOf({
      pages: {
        a: servicePage('A', { line: 'sell' }),
        b: null,
        c: servicePage('C', { name: '' }),
      },
      site: { name: 'Hause' },
    });
    for (const start of [
      'src/content/site.ts: ',
      'src/content/pages/a.ts: line ',
      'src/content/pages/b.ts: has no export "default"',
      'src/content/pages/c.ts: name ',
      'src/content/pages/404.ts: is missing',
    ]) {
      expect(message).toContain(start);
    }
  });

  it.each(['k-12/qa', 'http://foo.example/a', 'javascript:alert', '/k-12/'])(
    'for a link in running text to %s',
    async (target) => {
      const intro = { title: 'Why', paragraphs: [`See [our work](${target}).`] };
      expect(await messageOf({ pages: { ...ok, qa: servicePage('QA', { intro }) } })).toContain(
        `/qa#.intro.paragraphs.0 links to "${target}", but a link must lead to a path such as /k-12 without a trailing slash, an https address or a mailto address.`,
      );
    },
  );

  it('for a link in running text that visitors would see as markup', async () => {
    const intro = { title: 'Why', paragraphs: ['See [our work](/k-12 /qa).'] };
    expect(await messageOf({ pages: { ...ok, qa: servicePage('QA', { intro }) } })).toContain(
      '/qa#.intro.paragraphs.0 has a link that cannot be read: "See [our work](/k-12 /qa).". Write it as [words](/path),',
    );
  });

  it('with the problems of a list even if a link in it leads nowhere', async () => {
    const card = (href: string) => ({
      id: 'a',
      title: 'A',
      category: 'BLOG',
      href,
      picture: { motifs: ['book'] },
      description: 'd',
    });
    const page = servicePage('QA', { resources: { cards: [card('/x/'), card('/x')] } });
    const message = await messageOf({ pages: { ...ok, qa: page } });
    expect(message).toMatch(/resources\.cards\.0\.href must be a path .*It holds "\/x\/"\./u);
    expect(message).toContain('resources.cards holds the same id twice');
  });

  it('for a redirect from an existing page, and for one that leads to another redirect', async () => {
    const message = await messageOf({
      pages: { ...ok, a: servicePage('A') },
      redirects: { '/a': '/b', '/b': '/c' },
    });
    expect(message).toContain('src/content/redirects.ts: /a is a page as well.');
    expect(message).toContain('src/content/redirects.ts: /a leads to another redirect, /b.');
  });

  it.each([
    ['/old/', '/a', '"/old/" → "/a": "/old/" is not a path of this site. A path starts with "/"'],
    ['/old', '/a/', '"/old" → "/a/": "/a/" is not a path of this site. A path starts with "/"'],
    ['/old', '//a', '"/old" → "//a": "//a" is not a path of this site.'],
    ['/old', 'http://a.example/', '"http://a.example/" is not a path of this site.'],
    ['/old', '/b', '"/old" → "/b": there is no page at /b. Lead it to a page'],
    ['/old', '/404', 'there is no page at /404.'],
  ])('for a redirect from %s to %s', async (from, to, expected) => {
    const message = await messageOf({
      pages: { ...ok, a: servicePage('A') },
      redirects: { [from]: to },
    });
    expect(message).toContain(`src/content/redirects.ts: `);
    expect(message).toContain(expected);
  });

  it.each([
    ['https://a.example/café', 'https://a.example/caf%C3%A9'],
    ['https://a.example/a b', 'https://a.example/a%20b'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('for a redirect to an address that hosts cannot send: %s', async (to, written) => {
    const message = await messageOf({ pages: ok, redirects: { '/old': to } });
    expect(message).toContain(
      `src/content/redirects.ts: "/old" → "${to}": hosts cannot send this address. Write it as ${written}.`,
    );
  });

  it.each([
    ['/art/old.svg', 'it belongs to the files that the build generates'],
    ['/livez', 'the server answers requests for it itself'],
  ])('for a redirect from %s, which would never be used', async (from, reason) => {
    const message = await messageOf({
      pages: { ...ok, a: servicePage('A') },
      redirects: { [from]: '/a' },
    });
    expect(message).toContain(
      `src/content/redirects.ts: "${from}" → "/a": "${from}" never redirects, because ${reason}. Remove the line.`,
    );
  });

  it('but not for a redirect to another site, or to a page with a problem of its own', async () => {
    const redirects = { '/old': 'https://a.example/b', '/older': '/a' };
    const site = await load({ pages: { ...ok, a: servicePage('A') }, redirects });
    expect(site.redirects).toEqual(redirects);
    const message = await messageOf({
      pages: { ...ok, a: servicePage('A', { line: 'sell' }) },
      redirects,
    });
    expect(message).not.toContain('redirects.ts');
  });

  it.each(['k-12/a b', 'QA', 'services/q_a', 'report.pdf', 'services/qä'])(
    'for a file whose name is no path of a page: %s',
    async (name) => {
      const message = await messageOf({ pages: { ...ok, [name]: servicePage('A') } });
      expect(message).toContain(
        `src/content/pages/${name}.ts: its path would be "/${name}", but a path has only lower-case letters, digits and hyphens between its slashes. Rename the file.`,
      );
    },
  );

  it.each([
    ['art/history', 'it belongs to the files that the build generates'],
    ['social/media', 'it belongs to the files that the build generates'],
    ['icon-design', 'it belongs to the files that the build generates'],
    ['enquiries', 'the server answers requests for it itself'],
    ['readyz', 'the server answers requests for it itself'],
  ])('for a page at %s, where it would not be reached', async (name, reason) => {
    const message = await messageOf({ pages: { ...ok, [name]: servicePage('A') } });
    expect(message).toContain(
      `src/content/pages/${name}.ts: its path would be "/${name}", but ${reason}. Rename the file or its folder.`,
    );
  });

  it('for a folder named "index", whose page would be the file of another', async () => {
    const message = await messageOf({ pages: { ...ok, 'index/index': servicePage('A') } });
    expect(message).toContain(
      'src/content/pages/index/index.ts: its path would be "/index", which is the file of "/". Rename the file or its folder.',
    );
  });

  it('for two files that would be the same page', async () => {
    const message = await messageOf({
      pages: { ...ok, 'services/qa': servicePage('A'), 'services/qa/index': servicePage('B') },
    });
    expect(message).toContain(
      'src/content/pages/services/qa/index.ts: its path is "/services/qa", which src/content/pages/services/qa.ts already has. Keep one of the two files.',
    );
  });

  it('for a file that cannot be read, and still with the problems of all others', async () => {
    const source = await fixture({
      pages: { ...ok, a: servicePage('A', { line: 'sell' }), b: servicePage('B') },
    });
    const error = await loadSite({
      ...source,
      importModule: (file) =>
        file.endsWith('b.ts')
          ? Promise.reject(new SyntaxError("Unexpected token '}'\n  at b.ts:3"))
          : source.importModule(file),
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    const { message } = error as ContentError;
    expect(message).toContain(
      "src/content/pages/b.ts: cannot be read (SyntaxError: Unexpected token '}'). Correct it.",
    );
    expect(message).toContain('src/content/pages/a.ts: line must be one of');
  });

  it.each([
    ['2026-02-31', undefined, 'published must be a day of the calendar. It holds "2026-02-31".'],
    ['2026-11-22', '2026-11-21', 'updated is before the day on which the article was published.'],
  ])('for impossible dates of an article: %s, %s', async (published, updated, expected) => {
    const article = articlePage('A', { published, ...(updated !== undefined && { updated }) });
    const message = await messageOf({ pages: { ...ok, 'blogs/a': article } });
    expect(message).toBe(
      `The content cannot be built:\n  src/content/pages/blogs/a.ts: ${expected}`,
    );
  });

  it.each([
    [
      'http://hause.example',
      'origin must be https:// and a host in lower case, such as https://www.example.com: no path, no trailing slash. It holds "http://hause.example".',
    ],
    ['https://hause.example/', 'no trailing slash. It holds "https://hause.example/".'],
    ['https://hause.example/en', 'no trailing slash. It holds "https://hause.example/en".'],
    ['https://Hause.example', 'no trailing slash. It holds "https://Hause.example".'],
  ])('for the origin %s', async (origin, expected) => {
    const message = await messageOf({ pages: ok, site: { ...company, origin } });
    expect(message).toContain(`src/content/site.ts: origin must be https://`);
    expect(message).toContain(expected);
  });

  it.each(['english', 'en_US', 'EN', 'en-us', 'en" lang="de'])(
    'for %s as the language',
    async (lang) => {
      const message = await messageOf({ pages: ok, site: { ...company, lang } });
      expect(message).toContain(
        'src/content/site.ts: lang must be a language tag such as en or en-US. It holds ',
      );
    },
  );

  it('for a missing menu', async () => {
    const message = await messageOf({
      pages: ok,
      navigation: {
        menus: [],
        contact: { text: 'C', href: '/c' },
        footer: { columns: [], demo: { text: 'D', href: '/d' }, legal: [] },
      },
    });
    expect(message).toContain('src/content/navigation.ts: menus must hold six menus');
  });
});

describe('a file is a page', () => {
  it('whose path is its name; an index represents its folder', async () => {
    const site = await load({
      pages: {
        ...ok,
        'services/qa': servicePage('QA'),
        'k-12/index': servicePage('K-12'),
        'build/deep/er': servicePage('Deeper'),
      },
    });
    expect([...site.pages.keys()].toSorted()).toEqual([
      '/404',
      '/build/deep/er',
      '/k-12',
      '/services/qa',
    ]);
  });

  it('with breadcrumbs from home through every part of the path that is a page', async () => {
    const site = await load({
      pages: {
        ...ok,
        index: servicePage('Home'),
        'a/index': servicePage('A'),
        'a/b/c': servicePage('C'),
      },
    });
    expect(pageAt(site, '/a/b/c').breadcrumbs).toEqual([
      { name: 'Home', href: '/' },
      { name: 'A', href: '/a' },
      { name: 'C', href: '/a/b/c' },
    ]);
  });

  it('with neighbors of the same kind in the same folder, in menu order', async () => {
    const site = await load({
      pages: {
        ...ok,
        'services/qa': servicePage('QA'),
        'services/custom-development': servicePage('Custom'),
        'services/cases': caseStudyPage('Cases'),
        'support/technical': servicePage('Technical'),
      },
    });
    const first = pageAt(site, '/services/custom-development');
    expect(first.previous).toBeNull();
    expect(first.next).toEqual({ name: 'QA', href: '/services/qa' });
    expect(pageAt(site, '/services/qa').next).toBeNull();
    expect(pageAt(site, '/support/technical')).toMatchObject({ previous: null, next: null });
  });

  it('with its own share card', async () => {
    const site = await load({
      pages: { ...ok, index: servicePage('Home'), 'k-12/ai': servicePage('AI') },
    });
    expect(pageAt(site, '/').socialImage).toBe('/social/index.png');
    expect(pageAt(site, '/k-12/ai').socialImage).toBe('/social/k-12/ai.png');
  });
});

describe('a link', () => {
  const content: FixtureContent = {
    pages: { ...ok, a: servicePage('A'), 'case-studies/labs': caseStudyPage('Labs') },
    redirects: { '/old': '/a' },
  };

  it('to the contact page carries the topic of its page, unless it has its own', async () => {
    const contact = servicePage('Contact us');
    const site = await load({
      ...content,
      pages: {
        ...content.pages,
        'contact-us': contact,
        a: servicePage('A', {
          intro: {
            title: 'Why',
            paragraphs: [
              '[Ask](/contact-us), [see](/contact-us?topic=demo) or [write](/contact-us#x).',
            ],
          },
        }),
      },
    });
    const { page } = pageAt(site, '/a');
    if (page.layout !== 'service') throw new Error('not a service');
    expect(page.offerings.items[0]?.link?.href).toBe('/contact-us?topic=call');
    expect(page.intro.paragraphs[0]).toBe(
      '[Ask](/contact-us?topic=call), [see](/contact-us?topic=demo) or [write](/contact-us#x).',
    );
  });

  it('to a page that does not exist becomes plain text, and is reported', async () => {
    const site = await load(content);
    const { page } = pageAt(site, '/a');
    if (page.layout !== 'service') throw new Error('not a service');
    expect(page.offerings.items[0]?.link?.href).toBeNull();
    expect(page.intro.paragraphs[0]).toBe('Read [our cases](/case-studies/labs) or **stay** here.');
    expect(site.missing).toContainEqual([
      '/a#.offerings.items.0.link.href',
      '/contact-us?topic=call',
    ]);
    expect(site.missing).toContainEqual(['/a#.intro.paragraphs.0', '/nowhere']);
  });

  it('to a redirect points directly to its target, with its query and fragment', async () => {
    const card = {
      id: 'x',
      title: 'X',
      category: 'BLOG',
      href: '/old?q=1#top',
      picture: { motifs: ['book'] },
      description: 'd',
    };
    const site = await load({
      ...content,
      pages: { ...content.pages, b: servicePage('B', { resources: { cards: [card] } }) },
    });
    expect(pageAt(site, '/b').page).toMatchObject({
      resources: { cards: [{ href: '/a?q=1#top' }] },
    });
  });

  it('to another site or a mailbox is unchanged', async () => {
    const links = ['https://www.w3.org/TR/WCAG22/', 'mailto:hello@hause.example'];
    const offerings = {
      items: links.map((href, index) => ({
        id: `o${String(index)}`,
        title: 'T',
        description: 'd',
        picture: { motifs: ['book'] },
        link: { text: 't', href },
      })),
    };
    const site = await load({ pages: { ...ok, a: servicePage('A', { offerings }) } });
    const { page } = pageAt(site, '/a');
    expect(
      page.layout === 'service' && page.offerings.items.map((item) => item.link?.href),
    ).toEqual(links);
  });

  it('never leads to the not-found page', async () => {
    const offerings = {
      items: [
        {
          id: 'a',
          title: 'T',
          description: 'See [this](/404).',
          picture: { motifs: ['book'] },
          link: { text: 't', href: '/404' },
        },
      ],
    };
    const site = await load({ pages: { ...ok, a: servicePage('A', { offerings }) } });
    expect(pageAt(site, '/a').page).toMatchObject({
      offerings: { items: [{ description: 'See this.', link: { href: null } }] },
    });
  });
});

describe('a picture', () => {
  it('of a hero is inline, in two compositions, and changes with its content', async () => {
    const before = await load({ pages: { ...ok, a: servicePage('A') } });
    const changed = servicePage('A', {
      hero: { title: 'T', subtitle: 'S', picture: { motifs: ['globe', 'key'] } },
    });
    const after = await load({ pages: { ...ok, a: changed } });
    const heroOf = (site: LoadedSite) => {
      const { page } = pageAt(site, '/a');
      if (page.layout !== 'service' || page.hero.picture === undefined) throw new Error('no hero');
      return page.hero.picture;
    };
    const { inline } = heroOf(before);
    expect(inline?.wide.shapes.length).toBeGreaterThan(3);
    expect(inline?.tall.viewBox).not.toBe(inline?.wide.viewBox);
    expect(heroOf(after).inline).not.toEqual(inline);
  });

  it('from another origin keeps its URL and alt text', async () => {
    const picture = { url: 'https://images.example/a.jpg', alt: 'A class at work' };
    const site = await load({
      pages: { ...ok, a: servicePage('A', { hero: { title: 'T', subtitle: 'S', picture } }) },
    });
    expect(pageAt(site, '/a').page).toMatchObject({
      hero: { picture: { src: picture.url, alt: picture.alt, crossOrigin: 'anonymous' } },
    });
  });

  it('from another origin adds that origin to the list, once', async () => {
    const hero = (url: string) => ({ title: 'T', subtitle: 'S', picture: { url } });
    const site = await load({
      pages: {
        ...ok,
        a: servicePage('A', { hero: hero('https://images.example/a.jpg') }),
        b: servicePage('B', { hero: hero('https://images.example/b.jpg?wide') }),
        c: servicePage('C', { hero: hero('https://cdn.example:8443/c.jpg') }),
      },
    });
    expect(site.imageOrigins).toEqual(['https://cdn.example:8443', 'https://images.example']);
    expect((await load({ pages: ok })).imageOrigins).toEqual([]);
  });

  it('from another origin is used on the page’s card too', async () => {
    const picture = { url: 'https://images.example/a.jpg', alt: 'A class at work' };
    const told = { ...caseStudyPage('A'), hero: { title: 'T', subtitle: 'S', picture } };
    const site = await load({
      pages: { ...ok, a: told, b: caseStudyPage('B', ['/a']) },
    });
    expect(pageAt(site, '/b').cards).toMatchObject([{ href: '/a', picture: { src: picture.url } }]);
  });

  it('uses the page’s line, or its own if set', async () => {
    const hero = (line?: string) => ({
      title: 'T',
      subtitle: 'S',
      picture: { motifs: ['key'], ...(line === undefined ? {} : { line }) },
    });
    const site = await load({
      pages: {
        ...ok,
        a: servicePage('A', { hero: hero() }),
        b: servicePage('B', { hero: hero('solve') }),
      },
    });
    const groundOf = (path: string) => {
      const { page } = pageAt(site, path);
      return page.layout === 'service' ? page.hero.picture?.inline?.wide.shapes[0]?.[0] : undefined;
    };
    expect(groundOf('/a')).toBe(linePalettes.cognify.ink);
    expect(groundOf('/b')).toBe(linePalettes.solve.ink);
  });
});

describe('cards of stories', () => {
  it('are labeled by the page that they link to, whatever the card says', async () => {
    const card = (id: string, category: string, href: string) => ({
      id,
      title: id,
      category,
      href,
      picture: { motifs: ['flask'] },
      description: 'What it is about.',
    });
    const site = await load({
      pages: {
        ...ok,
        a: servicePage('A', {
          resources: {
            cards: [
              card('worked', 'CASE STUDY', '/case-studies/worked'),
              card('client', 'BLOG', '/case-studies/client'),
              card('other', 'CASE STUDY', '/about'),
            ],
          },
        }),
        about: servicePage('About'),
        'case-studies/worked': { ...caseStudyPage('Worked'), isWorkedExample: true },
        'case-studies/client': caseStudyPage('Client'),
      },
    });
    const { page } = pageAt(site, '/a');
    const labels = page.layout === 'service' ? page.resources.cards.map((one) => one.category) : [];
    expect(labels).toEqual(['WORKED EXAMPLE', 'CASE STUDY', 'CASE STUDY']);
  });
});

describe('related pages', () => {
  it('are cards with title, summary, topics, their first figure and a picture', async () => {
    const site = await load({
      pages: {
        ...ok,
        'case-studies/a': caseStudyPage('A', ['/case-studies/b']),
        'case-studies/b': caseStudyPage('B'),
      },
    });
    expect(pageAt(site, '/case-studies/a').cards).toEqual([
      {
        href: '/case-studies/b',
        title: 'How B went',
        summary: 'What B was about.',
        labels: ['Science'],
        topics: ['Science'],
        audiences: ['K-12 publishing'],
        figure: null,
        picture: expect.objectContaining({ src: expect.stringMatching(/^\/art\/flask-card-/u) }),
      },
    ]);
  });

  it('that are worked examples say so on their cards, and come after client work', async () => {
    const site = await load({
      pages: {
        ...ok,
        'case-studies/a': { ...caseStudyPage('A'), isWorkedExample: true },
        'case-studies/b': caseStudyPage('B', ['/case-studies/a']),
      },
    });
    expect(pageAt(site, '/case-studies/b').cards).toMatchObject([
      { labels: ['Worked example', 'Science'] },
    ]);
    const studies = [...site.pages.keys()].filter((path) => path.startsWith('/case-studies/'));
    expect(studies).toEqual(['/case-studies/b', '/case-studies/a']);
  });

  it('never include the not-found page', async () => {
    const site = await load({ pages: { ...ok, 'case-studies/a': caseStudyPage('A', ['/404']) } });
    expect(pageAt(site, '/case-studies/a').cards).toEqual([]);
  });
});

describe('words', () => {
  it('are counted as a visitor reads them, without ids, links, head data or markup', () => {
    const page = caseStudyPage('A');
    // How A went, In short, What A was about., A K-12 publisher, Science, The start, It began., Talk to us.
    expect(wordCount(page as unknown as Parameters<typeof wordCount>[0])).toBe(
      3 + 2 + 4 + 3 + 1 + 2 + 2 + 3,
    );
  });

  it('determine the reading time in minutes, rounded up', async () => {
    const long = Array.from({ length: 221 }, () => 'word').join(' ');
    const page = {
      ...caseStudyPage('A'),
      sections: [{ id: 's', heading: 'H', blocks: [{ type: 'paragraph', text: long }] }],
    };
    const site = await load({ pages: { ...ok, a: page, b: caseStudyPage('B') } });
    expect(pageAt(site, '/a').readingMinutes).toBe(2);
    expect(pageAt(site, '/b').readingMinutes).toBe(1);
  });
});
