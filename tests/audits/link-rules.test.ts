import { expect, it } from 'vitest';
import { ambiguous, deadEnds, orphans } from './link-rules.ts';

const moved = new Set(['/old']);

it.each([
  ['<a href="#">x</a>', 'leads to "#"'],
  ['<a href="">x</a>', 'leads to ""'],
  ['<a>x</a>', 'has no target'],
  ['<a href="/old?a=1">x</a>', 'leads to /old, which has moved'],
  ['<a href="/k-12/">x</a>', 'canonical paths have no trailing slash'],
])('%s is a dead end', (html, problem) => {
  const problems = deadEnds('/p', html, moved);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.what).toContain(problem);
});

it('real pages, fragments and mail addresses are not dead ends', () => {
  const html =
    '<a href="/">a</a><a href="/k-12#services">b</a><a href="#main">c</a><a href="mailto:a@b.example">d</a>';
  expect(deadEnds('/p', html, moved)).toEqual([]);
});

it('a page that no other page links to is an orphan, whatever its own links', () => {
  const pages = [
    { path: '/', html: '<a href="/a#x">a</a>' },
    { path: '/a', html: '<a href="/">home</a>' },
    { path: '/lonely', html: '<a href="/">home</a>' },
  ];
  expect(orphans(pages)).toEqual(['/lonely']);
});

it.each([
  ['<a href="/a">More</a>', 'The link "More" does not say where it leads.'],
  ['<a href="/a">Read more</a>', 'The link "Read more" does not say where it leads.'],
  ['<a href="/a">Terms</a><a href="/b">terms</a>', 'Links "terms" lead to /a and to /b.'],
  ['<a href="/a" aria-label="Terms">x</a><a href="/b">Terms</a>', 'lead to /a and to /b.'],
])('%s cannot be told by its words', (html, problem) => {
  const problems = ambiguous('/p', html);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.what).toContain(problem);
});

it('the same words may link to places on one page, and to one within this page', () => {
  const html =
    '<a href="/a">Terms</a><a href="/a#dates">Terms</a><a href="/a?topic=b">Terms</a><a href="#terms">Terms</a><a href="/b" aria-label="Terms of b">Terms</a>';
  expect(ambiguous('/p', html)).toEqual([]);
});
