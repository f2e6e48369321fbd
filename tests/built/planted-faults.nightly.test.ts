import { expect, it } from 'vitest';
import { claimed, invented } from './claim-rules.ts';
import { CONFORMANCE_RULES } from './conformance-rules.ts';
import { ambiguous, brokenLinks, deadEnds, orphans } from './link-rules.ts';
import { BUDGET, budgetProblems, pageBytes } from './page-bytes.ts';
import { policyProblems } from './page-policy.ts';
import { mislabeled, reported } from './story-rules.ts';

/** Each rule of this folder on a page with one planted fault: a check that cannot fail proves nothing. */
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-US"><head><title>A page | Hause</title>${head}</head><body><header><a href="/contact-us">Contact</a></header><main><h1>A page</h1>${body}</main></body></html>`;
const site = (html: string) => ({
  lang: 'en-US',
  pages: [{ path: '/a-page', html }],
  styles: [],
  drawings: [],
  manifest: {},
});
const iconButton = (name: string) =>
  `<button aria-label="${name}"><svg><use href="/assets/icons-1.svg#arrow"></use></svg></button>`;
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

it.each([
  ['no-media', '<video src="/a.mp4"></video>'],
  ['decorative-pictures', '<img src="/a.svg" alt="A picture">'],
  ['language', '</main></body></html>'],
  ['label-in-name', '<button aria-label="Close">Open</button>'],
  ['no-login', '<input type="password">'],
  ['no-refresh', '<a href="/" target="_blank">Home</a>'],
  ['section-headings', words(400)],
  ['by-sense-alone', '<p>Press the round button on the right.</p>'],
  ['one-language', '<p>Hier geht es weiter.</p><p>Le menu est là.</p>'],
  ['same-icons', iconButton('Next slide') + iconButton('Forward')],
  ['no-access-keys', '<a href="/" accesskey="h">Home</a>'],
  ['listed', ''],
])('the rule %s finds its fault', (name, body) => {
  const html = name === 'language' ? page(body).replace('en-US', 'de') : page(body);
  expect(CONFORMANCE_RULES[name]?.(site(html))).not.toEqual([]);
});

it('faults of links are found', () => {
  expect(deadEnds('/', page('<a href="#">More</a>'), new Set())).toHaveLength(1);
  expect(deadEnds('/', page('<a href="/old">Old</a>'), new Set(['/old']))).toHaveLength(1);
  expect(ambiguous('/', page('<a href="/a">Tools</a><a href="/b">Tools</a>'))).toHaveLength(1);
  const pages = [
    { path: '/', html: page('<a href="/b">B</a><a href="#c">C</a><img src="/d.png">') },
  ];
  expect(brokenLinks(pages, (file) => file === '/contact-us')).toHaveLength(3);
  expect(orphans([...pages, { path: '/e', html: page('') }])).toEqual(['/e']);
});

it('what a policy blocks is found', () => {
  const allowed = { scriptHashes: [], styleHashes: [], imageOrigins: [] };
  for (const fault of [
    '<script>1</script>',
    '<style>a{}</style>',
    '<p style="color:red">x</p>',
    '<p onclick="x()">x</p>',
    '<img src="https://elsewhere.example/a.png">',
  ]) {
    expect(policyProblems('/', page(fault), allowed)).not.toEqual([]);
  }
});

it('a page over its budget is found, and the file that takes it there', () => {
  const html = page('', '<link rel="stylesheet" href="/assets/site-a1b2c3d.css">');
  const size = () => BUDGET.css + 1;
  const before = { 'site.css': BUDGET.css - 11 };
  const problems = budgetProblems([pageBytes('/', html, 100, size)], size, 0, before);
  expect(problems[0]?.what).toBe(
    'The CSS is 12,001 bytes; the limit is 12,000. In it: site.css 12,001 (12 more than in the last build within its budgets).',
  );
});

it('a worked example that is shown as client work is found', () => {
  const kinds = new Map([['/case-studies/a', 'worked example' as const]]);
  const html = page('<article><a href="/case-studies/a">A case study</a></article>');
  expect(mislabeled({ path: '/', html }, kinds)).not.toEqual([]);
  const story = page('<p>Our client said so.</p>').replace('<main>', '<main><article>');
  expect(reported({ path: '/case-studies/a', html: story })).not.toEqual([]);
});

it.each([
  'Practical articles from our designers and editors.',
  'Few organizations want that beside their name.',
  'Everyone sits in on user sessions.',
  'Named reviewers, no model training on your files.',
  'Our clients tell us so.',
  'An award-winning team.',
  'This site has been tested by people with disabilities.',
])('an invented claim is found: %s', (claim) => {
  expect(claimed({ path: '/', html: page(`<p>${claim}</p>`) })).toHaveLength(1);
});

it('a case study that tells more than its figures is found', () => {
  const study = (words: string) =>
    invented({
      path: '/case-studies/a',
      html: page(`<p>${words}</p>`).replace('<main>', '<main><article>'),
    });
  expect(study('A rewrite had been proposed and turned down.')).toHaveLength(1);
  expect(study('A university wanted fewer calls.')).toHaveLength(1);
  expect(study('Fairness was tested. We compare paths across groups.')).toHaveLength(1);
  expect(study('We delivered 27 courses. Each course is checked.')).toEqual([]);
});
