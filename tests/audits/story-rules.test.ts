import { describe, expect, it } from 'vitest';
import { mislabeled, reported } from './story-rules.ts';
import type { StoryKind } from './story-rules.ts';

const kinds = new Map<string, StoryKind>([
  ['/case-studies/labs', 'client work'],
  ['/case-studies/pilot', 'worked example'],
  ['/blogs/skills', 'article'],
]);
const at = (html: string, path = '/p') =>
  mislabeled({ path, html }, kinds).map(({ what }) => what.replace(/^The link to \S+ /u, ''));
const card = (label: string, path: string) =>
  `<ul><li><article><p>${label}</p><h3><a href="${path}">A title</a></h3></article></li></ul>`;

describe('a link to a story', () => {
  it.each([
    card('WORKED EXAMPLE', '/case-studies/pilot'),
    card('CASE STUDY', '/case-studies/labs#outcome'),
    card('BLOG', '/blogs/skills?from=home'),
    '<p>A worked example shows <a href="/case-studies/pilot">the pilot</a>.</p>',
    '<p>Client work (<a href="/case-studies/labs">labs</a>) and a worked example (<a href="/case-studies/pilot">pilot</a>).</p>',
    '<nav><div><a href="/case-studies/pilot">Next: Pilot (worked example)</a><a href="/case-studies/labs">Previous: Labs</a></div></nav>',
    '<ul><li>Case studies and worked examples<ul><li><a href="/blogs/skills">Skills</a></li></ul></li></ul>',
  ])('may call it what it is: %s', (html) => {
    expect(at(html)).toEqual([]);
  });

  it.each([
    [card('CASE STUDY', '/case-studies/pilot'), 'does not say that it leads to a worked example.'],
    [card('Case study', '/case-studies/pilot'), 'calls a worked example client work.'],
    [card('WORKED EXAMPLE', '/case-studies/labs'), 'calls client work a worked example.'],
    [card('WORKED EXAMPLE', '/blogs/skills'), 'calls an article a worked example.'],
    [card('CASE STUDY', '/blogs/skills'), 'calls an article a case study.'],
    [card('BLOG', '/case-studies/labs'), 'calls a study a blog.'],
    [
      '<nav><a href="/case-studies/pilot">Next: Pilot</a></nav>',
      'does not say that it leads to a worked example.',
    ],
    [
      '<p>See <a href="/case-studies/pilot">how a publisher did it</a>.</p>',
      'does not say that it leads to a worked example.',
    ],
  ])('may not call it what it is not: %s', (html, problem) => {
    expect(at(html)).toContain(problem);
  });
});

const page = ({
  label = 'Worked example',
  section = 'Worked example',
  description = 'A worked example of a pilot.',
  title = 'Pilot',
} = {}) =>
  `<title>${title}</title><meta name="description" content="${description}">
  <script type="application/ld+json">{"@type":"Article","articleSection":"${section}"}</script>
  <article><header><p>${label}</p><h1>A pilot</h1></header><p>One would begin with rules.</p></article>
  <section id="get-in-touch"><p>Talk to us.</p></section>`;
const own = (parts: Parameters<typeof page>[0] = {}) => at(page(parts), '/case-studies/pilot');

describe('the page of a worked example', () => {
  it('is labeled as such in its head, to search engines and above its heading', () => {
    expect(own()).toEqual([]);
  });

  it.each([
    [{ section: 'Case study' }, 'Its structured data calls it "Case study", not "Worked example".'],
    [
      { label: 'Case study', section: 'Worked example' },
      'No label "Worked example" stands above its heading.',
    ],
    [{ description: 'A pilot.' }, 'Its description does not say that it is a worked example.'],
    [{ title: 'A case study of a pilot' }, 'Its head calls it client work.'],
  ])('is refused with %j', (parts, problem) => {
    expect(own(parts)).toEqual([problem]);
  });

  it('has no client, no testimony and no results', () => {
    const words = (html: string) =>
      reported({ path: '/case-studies/pilot', html }).map(({ what }) => what);
    expect(words(page())).toEqual([]);
    for (const said of [
      'The client was pleased.',
      'They asked for more.',
      'The result: fewer calls.',
    ]) {
      expect(words(page().replace('One would begin with rules.', said))).toHaveLength(1);
      expect(words(page().replace('Talk to us.', said))).toHaveLength(1);
    }
    expect(words('<main></main>')).toEqual(['The text of the story was not found.']);
  });
});

it('client work is called a case study on its own page', () => {
  const html = page({
    label: 'Case study',
    section: 'Case study',
    description: 'How labs were built.',
  });
  expect(at(html, '/case-studies/labs')).toEqual([]);
  expect(at(page(), '/case-studies/labs')).toContain(
    'Its head calls client work a worked example.',
  );
});
