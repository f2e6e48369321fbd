import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PagePack } from '#src/features/offline/page-store/plan.ts';
import { writePagePacks } from './page-packs.ts';
import { precacheList } from './precache-list.ts';
import { sectionsOf } from './site-sections.ts';

let dist = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};
const page = { path: '/k-12/ai', name: 'AI' };

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'hause-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('page packs', () => {
  it('contain the document and each of its pictures once, under a content-hashed name', async () => {
    write(
      'k-12/ai.html',
      '<img src="/art/a-1.svg"><img src="/art/a-1.svg"><img src="/art/b-2.svg">',
    );
    write('art/a-1.svg', '<svg>a</svg>');
    write('art/b-2.svg', '<svg>b</svg>');
    const [first] = await writePagePacks(dist, [page], '');
    expect(first).toMatchObject(page);
    expect(first?.pack).toBe(`/assets/pages/k-12_ai-${first?.hash ?? ''}.json`);
    const written = JSON.parse(
      readFileSync(path.join(dist, first?.pack ?? ''), 'utf8'),
    ) as PagePack;
    expect(written.art).toEqual({ '/art/a-1.svg': '<svg>a</svg>', '/art/b-2.svg': '<svg>b</svg>' });

    const [again] = await writePagePacks(dist, [page], '');
    expect(again?.pack).toBe(first?.pack);
    write('art/b-2.svg', '<svg>c</svg>');
    const [changed] = await writePagePacks(dist, [page], '');
    expect(changed?.pack).not.toBe(first?.pack);
  });

  it('report the page whose picture is missing', async () => {
    write('k-12/ai.html', '<img src="/art/a-1.svg">');
    await expect(writePagePacks(dist, [page], '')).rejects.toThrow('/k-12/ai shows /art/a-1.svg');
  });
});

describe('the precache list', () => {
  it('lists pages by path and build, hashed files with integrity, others with their revision', () => {
    write('assets/a-1.js', 'run()');
    const entry = (url: string, revision: string | null = 'x') => ({ url, revision, size: 1 });
    expect(
      precacheList(
        [
          entry('index.html'),
          entry('contact-us.html'),
          entry('assets/a-1.js', null),
          entry('favicon.svg'),
        ],
        { dist, buildId: 'one', corePaths: ['/', '/contact-us'] },
      ),
    ).toEqual([
      { url: '/', revision: 'one', size: 1 },
      { url: '/contact-us', revision: 'one', size: 1 },
      {
        url: '/assets/a-1.js',
        revision: null,
        size: 1,
        integrity: 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
      },
      { url: '/favicon.svg', revision: 'x', size: 1 },
    ]);
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
      { fragment: 'own', heading: 'Two', text: '' },
      { fragment: 'own', heading: 'Question?', text: 'Answer.' },
    ]);
  });

  it('throw when there is nothing to read', () => {
    expect(() => sectionsOf('<p>no main</p>')).toThrow('The page has no <main>');
  });
});
