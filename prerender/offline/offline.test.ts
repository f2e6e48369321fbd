import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compose } from '#src/features/offline/page-store/compose.ts';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type { PagePack } from '#src/features/offline/page-store/plan.ts';
import { contentHash, integrityOf } from '../digest.ts';
import { partsOf, segmentsOf } from './document-parts.ts';
import { packPages } from './page-packs.ts';
import type { PackedPage } from './page-packs.ts';
import { sectionsOf } from './site-sections.ts';
import { hashedFile, isCoreFile, workerScript } from './write-worker.ts';

interface Sample {
  readonly title: string;
  readonly words: string;
  readonly current?: string;
  readonly script?: string;
  readonly footer?: string;
}

/** An abbreviated document in the format of prerender/pages/html-document.ts. */
const documentOf = ({
  title,
  words,
  current = '',
  script = 'a',
  footer = 'Foot',
}: Sample) => `<!doctype html>
<html lang="en-US">
<head>
<title>${title}</title>
<meta name="modules" content="/assets/${script}.js">
<meta name="description" content="${title}">
</head>
<body>
<div id="root"><header><a href="/a"${current === '/a' ? ' aria-current="true"' : ''}>A</a><a href="/b"${current === '/b' ? ' aria-current="true"' : ''}>B</a></header><main id="main" class="x">${words}</main><footer>${footer}</footer></div>
<script type="application/json" id="page-payload">{"words":"${words}"}</script>
</body>
</html>
`;
const sample = (layout: string, parts: Sample) => ({ layout, html: documentOf(parts) });

describe('a document in parts', () => {
  const pages = [
    sample('service', { title: 'One', words: 'First' }),
    sample('service', { title: 'Two', words: 'Second' }),
    sample('article', { title: 'Three', words: 'Third', script: 'b' }),
    sample('article', { title: 'Four', words: 'Fourth', script: 'b', current: '/b' }),
  ];
  const segments = segmentsOf(pages);

  it('has a role for each shared segment, separate for each layout where they differ', () => {
    expect(Object.keys(segments)).toEqual([
      'end',
      'footer',
      'head article',
      'head service',
      'header',
    ]);
    expect(segments['head article']).toContain('/assets/b.js');
    expect(segments['footer']).toContain('Foot');
  });

  it('consists of its own text and references, and recomposes into the same document', () => {
    for (const page of pages) {
      expect(compose(partsOf(page, segments), { segments })).toBe(page.html);
    }
    const [first] = pages;
    const parts = first === undefined ? [] : partsOf(first, segments);
    expect(parts.filter((part) => typeof part !== 'string')).toEqual([
      ['head service'],
      ['header'],
      ['footer'],
      ['end'],
    ]);
    expect(parts.filter((part) => typeof part === 'string').join('')).not.toMatch(/assets|Foot/u);
  });

  it('refers to the shared menu even if one of its links is marked as current', () => {
    const marked = pages.at(-1);
    expect(marked === undefined ? [] : partsOf(marked, segments)).toContainEqual([
      'header',
      'href="/b"',
      ' aria-current="true"',
    ]);
  });

  it('stays the same when the shared segments change', () => {
    const next = pages.map(({ layout, html }) => ({
      layout,
      html: html
        .replace(/assets\/\w/u, 'assets/next')
        .replace('Foot', 'Another foot')
        .replace('class="x"', 'class="y"'),
    }));
    const others = segmentsOf(next);
    expect(others).not.toEqual(segments);
    expect(next.map((page) => partsOf(page, others))).toEqual(
      pages.map((page) => partsOf(page, segments)),
    );
  });

  it('keeps anything that it does not share as its own text', () => {
    const odd = sample('service', { title: 'Odd', words: 'Odd', footer: 'Another' });
    const parts = partsOf(odd, segments);
    expect(parts).not.toContainEqual(['footer']);
    expect(compose(parts, { segments })).toBe(odd.html);
    expect(partsOf({ layout: 'none', html: 'plain' }, segments)).toEqual(['plain']);
  });
});

describe('page packs', () => {
  const pageOf = (path: string, html: string, more: Partial<PackedPage> = {}): PackedPage => ({
    path,
    name: path,
    title: path,
    description: path,
    kind: 'Service',
    line: 'solve',
    trail: [],
    layout: 'service',
    tier: 'later',
    html,
    ...more,
  });
  const pack = (pages: readonly PackedPage[], files: Readonly<Record<string, string>> = {}) => {
    const site = packPages(pages, {
      names: Object.keys(files),
      read: (name) => {
        if (files[name] === undefined) throw new Error('no such file');
        return Buffer.from(files[name]);
      },
    });
    const packs = site.planned.map(
      (page) => JSON.parse(site.packs.get(packUrl(page).slice(1)) ?? '') as PagePack,
    );
    return { ...site, packs, hashes: site.planned.map(({ hash }) => hash) };
  };

  it('contain the page, each of its pictures once, and what else it needs, under a hashed name', () => {
    const html = `<main><img src="/art/a.svg"><img src="/art/a.svg"><img src="/assets/machine-x.svg">
      <a href="/dates.ics">Dates</a></main>`;
    const files = {
      'art/a.svg': '<svg/>',
      'assets/machine-x.svg': '<svg id="x"/>',
      'dates.ics': 'BEGIN:VCALENDAR',
      'assets/own.js': 'run()',
    };
    const built = pack([pageOf('/k-12/ai', html, { onRequest: ['assets/own.js'] })], files);
    const [first] = built.packs;
    expect(first?.art).toEqual({ '/art/a.svg': '<svg/>' });
    expect(first?.files).toEqual(
      ['assets/machine-x.svg', 'assets/own.js', 'dates.ics'].map((name) => [
        `/${name}`,
        integrityOf(files[name as keyof typeof files]),
      ]),
    );
    const [page] = built.planned;
    expect(page && packUrl(page)).toMatch(/^\/assets\/pages\/k-12_ai-[\da-f]{12}\.json$/u);
    expect(page?.wireBytes).toBeGreaterThan(0);
    const changed = { ...files, 'art/a.svg': '<svg id="new"/>' };
    expect(
      pack([pageOf('/k-12/ai', html, { onRequest: ['assets/own.js'] })], changed).hashes,
    ).not.toEqual(built.hashes);
  });

  it('report a page whose picture is missing', () => {
    expect(() => pack([pageOf('/a', '<main><img src="/art/a.svg"></main>')])).toThrow(
      '/a shows /art/a.svg',
    );
  });

  it('of other pages do not change with one word of one page', () => {
    const built = (words: string) =>
      pack(
        ['/a', '/b', '/c'].map((path) =>
          pageOf(path, documentOf({ title: path, words: path === '/b' ? words : 'The same' })),
        ),
      );
    const [before, after] = [built('A word'), built('Another word')];
    expect(after.segments).toEqual(before.segments);
    expect(after.hashes.map((hash, at) => hash === before.hashes[at])).toEqual([true, false, true]);
    expect(after.packs[1]?.search?.words).toContain('another');
    expect(after.search).toContain('another');
  });

  it('do not change with an icon', () => {
    const built = (hash: string) => {
      const names = ['icons', 'icons-more'].map((name) => `assets/${name}-${hash}.svg`);
      const uses = names.map((name) => `<use href="/${name}#x"></use>`).join('');
      return pack(
        [pageOf('/a', `<main>${uses}</main>`)],
        Object.fromEntries(names.map((name) => [name, ''])),
      );
    };
    const [before, after] = [built('0a1b2c3d'), built('4e5f6a7b')];
    expect(after.hashes).toEqual(before.hashes);
    expect(after.segments).toEqual({ icons: '4e5f6a7b', 'icons-more': '4e5f6a7b' });
  });

  it('of the search page have an empty part of the index: the parts of all pages are the whole index', () => {
    const { packs, search } = pack([
      pageOf('/search', documentOf({ title: 'S', words: 'Words' }), { layout: 'search' }),
      pageOf('/404', documentOf({ title: 'L', words: 'Words' }), {
        layout: 'not-found',
        tier: 'not-found',
      }),
    ]);
    expect(packs.map((one) => one.search)).toEqual([
      expect.objectContaining({ pages: [], words: '' }),
      undefined,
    ]);
    expect(JSON.parse(search)).toEqual([expect.objectContaining({ pages: [] })]);
  });
});

describe('files of the build', () => {
  it('are part of every installation: scripts, styles, fonts, icons', () => {
    const names = [
      'assets/a-1.js',
      'assets/a-1.js.br',
      'assets/frame-1.json',
      'assets/machine-x.svg',
      'assets/worker/1.js',
      'assets/pages/a-1.json',
      'favicon.svg',
      'index.html',
      'sw.js',
    ];
    expect(names.filter(isCoreFile)).toEqual(['assets/a-1.js', 'favicon.svg']);
  });

  it('are named after the hash of their content', () => {
    const { reference, text } = hashedFile('frame', { a: 1 });
    expect(text).toBe('{"a":1}');
    expect(reference).toEqual([`/assets/frame-${contentHash(text)}.json`, integrityOf(text)]);
  });

  it('are listed in the script at /sw.js, which imports only the worker', () => {
    const script = workerScript({ frame: ['/f', 'x'] }, '/assets/worker/1.js');
    const imported: unknown[] = [];
    const run = (more: object) => {
      const self: Record<string, unknown> = { ...more };
      vm.runInNewContext(script, {
        ...more,
        self,
        importScripts: (address: unknown) => imported.push(address),
      });
      return self;
    };
    expect(run({})['hauseBuild']).toEqual({ frame: ['/f', 'x'] });
    // For static hosts whose policy requires Trusted Types, under the only policy name that it allows.
    const trusted = (name: string, rules: { createScriptURL(): string }) => ({
      createScriptURL: () => `${name} ${rules.createScriptURL()}`,
    });
    run({ trustedTypes: { createPolicy: trusted } });
    expect(imported).toEqual(['/assets/worker/1.js', 'sw-url /assets/worker/1.js']);
  });
});

describe('the sections of a page', () => {
  it('are the text under each heading, with the nearest fragment', () => {
    const html = `<body><nav>Menu</nav><main id="main"><h1>Title</h1><p>Intro <b>bold</b></p>
      <section id="part"><h2>One</h2><p>First.</p><p>Second.</p><h3 id="own">Own</h3>text</section>
      <div id=":r1:"><h2>Two</h2><script>no()</script><button>Press</button>
      <h3><button>Question?</button></h3><p>Answer.</p></div></main><footer>Foot</footer></body>`;
    expect(sectionsOf(html)).toEqual([
      { fragment: '', heading: '', text: 'Title Intro bold' },
      { fragment: 'part', heading: 'One', text: 'First. Second.' },
      { fragment: 'own', heading: 'Own', text: 'text' },
      { fragment: 'own', heading: 'Question?', text: 'Answer.' },
    ]);
  });

  it('have the target that shows them: themselves, the panel they open, or what is around them', () => {
    const html = `<main><h1>Title</h1><section id="all"><h2>All</h2><p>Text.</p>
      <h3><button aria-controls="first">First</button></h3><div id="first" hidden>One.</div>
      <h3><button aria-controls="second">Second</button></h3><div id="second" hidden>Two.</div>
      <div id="item"><h3><button aria-controls="third">Third</button></h3><p>Three.</p></div>
      <h3>Plain</h3><p>Four.</p></section></main>`;
    const targets = sectionsOf(html).map(({ fragment, text }) => [text, fragment]);
    expect(Object.fromEntries(targets)).toEqual({
      Title: '',
      'Text.': 'all',
      'One.': 'first',
      'Two.': 'second',
      'Three.': 'item',
      'Four.': 'all',
    });
  });

  it('include articles of the page itself, but not its lists of links', () => {
    const html = `<main><h1>Title</h1><section id="rules"><h2>Rules</h2><p>Twelve.</p>
      <article><h3 id="soppa">SOPPA</h3><p>Schools and operators.</p></article></section>
      <section><h2>Stories</h2><ul data-house-answer="a"><li>Link</li></ul></section>
      <section aria-roledescription="carousel"><h3>Slide</h3><p>Of another page.</p></section></main>`;
    expect(sectionsOf(html)).toEqual([
      { fragment: '', heading: '', text: 'Title' },
      { fragment: 'rules', heading: 'Rules', text: 'Twelve.' },
      { fragment: 'soppa', heading: 'SOPPA', text: 'Schools and operators.' },
    ]);
  });

  it('leave out text about other pages, and text that is the same on all pages', () => {
    const html = `<main><h1>Title</h1><nav aria-labelledby="on"><h2 id="on">On this page</h2></nav>
      <article><section id="work"><h2>Work</h2><p>Own.</p><a href="#work">Link to it</a>
      <article><h3><a href="/another">Another page</a></h3><p>Of that.</p></article></section></article>
      <div id="laws-and-standards"><h3><button>Laws and standards</button></h3><p>Texts.</p></div>
      <section aria-labelledby="related"><h2 id="related">Read on</h2><p>More.</p></section>
      <section id="get-in-touch"><h2>Get in Touch</h2><p>Write.</p></section></main>`;
    expect(sectionsOf(html)).toEqual([
      { fragment: '', heading: '', text: 'Title' },
      { fragment: 'work', heading: 'Work', text: 'Own.' },
    ]);
  });

  it('throw when there is no main content', () => {
    expect(() => sectionsOf('<p>no main</p>')).toThrow('The page has no <main>');
  });
});
