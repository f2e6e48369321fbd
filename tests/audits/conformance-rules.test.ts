import { describe, expect, it } from 'vitest';
import { CONFORMANCE_RULES } from './conformance-rules.ts';
import type { BuiltSite } from './conformance-rules.ts';

const FRAME_TOP = '<header><a href="/">Home</a><a href="/contact-us">Contact us</a></header><main>';
const FRAME_END = '</main><footer><a href="/sitemap">Sitemap</a></footer>';

const page = (path: string, title: string, main: string, more = { top: FRAME_TOP, head: '' }) => ({
  path,
  html: `<!doctype html><html lang="en-US"><head><title>${title}</title>${more.head}</head><body>${more.top}${main}${FRAME_END}</body></html>`,
});

const SITEMAP = page(
  '/sitemap',
  'Sitemap',
  '<h1>Sitemap</h1><a href="/careers">Careers</a><a href="/sitemap">Sitemap</a>',
);

/** A site of two pages, the second containing this. */
const siteWith = (
  main = '',
  { title = 'Careers with us', top = FRAME_TOP, head = '' } = {},
): BuiltSite => ({
  lang: 'en-US',
  pages: [SITEMAP, page('/careers', title, `<h1>A career</h1>${main}`, { top, head })],
  styles: [['a.css', '.a{animation:enter 1s}@media (min-width:1px){}']],
  drawings: [['a.svg', '<svg><path d="M0 0"/></svg>']],
  manifest: { orientation: 'any' },
});

const problems = (rule: string, site: BuiltSite) =>
  CONFORMANCE_RULES[rule]?.(site).map(({ page: where }) => where);

describe('the rules behind the accessibility report', () => {
  it('find nothing on a site that complies', () => {
    const site = siteWith(
      '<img src="/art/a.svg" alt=""><svg aria-hidden="true"></svg><form action="/enquiries"><input type="text"></form><button aria-label="Search the site">Search</button><p>We make it work. You can see it.</p>',
    );
    for (const rule of Object.keys(CONFORMANCE_RULES))
      expect([rule, problems(rule, site)]).toEqual([rule, []]);
  });

  it.each<[rule: string, site: BuiltSite]>([
    ['no-media', siteWith('<video src="/a.mp4"></video>')],
    ['no-media', siteWith('<img src="/a.gif" alt="">')],
    ['decorative-pictures', siteWith('<img src="/a.svg" alt="A chart">')],
    ['decorative-pictures', siteWith('<img src="/a.svg">')],
    ['decorative-pictures', siteWith('<svg></svg>')],
    ['decorative-pictures', siteWith('<button><svg aria-hidden="true"></svg></button>')],
    ['decorative-pictures', siteWith('<img src="/assets/machine-a.svg" alt="Statechart of a">')],
    ['decorative-pictures', siteWith('<img src="/assets/machine-a.svg" alt=""><table></table>')],
    ['no-letters', siteWith('<svg aria-hidden="true"><text>Hello</text></svg>')],
    ['titles', siteWith('', { title: 'Sitemap' })],
    ['titles', siteWith('', { title: 'Something else' })],
    ['titles', siteWith('', { title: '' })],
    ['same-frame', siteWith('', { top: FRAME_TOP.replace('Contact us', 'Write to us') })],
    ['same-frame', siteWith('', { top: '<header><a href="/">Home</a></header><main>' })],
    ['label-in-name', siteWith('<a href="/" aria-label="Back">Return to the start</a>')],
    ['no-login', siteWith('<input type="password">')],
    ['no-login', siteWith('<form action="/pay"></form>')],
    ['no-refresh', siteWith('', { head: '<meta http-equiv="refresh" content="5">' })],
    ['no-refresh', siteWith('<a href="/" target="_blank">Home</a>')],
    ['section-headings', siteWith(`<p>${'word '.repeat(351)}</p>`)],
    [
      'reading-level',
      siteWith(
        '<p>Organizational interoperability considerations necessitate comprehensive institutional remediation.</p>',
      ),
    ],
    ['no-access-keys', siteWith('<a href="/" accesskey="h">Home</a>')],
    [
      'no-repeated-motion',
      siteWith('', { head: '<style>.a{animation:blink 1s infinite}</style>' }),
    ],
  ])('%s finds its fault', (rule, site) => {
    expect(problems(rule, site)).toEqual(['/careers']);
  });

  it('find problems outside the pages', () => {
    const site = siteWith();
    expect(
      problems('no-letters', { ...site, drawings: [['a.svg', '<svg><text>A</text></svg>']] }),
    ).toEqual(['a.svg']);
    expect(problems('any-orientation', { ...site, manifest: { orientation: 'portrait' } })).toEqual(
      ['-'],
    );
    expect(
      problems('any-orientation', {
        ...site,
        styles: [['a.css', '@media (orientation: portrait){}']],
      }),
    ).toEqual(['a.css']);
    expect(
      problems('no-repeated-motion', {
        ...site,
        styles: [['a.css', '.a{animation-iteration-count:3}']],
      }),
    ).toEqual(['a.css']);
    expect(problems('language', { ...site, lang: 'es' })).toEqual(['/sitemap', '/careers']);
    expect(
      problems('listed', { ...site, pages: [...site.pages, page('/new', 'New', '<h1>New</h1>')] }),
    ).toEqual(['/new']);
    expect(
      problems('same-frame', {
        ...site,
        pages: [page('/', 'A', '', { top: '<header></header><main>', head: '' })],
      }),
    ).toEqual(['/']);
  });
});
