import { describe, expect, it } from 'vitest';
import { plainText } from '#src/components/rich-text/rich-text.ts';
import { navigation } from './navigation.ts';
import type { PageInput } from './schema/pages.ts';
import { site } from './site.ts';

/** How often the site may use a turn of phrase before readers notice it. */
const AT_MOST = 4;

/**
 * Phrases that turned out to be overused (a few on every page), or that make prose read like
 * advertising. Words that a subject requires are not listed.
 */
const TICS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['rehearse', /\brehears\w+/giu],
  ['honest', /\bhonest(?:ly|y)?\b/giu],
  ['plainly, in plain words', /\bplainly\b|\bin plain (?:words|English|language)\b/giu],
  ['an owner', /\b(?:an|one|has|with|without|no) owners?\b/giu],
  ['not just, not only, not merely', /\bnot (?:just|only|merely|simply)\b/giu],
  ['X, not Y', /, not (?:an?|the)\b/giu],
  ['X, never Y', /, never\b/giu],
  ['rather than', /\brather than\b/giu],
  ['so that', /\bso that\b/giu],
  ['without the', /\bwithout the\b/giu],
  ['we say so', /\b(?:we|will|we’ll) (?:say|tell you|said) so\b/giu],
  ['nobody', /\b(?:nobody|no one)\b/giu],
  ['the people who', /\bthe people who\b/giu],
  ['before anyone', /\bbefore any(?:one|body|thing)\b/giu],
  ['daily bread, in the house', /\bdaily bread\b|\bin the house\b|\bfor whom\b/giu],
  [
    'words of brochures',
    /\b(?:leverag\w+|empower\w*|holistic\w*|cutting-edge|best-in-class|world-class|game-chang\w+|delve\w*|unlock\w*|harness\w*|robust\w*|transformative|next-generation|state-of-the-art|tapestry|testament)\b/giu,
  ],
];

/** Names, addresses and choices: fields that are not prose. */
const SILENT = new Set([
  'layout',
  'line',
  'type',
  'id',
  'href',
  'icon',
  'picture',
  'related',
  'topic',
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (SILENT.has(key) ? [] : textsOf(item)));
}

/** The matches in each text, with its file. A text that appears on several pages (a story's title) counts once. */
const found = (texts: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...texts].flatMap(([text, file]) =>
    [...text.matchAll(pattern)].map(
      ({ index }) => `${file}: …${text.slice(Math.max(0, index - 40), index + 50)}…`,
    ),
  );

const pages = Object.entries(
  import.meta.glob<PageInput>('./pages/**/*.ts', { eager: true, import: 'default' }),
);
const texts = new Map(pages.flatMap(([file, page]) => textsOf(page).map((text) => [text, file])));

describe('turns of phrase', () => {
  it('are searched for across the whole site', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect([...texts.keys()].join(' ').split(/\s+/u).length).toBeGreaterThan(40_000);
  });

  it.each(TICS)(`such as "%s" are used at most ${AT_MOST} times`, (_, pattern) => {
    const places = found(texts, pattern);
    expect(places.length > AT_MOST ? places : [], 'Write one of these in other words').toEqual([]);
  });

  it('are found anywhere, once per text', () => {
    const planted = (value: object) => new Map(textsOf(value).map((text) => [text, 'a.ts']));
    const once = planted({ a: 'Not just a **plan**.', b: ['not only', { id: 'not just' }] });
    expect(found(once, /\bnot (?:just|only)\b/giu)).toHaveLength(2);
    expect(found(planted({ a: 'so that', b: 'so that' }), /so that/gu)).toHaveLength(1);
  });
});

describe('the title of a page', () => {
  const titles = pages.map(([file, { head }]) => ({ file, title: head.title }));

  it.each(titles)('of $file has room for the company’s name in 60 characters', ({ title }) => {
    const shown = title.includes(site.name) ? title : `${title} | ${site.name}`;
    expect(shown.length, `Shorten head.title: "${shown}"`).toBeLessThanOrEqual(60);
  });

  it('is unique', () => {
    const all = titles.map(({ title }) => title);
    expect(
      all.filter((title, at) => all.indexOf(title) !== at),
      'Change head.title of one of the pages with this title',
    ).toEqual([]);
  });
});

describe('the end of a page', () => {
  const closings = pages.flatMap(([file, page]) =>
    'contact' in page && page.contact !== undefined ? [{ file, body: page.contact.body }] : [],
  );
  const first = (text: string, words: number) => text.split(/\s+/u).slice(0, words).join(' ');

  it('differs from the ends of all other pages, starting with its first words', () => {
    const counts = Map.groupBy(closings, ({ body }) => first(body, 2));
    const alike = [...counts].filter(([, same]) => same.length > 2);
    expect(
      alike.map(([words, same]) => [words, same.map(({ file }) => file)]),
      'Begin contact.body of one of these with other words',
    ).toEqual([]);
  });

  it('asks for something other than where to begin', () => {
    const beginning = closings.filter(({ body }) => /\b(?:begins?|starts?)\b/iu.test(body));
    expect(
      beginning.length > AT_MOST ? beginning : [],
      `At most ${AT_MOST} may ask where to begin: let one ask for something else`,
    ).toEqual([]);
  });

  it('asks only for things that the contact form accepts', () => {
    const asking = /\b(?:attach|upload|send us|email us|mail us)\b/iu;
    expect(
      closings.filter(({ body }) => asking.test(body)),
      'The form takes no files, and it is how one writes to us',
    ).toEqual([]);
  });
});

/** A text with its file and the name of the field that holds it. */
interface NamedText {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

function namedTexts(file: string, value: unknown, field = ''): NamedText[] {
  if (typeof value === 'string') return [{ file, field, text: plainText(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    SILENT.has(key) ? [] : namedTexts(file, item, Array.isArray(value) ? field : key),
  );
}

/** Wording that the specification fixes (docs/specification.md, 2.2 to 2.6, 3): it stays as it is. */
const SPECIFIED: ReadonlySet<string> = new Set([
  'Learn More',
  'By Services',
  'By Challenge Areas',
  'Case Studies',
  'Career Possibilities',
  'Contact Us',
  'About Us',
  'Cookie Policy',
  'Privacy Policy',
  'AI for K12',
  'AI For K12',
  'User Experience',
  'User Experiences',
  'Learning Efficacy',
  'Learning Technology',
  'Product Strategy',
  'Back to School Readiness',
  'Back to school readiness',
  'K-12 EdTech and Publishing',
  'Workforce Skills',
  'School Districts',
  'Tech Outsourcing',
  'AI in EdTech',
  'Workforce Development',
  'Data Governance',
  'Our Digital Learning Solutions and Services',
  'Our Platform Transformation in Numbers',
  'Connect With Us',
  'General enquiry',
  'AI and Cloud Services for Education',
  'AI-Enabled Technology Development',
  'AI-Enabled Technology Development for EdTech',
  'Craft and Execute a Value-Driven Cloud and AI Strategy',
  'Reimagine The Product Development Journey With AI',
  'AI Strategy & Cloud Architecture',
  'Get an AI Roadmap',
  'Cloud Migration & Transformation',
  'Migrate to the Cloud',
  'Managed Cloud & DevOps for EdTech',
  'Explore Managed Services',
  'AI-Driven Analytics and Automation',
  'See AI Automation',
  'Custom AI Product Engineering',
  'Build a New Product',
  'Legacy EdTech Transformation',
  'See Transformation Plans',
  'AI-Driven Learning Analytics',
  'Explore Learning Analytics',
  'Full Lifecycle EdTech Delivery',
  'Discuss End-to-End Services',
]);

const inMenus = namedTexts('navigation.ts', navigation);
const everything = [...pages.flatMap(([file, page]) => namedTexts(file, page)), ...inMenus];
const own = everything.filter(({ text }) => !SPECIFIED.has(text));

describe('the spelling of a name', () => {
  it.each([
    ['K-12', /\bK12\b/u],
    ['inquiry', /\benquir/iu],
    ['back-to-school readiness', /\bback to school readiness\b/iu],
  ])('"%s" is the same wherever the specification leaves it open', (spelling, other) => {
    expect(
      own.filter(({ text }) => other.test(text)),
      `Write ${spelling}`,
    ).toEqual([]);
  });

  it('is K-12 in the menus, whatever a card is called', () => {
    expect(inMenus.length).toBeGreaterThan(100);
    expect(inMenus.filter(({ text }) => /\bK12\b/u.test(text))).toEqual([]);
  });

  it('is as specified where it is specified', () => {
    const texts = new Set(everything.map(({ text }) => text));
    expect([...SPECIFIED].filter((text) => !texts.has(text))).toEqual([]);
  });
});

describe('the capitals of headings, links and names', () => {
  const FIELDS = new Set(['title', 'heading', 'text', 'name', 'label', 'term', 'ctaText']);
  /** Names, of which every word has a capital. */
  const NAMES =
    /European Accessibility Act|DeepSight AI|LTI Advantage|Caliper Analytics|Deep Linking|EdTech|Archway Readers|Leafline Books|Petal Press|Ring Academy|Seven Bands/gu;
  const company = new RegExp([site.product, site.academy, site.live, site.name].join('|'), 'gu');
  /** Whether all long words after the first begin with a capital. */
  const isTitleCase = (text: string) => {
    const later = text.replaceAll(NAMES, '').replaceAll(company, '').split(/\s+/u).slice(1);
    const long = later.filter((word) => /^[a-z]{4,}/iu.test(word));
    return long.length > 0 && long.every((word) => /^[A-Z][a-z]/u.test(word));
  };

  it('are those of a sentence', () => {
    const headings = own.filter(({ field }) => FIELDS.has(field));
    expect(headings.length).toBeGreaterThan(1000);
    expect(
      headings.filter(({ text }) => isTitleCase(text)),
      'Only the first word and names have a capital; a new name goes into NAMES',
    ).toEqual([]);
  });

  it.each([
    ['Platform and Application Support', true],
    ['Platform and application support', false],
    [`Why ${site.product}`, false],
  ])('%s: are those of a title? %s', (text, is) => {
    expect(isTitleCase(text)).toBe(is);
  });
});

describe('the words of a call to action', () => {
  const pathOf = (file: string) =>
    file.replace(/^\.\/pages/u, '').replace(/(?:\/index)?\.ts$/u, '') || '/';
  const byPath = new Map(pages.map(([file, page]) => [pathOf(file), page]));

  /** The links that end a card, a service or a job. */
  const calls = pages.flatMap(([file, page]) => callsOf(page).map((call) => ({ file, ...call })));

  function callsOf(value: unknown): { readonly text: string; readonly href: string }[] {
    if (typeof value !== 'object' || value === null) return [];
    const { link, ctaText, ctaLink } = value as Record<string, unknown>;
    return [
      ...(typeof ctaText === 'string' ? [{ text: ctaText, href: String(ctaLink) }] : []),
      ...(typeof link === 'object'
        ? [link as { readonly text: string; readonly href: string }]
        : []),
      ...Object.values(value).flatMap(callsOf),
    ];
  }

  const isStory = (path: string) => {
    const layout = byPath.get(path)?.layout;
    return layout === 'article' || layout === 'case-study';
  };
  const says = ({ text, href }: { readonly text: string; readonly href: string }) => {
    const path = href.replace(/[?#].*$/u, '');
    if (path === '/contact-us') return /^Talk to us(?: about .+)?$/u.test(text);
    if (isStory(path)) return text.startsWith('Read ');
    // "See" and the page's own name, or its beginning.
    const name = byPath.get(path)?.name.toLowerCase() ?? '';
    return text.startsWith('See ') && name.startsWith(text.slice('See '.length).toLowerCase());
  };
  /** Links with other words, each for a reason. */
  const OTHERS = new Set([
    'VIEW ALL CHALLENGES',
    // Next to the one above, and in its manner.
    'VIEW ALL FOR HIGHER EDUCATION',
    'VIEW ALL FOR WORKFORCE LEARNING',
    'VIEW ALL FOR SCHOOL DISTRICTS',
    // Specified, as VIEW DEMO.
    'View demo',
    // They lead to a part of a list, and name it.
    'Case studies: worked examples for K-12',
    'What back-to-school readiness can do in July',
    // Where the lesson that was begun goes on.
    `Try ${site.product} as a teacher`,
  ]);

  it('are few: talk to us, see a service, read a story', () => {
    expect(calls.length).toBeGreaterThan(80);
    const others = calls.filter(
      (call) => !says(call) && !SPECIFIED.has(call.text) && !OTHERS.has(call.text),
    );
    expect(
      others,
      'Write “Talk to us about …”, “See” and the name of the page, or “Read …” for a story',
    ).toEqual([]);
  });

  it.each([
    [{ text: 'Discuss an audit', href: '/contact-us' }, false],
    [{ text: 'Talk to us about an audit', href: '/contact-us' }, true],
    [{ text: 'Explore learning analytics', href: '/learning-analytics' }, false],
    [{ text: 'See learning analytics', href: '/learning-analytics' }, true],
    [{ text: 'See the method', href: '/blogs/accessibility-by-design' }, false],
  ])('%o: is one of them? %s', (call, is) => {
    expect(says(call)).toBe(is);
  });
});

describe('the names of sections', () => {
  /** Specified for service pages (docs/specification.md, 2.5), where the schema fills them in. */
  const OF_SERVICES =
    /^(?:Our Experience in Numbers|What we offer|Frequently asked questions|Additional Resources|Get in Touch)$/iu;

  it('say what is in them on all pages but those of services', () => {
    const titles = pages
      .filter(([, { layout }]) => layout !== 'service')
      .flatMap(([file, page]) => namedTexts(file, page))
      .filter(({ field }) => field === 'title' || field === 'heading');
    expect(titles.length).toBeGreaterThan(400);
    expect(
      titles.filter(({ text }) => OF_SERVICES.test(text)),
      'Say what this section is about: such a title fits any page',
    ).toEqual([]);
  });
});
