import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linePalettes } from '#src/design/palette.ts';
import { compose } from '#src/features/offline/page-store/compose.ts';
import { packUrl } from '#src/features/offline/page-store/plan.ts';
import type { PagePack } from '#src/features/offline/page-store/plan.ts';
import { colorsHash, pictureColors } from '../images/picture-colors.ts';
import { Output } from '../output.ts';
import { contentHash, integrityOf } from './content-hash.ts';
import { partsOf, segmentsOf } from './document-parts.ts';
import { writePagePacks } from './page-packs.ts';
import type { PackedPage } from './page-packs.ts';
import { sectionsOf } from './site-sections.ts';
import { coreFiles, hashedFile, workerScript } from './write-worker.ts';

let dist = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};
const readJson = (file: string) =>
  JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as unknown;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'hause-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

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
  const page: PackedPage = {
    path: '/k-12/ai',
    name: 'AI',
    title: 'AI',
    description: 'AI',
    trail: ['K-12'],
    layout: 'service',
    tier: 'later',
    sequence: 0,
  };
  const packed = async () => {
    const [planned] = writePagePacks(new Output(dist), [page]).planned;
    return planned?.hash ?? '';
  };

  const address = (name: string, colors = colorsHash('solve')) => `/art/${name}.${colors}.svg`;
  const { ink, accentA } = linePalettes.solve;
  const picture = (color: string) => `<svg><path fill="${color}"/><path fill="#ABCDEF"/></svg>`;

  it('contain the page and each of its pictures once, under a content-hashed name', async () => {
    const [a, b] = [address('a-1'), address('b-2')];
    write('k-12/ai.html', `<main><img src="${a}"><img src="${a}"><img src="${b}"></main>`);
    write(a, picture(accentA));
    write(b, picture(ink));
    const hash = await packed();
    const pack = readJson(`assets/pages/k-12_ai-${hash}.json`) as PagePack;
    expect(pack.art).toEqual({
      '/art/a-1.svg': {
        colors: 'solve colors',
        svg: ['<svg><path fill="', ['solve a'], '"/><path fill="#ABCDEF"/></svg>'],
      },
      '/art/b-2.svg': {
        colors: 'solve colors',
        svg: ['<svg><path fill="', ['solve ink'], '"/><path fill="#ABCDEF"/></svg>'],
      },
    });
    expect(await packed()).toBe(hash);
    write(b, picture(accentA));
    expect(await packed()).not.toBe(hash);
  });

  it('contain no palette colors, either in the page or in its pictures', async () => {
    const html = `<title>T</title><main><path fill="${ink}"/><img src="${address('a-1')}"></main>`;
    const parts = partsOf({ layout: 'none', html }, {}, { values: pictureColors() });
    expect(parts).toEqual([
      '<title>T</title><main><path fill="',
      ['solve ink'],
      '"/><img src="/art/a-1.',
      ['solve colors'],
      '.svg"></main>',
    ]);
    expect(compose(parts, { segments: pictureColors() })).toBe(html);
  });

  it('report a page whose picture is missing, and a picture without a color hash in its name', async () => {
    write('k-12/ai.html', `<main><img src="${address('a-1')}"></main>`);
    await expect(packed()).rejects.toThrow(`/k-12/ai shows ${address('a-1')}`);
    write('k-12/ai.html', `<main><img src="${address('a-1', '000000')}"></main>`);
    write(address('a-1', '000000'), picture(ink));
    await expect(packed()).rejects.toThrow('has no hash of the colors');
  });
});

describe('one word on one page', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((name): PackedPage => ({
    path: name,
    name,
    title: name,
    description: name,
    trail: [],
    layout: 'service',
    tier: 'later',
    sequence: 0,
  }));
  const built = async (words: string) => {
    for (const { path: page } of pages) {
      write(
        `${page.slice(1)}.html`,
        documentOf({ title: page, words: page === '/b' ? words : 'The same' }),
      );
    }
    const { segments, planned } = writePagePacks(new Output(dist), pages);
    return { segments, hashes: planned.map(({ hash }) => hash) };
  };

  it('changes the pack of that page, including its part of the search index, and no other', async () => {
    const before = await built('A word');
    const after = await built('Another word');
    expect(after.segments).toEqual(before.segments);
    expect(after.hashes.map((hash, at) => hash === before.hashes[at])).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const pack = readJson(`assets/pages/b-${after.hashes[1] ?? ''}.json`) as PagePack;
    expect(pack.search?.words).toContain('another');
    expect(JSON.stringify(readJson('search.json'))).toContain('another');
  });
});

describe('the search page', () => {
  it('has an empty part of the search index: the parts of all pages are the whole index', async () => {
    const facts = { title: 'T', description: 'D', trail: [], sequence: 0 };
    const pages: PackedPage[] = [
      { ...facts, path: '/search', name: 'Search', layout: 'search', tier: 'later' },
      { ...facts, path: '/404', name: 'Lost', layout: 'not-found', tier: 'not-found' },
    ];
    for (const { path: page } of pages) {
      write(`${page.slice(1)}.html`, documentOf({ title: page, words: 'Words' }));
    }
    const { planned } = writePagePacks(new Output(dist), pages);
    const parts = planned.map((page) => (readJson(packUrl(page)) as PagePack).search);
    expect(parts).toEqual([expect.objectContaining({ pages: [], words: '' }), undefined]);
    expect(readJson('search.json')).toEqual([expect.objectContaining({ pages: [] })]);
  });
});

describe('a new page', () => {
  const link = (way: string, to: string) =>
    `<a class="x" href="${to}" rel="${way}" data-way="${way}">To ${way} <b>Name of ${to}</b></a>`;
  const crumb = (to: string | undefined) =>
    to === undefined ? null : { name: `Name of ${to}`, href: to };
  /** Builds pages with this reading order. */
  const built = async (paths: readonly string[]) => {
    for (const [at, one] of paths.entries()) {
      const [previous, next] = [paths[at - 1], paths[at + 1]];
      const links = [
        previous === undefined ? '' : link('previous', previous),
        next === undefined ? '' : link('next', next),
      ].join('');
      write(
        `${one.slice(1)}.html`,
        `<title>${one}</title><main>Words<nav aria-label="Previous and next page"><div class="y">${links}</div></nav></main>{"previous":${JSON.stringify(crumb(previous))},"next":${JSON.stringify(crumb(next))}}`,
      );
    }
    const pages = paths.map((one): PackedPage => ({
      path: one,
      name: `Name of ${one}`,
      title: one,
      description: one,
      trail: [],
      layout: 'service',
      tier: 'later',
      sequence: 1,
    }));
    const { planned } = writePagePacks(new Output(dist), pages);
    return new Map(planned.map((page) => [page.path, page.hash]));
  };

  it('changes no other page’s pack, whether it comes first, last or in between', async () => {
    const before = await built(['/a', '/b', '/c']);
    for (const paths of [
      ['/a', '/b', '/c', '/new'],
      ['/new', '/a', '/b', '/c'],
      ['/a', '/new', '/b', '/c'],
    ]) {
      const after = await built(paths);
      for (const [page, hash] of before) expect(after.get(page), page).toBe(hash);
    }
  });
});

describe('an icon', () => {
  it('can change without changing any pack', async () => {
    const page: PackedPage = {
      path: '/a',
      name: 'A',
      title: 'A',
      description: 'A',
      trail: [],
      layout: 'service',
      tier: 'later',
      sequence: 0,
    };
    const built = async (hash: string) => {
      const output = new Output(dist);
      const uses = ['icons', 'icons-more'].map(
        (name) => `/assets/${name}-${hash}${name.length}.svg`,
      );
      for (const use of uses) output.put(use.slice(1), '<svg/>');
      write('a.html', `<main>${uses.map((use) => `<use href="${use}#x"></use>`).join('')}</main>`);
      const [planned] = writePagePacks(output, [page]).planned;
      return planned?.hash;
    };
    expect(await built('0a1b2c3d')).toBe(await built('4e5f6a7b'));
  });
});

describe('files of the build', () => {
  it('are listed with their integrity if every installation has them', async () => {
    const files = [
      'assets/a-1.js',
      'assets/a-1.js.br',
      'assets/frame-1.json',
      'assets/worker/1.js',
      'assets/pages/a-1.json',
      'favicon.svg',
      'index.html',
      'sw.js',
    ];
    for (const file of files) write(file, 'run()');
    const integrity = 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';
    expect(coreFiles(dist, files)).toEqual([
      ['/assets/a-1.js', integrity],
      ['/favicon.svg', integrity],
    ]);
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
