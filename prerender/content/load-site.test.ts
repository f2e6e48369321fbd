import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { site as company } from '#src/content/site.ts';
import { linePalettes } from '#src/design/palette.ts';
import article from '#src/content/pages/blogs/accessibility-by-design.ts';
import { caseStudyPage, fixture, payloadAt, problemsOf, servicePage } from '../testing/content.ts';
import type { FixtureContent } from '../testing/content.ts';
import { loadSite } from './load-site.ts';
import type { LoadedSite } from './load-site.ts';
import { CONTENT, examineContent } from './read-content.ts';

const withPages = (pages: NonNullable<FixtureContent['pages']>) => loadSite(fixture({ pages }));
const serviceAt = (site: LoadedSite, path: string) => {
  const { page } = payloadAt(site, path);
  if (page.layout !== 'service') throw new Error(`${path} is no service`);
  return page;
};
const { resources, offerings } = servicePage('A');
const card = (href: string, changes: object = {}) => ({ ...resources.cards[0], href, ...changes });

describe('broken content stops the build', () => {
  it('with every problem of every file, not just the first', async () => {
    const problems = await problemsOf({
      pages: {
        a: servicePage('A', { line: 'sell', resources: { cards: [card('/x/'), card('/x')] } }),
        b: null,
        '404': null,
        c: servicePage('C', { name: '' }),
      },
      site: { name: 'Hause' },
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        'src/content/pages/a.ts: resources.cards holds the same id twice: every id must be unique in its list. The id is "labs".',
        ...[
          'src/content/site.ts: ',
          'src/content/pages/a.ts: line ',
          'src/content/pages/a.ts: resources.cards.0.href must be a path',
          'src/content/pages/b.ts: has no export "default"',
          'src/content/pages/c.ts: name ',
          'src/content/pages/404.ts: is missing',
        ].map((start) => expect.stringContaining(start) as string),
      ]),
    );
  });

  it.each(['k-12/qa', 'http://foo.example/a', 'javascript:alert', '/k-12/'])(
    'for a link in running text to %s',
    async (target) => {
      const intro = { title: 'Why', paragraphs: [`See [our work](${target}).`] };
      expect(await problemsOf({ pages: { qa: servicePage('QA', { intro }) } })).toEqual([
        `src/content/pages/qa.ts: intro.paragraphs.0 links to "${target}", but a link must lead to a path such as /k-12 without a trailing slash, an https address or a mailto address.`,
      ]);
    },
  );

  it('for an unknown topic, with those there are', async () => {
    const contact = { topic: 'calls', body: 'Talk to us.' };
    expect(await problemsOf({ pages: { qa: servicePage('QA', { contact }) } })).toEqual([
      expect.stringMatching(
        /^src\/content\/pages\/qa\.ts: contact\.topic must be the id of a topic in \S+: call, .+ It holds "calls"\.$/u,
      ),
    ]);
  });

  it('for a link in running text that visitors would see as markup', async () => {
    const intro = { title: 'Why', paragraphs: ['See [our work](/k-12 /qa).'] };
    expect(await problemsOf({ pages: { qa: servicePage('QA', { intro }) } })).toEqual([
      expect.stringContaining(
        'src/content/pages/qa.ts: intro.paragraphs.0 has a link that cannot be read: "See [our work](/k-12 /qa).". Write it as [words](/path),',
      ),
    ]);
  });

  it.each([
    ['/a', '/old', '"/a" never redirects, because it is a page as well. Remove the line.'],
    ['/older', '/old', '"/old" is another redirect. Lead it to https://a.example/b.'],
    ['/x/', '/a', '/x/ must be a path of this site: with "/" at its start and none at its end,'],
    ['/x', '/a/', 'It holds "/a/".'],
    ['/x', '//a', '/x must be a path of this site'],
    ['/x', 'http://a.example/', 'or an https address, written as in new URL(address).href.'],
    ['/x', '/b', 'there is no page at /b. Lead it to a page'],
    ['/x', '/404', 'there is no page at /404.'],
    ['/x', 'https://a.example/a b', 'It holds "https://a.example/a b".'],
    ['/x', 'https://bücher.example/', 'It holds "https://bücher.example/".'],
    ['/art/old.svg', '/a', 'because it belongs to the files that the build generates. Remove'],
    ['/livez', '/a', 'because the server answers requests for it itself. Remove the line.'],
  ])('for a redirect from %s to %s', async (from, to, expected) => {
    const [problem] = await problemsOf({
      pages: { a: servicePage('A') },
      redirects: { '/old': 'https://a.example/b', [from]: to },
    });
    expect(problem).toContain('src/content/redirects.ts: ');
    expect(problem).toContain(expected);
  });

  it('for a rule of law without its source, and for two dates with one uid', async () => {
    const rule = {
      id: 'r',
      name: 'R',
      where: 'W',
      binds: 'B',
      standard: 'S',
      audiences: ['School districts'],
    };
    const date = { uid: 'd', day: '2027-01-02', what: 'W' };
    const lost = [{ ...rule, source: 'lost', dates: [date] }];
    expect(await problemsOf({ regulations: lost })).toEqual([
      'src/content/regulations.ts: r names the source "lost", which src/content/sources.ts does not have. Correct the name, or add the source.',
    ]);
    const twice = [{ ...rule, source: 'ferpa', dates: [date, date] }];
    expect(await problemsOf({ regulations: twice })).toEqual([
      expect.stringContaining('holds the same uid of a date twice'),
    ]);
  });

  it('but not for a redirect to another site, or to a page with a problem of its own', async () => {
    const redirects = { '/old': 'https://a.example/b', '/older': '/a' };
    const site = await loadSite(fixture({ pages: { a: servicePage('A') }, redirects }));
    expect(site.redirects).toEqual(redirects);
    const a = servicePage('A', { line: 'sell' });
    const problems = await problemsOf({ pages: { a }, redirects });
    expect(problems.join()).not.toContain('redirects.ts');
  });

  it.each([
    ...['k-12/a b', 'QA', 'services/q_a', 'report.pdf', 'services/qä'].map((name) => [
      name,
      'a path has only lower-case letters, digits and hyphens between its slashes. Rename the file.',
    ]),
    ['art/history', 'it belongs to the files that the build generates. Rename'],
    ['enquiries', 'the server answers requests for it itself. Rename'],
  ])('for a page file %s, which would not be reached', async (name = '', reason = '') => {
    const [problem] = await problemsOf({ pages: { [name]: servicePage('A') } });
    expect(problem).toContain(
      `src/content/pages/${name}.ts: its path would be "/${name}", but ${reason}`,
    );
  });

  it('for a folder named "index", and for two files that would be the same page', async () => {
    expect(
      await problemsOf({
        pages: {
          'index/index': servicePage('A'),
          qa: servicePage('A'),
          'qa/index': servicePage('B'),
        },
      }),
    ).toEqual([
      'src/content/pages/index/index.ts: its path would be "/index", which is the file of "/". Rename the file or its folder.',
      'src/content/pages/qa/index.ts: its path is "/qa", which src/content/pages/qa.ts already has. Keep one of the two files.',
    ]);
  });

  // A loader names a file by its path, or by its URL.
  it.each([(folder: string) => folder, (folder: string) => pathToFileURL(folder).href])(
    'for a file that cannot be read, with its line, and still with the problems of all others',
    async (named) => {
      const source = fixture({
        pages: { a: servicePage('A', { line: 'sell' }), b: servicePage('B') },
      });
      const broken = new SyntaxError("Expected ',', got 'ident'");
      broken.stack = `${named(CONTENT)}/pages/b.ts:3\n  b: 2,\n\n${String(broken)}`;
      const { problems } = await examineContent({
        ...source,
        importModule: (file) =>
          file.endsWith('b.ts') ? Promise.reject(broken) : source.importModule(file),
      });
      expect(problems).toEqual([
        expect.stringContaining('src/content/pages/a.ts: line must be one of'),
        "src/content/pages/b.ts:3: cannot be read (SyntaxError: Expected ',', got 'ident'). Correct it.",
      ]);
    },
  );

  it.each([
    ['2026-02-31', undefined, 'published must be a day of the calendar. It holds "2026-02-31".'],
    ['2026-11-22', '2026-11-21', 'updated is before the day on which the article was published.'],
  ])('for impossible dates of an article: %s, %s', async (published, updated, expected) => {
    const dated = { ...article, published, ...(updated !== undefined && { updated }) };
    expect(await problemsOf({ pages: { 'blogs/a': dated } })).toEqual([
      `src/content/pages/blogs/a.ts: ${expected}`,
    ]);
  });

  it.each([
    ...['http://hause.example', 'https://hause.example/en', 'https://Hause.example'].map(
      (origin) => ({ origin }),
    ),
    ...['english', 'en_US', 'en" lang="de'].map((lang) => ({ lang })),
  ])('for a site with %j', async (changes) => {
    const problems = await problemsOf({ site: { ...company, ...changes } });
    expect(problems).toEqual([
      expect.stringMatching(/^src\/content\/site\.ts: (?:origin must be https|lang must be a la)/u),
    ]);
  });
});

describe('a file is a page', () => {
  it('whose path is its name; an index represents its folder', async () => {
    const site = await withPages({
      index: servicePage('Home'),
      'a/index': servicePage('A'),
      'a/b/c': servicePage('C'),
    });
    expect([...site.pages.keys()].toSorted()).toEqual(['/', '/404', '/a', '/a/b/c']);
    expect(payloadAt(site, '/a/b/c')).toMatchObject({
      // Through every part of the path that is a page.
      breadcrumbs: [
        { name: 'Home', href: '/' },
        { name: 'A', href: '/a' },
        { name: 'C', href: '/a/b/c' },
      ],
      socialImage: '/social/a/b/c.png',
    });
    expect(payloadAt(site, '/').socialImage).toBe('/social/index.png');
  });

  it('with neighbors of the same kind in the same folder, in menu order', async () => {
    const site = await withPages({
      'services/qa': servicePage('QA'),
      'services/custom-development': servicePage('Custom'),
      'services/cases': caseStudyPage('Cases'),
      'support/technical': servicePage('Technical'),
    });
    const first = payloadAt(site, '/services/custom-development');
    expect(first).toMatchObject({ previous: null, next: { name: 'QA', href: '/services/qa' } });
    expect(payloadAt(site, '/services/qa').next).toBeNull();
    expect(payloadAt(site, '/support/technical')).toMatchObject({ previous: null, next: null });
  });
});

describe('a link', () => {
  const others = {
    'contact-us': servicePage('Contact us'),
    'case-studies/labs': caseStudyPage('Labs'),
  };

  it.each([
    ['/contact-us', '/contact-us?topic=call'],
    ['/contact-us?topic=demo', '/contact-us?topic=demo'],
    ['/contact-us#x', '/contact-us#x'],
    ['/old?q=1#top', '/a?q=1#top'],
    ['https://www.w3.org/TR/WCAG22/', 'https://www.w3.org/TR/WCAG22/'],
    ['mailto:hello@hause.example', 'mailto:hello@hause.example'],
    ['/nowhere', null],
    ['/404', null],
  ])('to %s leads to %s, in a field as in running text', async (written, href) => {
    const source = fixture({
      pages: {
        ...others,
        a: servicePage('A', {
          intro: { title: 'Why', paragraphs: [`See [this](${written}).`] },
          offerings: { items: [{ ...offerings.items[0], link: { text: 't', href: written } }] },
        }),
      },
      redirects: { '/old': '/a' },
    });
    const site = await loadSite(source);
    const page = serviceAt(site, '/a');
    expect(page.offerings.items[0]?.link?.href).toBe(href);
    expect(page.intro.paragraphs[0]).toBe(href === null ? 'See this.' : `See [this](${href}).`);
    const { deadLinks } = await examineContent(source);
    expect(deadLinks.filter((link) => link.startsWith('src/content/pages/a.ts'))).toEqual(
      (href === null ? ['intro.paragraphs.0', 'offerings.items.0.link.href'] : []).map(
        (field) =>
          `src/content/pages/a.ts: ${field} leads to ${written}, but there is no such page. Correct the path, or add the page; until then its words are shown without a link.`,
      ),
    );
  });
});

describe('a picture', () => {
  const withHero = (picture: object) =>
    servicePage('A', { hero: { title: 'T', subtitle: 'S', picture } });

  it('of a hero is in its line’s colors or its own', async () => {
    const site = await withPages({
      a: withHero({ motifs: ['key'] }),
      b: withHero({ motifs: ['globe', 'key'], line: 'solve' }),
    });
    for (const [path, line] of [
      ['/a', 'cognify'],
      ['/b', 'solve'],
    ] as const) {
      const picture = serviceAt(site, path).hero.picture;
      expect(picture?.isHero).toBe(true);
      expect(site.pictures.get(picture?.src ?? '')).toContain(linePalettes[line].ink);
    }
  });

  it('from another origin keeps its URL and alt text, and adds the origin to the list', async () => {
    const picture = { url: 'https://images.example/a.jpg', alt: 'A class at work' };
    const study = { ...caseStudyPage('C'), hero: { title: 'T', subtitle: 'S', picture } };
    const site = await withPages({
      a: withHero(picture),
      b: withHero({ url: 'https://cdn.example:8443/c.jpg', alt: '' }),
      c: study,
      d: caseStudyPage('D', ['/c']),
    });
    const shown = { src: picture.url, alt: picture.alt, crossOrigin: 'anonymous' };
    expect(serviceAt(site, '/a').hero.picture).toMatchObject(shown);
    expect(payloadAt(site, '/d').cards).toMatchObject([{ href: '/c', picture: shown }]);
    expect(site.imageOrigins).toEqual(['https://cdn.example:8443', 'https://images.example']);
  });
});

describe('cards of other pages', () => {
  it('are labeled by the page that they link to, whatever the card says', async () => {
    const cards = [
      card('/worked', { id: 'w', category: 'CASE STUDY' }),
      card('/client', { id: 'c' }),
      card('/about', { id: 'o', category: 'CASE STUDY' }),
    ];
    const site = await withPages({
      a: servicePage('A', { resources: { cards } }),
      about: servicePage('About'),
      worked: { ...caseStudyPage('Worked'), isWorkedExample: true },
      client: caseStudyPage('Client'),
    });
    expect(serviceAt(site, '/a').resources.cards.map((one) => one.category)).toEqual([
      'WORKED EXAMPLE',
      'CASE STUDY',
      'CASE STUDY',
    ]);
  });

  it('show title, summary, topics, first figure and picture of a related page; never the not-found page', async () => {
    const site = await withPages({
      a: caseStudyPage('A', ['/b', '/404']),
      b: { ...caseStudyPage('B'), isWorkedExample: true },
      c: caseStudyPage('C'),
    });
    expect(payloadAt(site, '/a').cards).toEqual([
      {
        href: '/b',
        title: 'How B went',
        summary: 'What B was about.',
        labels: ['Worked example', 'Science'],
        topics: ['Science'],
        audiences: ['K-12 publishing'],
        figure: null,
        picture: expect.objectContaining({ src: expect.stringMatching(/^\/art\/flask-card-/u) }),
      },
    ]);
    // Worked examples come after client work.
    expect([...site.pages.keys()].filter((path) => path !== '/404')).toEqual(['/a', '/c', '/b']);
  });
});

it('the minutes of reading are those of the words that a visitor reads, rounded up', async () => {
  const withWords = (count: number) => {
    const text = Array.from({ length: count }, () => '**word**').join(' ');
    const sections = [{ id: 's', heading: 'H', blocks: [{ type: 'paragraph', text }] }];
    return { ...caseStudyPage('A'), sections };
  };
  // Besides the text, a page has a dozen words: its title, its summary, its invitation.
  const site = await withPages({ a: withWords(195), b: withWords(220) });
  expect(['/a', '/b'].map((path) => payloadAt(site, path).readingMinutes)).toEqual([1, 2]);
});
