import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyProblems } from './page-policy.ts';

const page = (body: string) => `<!doctype html><html><head><title>x</title></head><body>${body}`;
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const nothing = { scriptHashes: [], styleHashes: [], imageOrigins: [] };

it.each([
  ['<p style="color: red">x</p>', '<p> has style="color: red"'],
  [
    '<script>alert(1)</script>',
    '<script> contains a script whose hash is not in the policy: alert(1)',
  ],
  ['<script type="importmap">{}</script>', '<script> contains a script whose hash'],
  ['<style>p{}</style>', '<style> contains styles whose hash'],
  ['<button onclick="go()">x</button>', '<button> has the event handler onclick'],
  ['<a href="javascript:go()">x</a>', '<a> has href="javascript:go()"'],
  ['<img src="//elsewhere.example/x.png">', '<img> loads //elsewhere.example/x.png'],
  ['<link rel="stylesheet" href="https://elsewhere.example/x.css">', '<link> loads https://'],
])('%s would be blocked', (body, problem) => {
  const problems = policyProblems('/x', page(body), nothing);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ page: '/x', what: expect.stringContaining(problem) });
});

it('inline code with a known hash, data blocks and plain links pass', () => {
  const body =
    '<script>go()</script><style>p{}</style><script type="application/json">{}</script>' +
    '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>' +
    '<link rel="canonical" href="https://site.example/"><a href="https://elsewhere.example/">x</a>';
  const allowed = { ...nothing, scriptHashes: [hash('go()')], styleHashes: [hash('p{}')] };
  expect(policyProblems('/x', page(body), allowed)).toEqual([]);
});

it('an image from an allowed origin passes if it is fetched with CORS', () => {
  const allowed = { ...nothing, imageOrigins: ['https://images.example'] };
  const problemsOf = (body: string) =>
    policyProblems('/x', page(body), allowed).map(({ what }) => what);
  expect(problemsOf('<img src="https://images.example/x.png" crossorigin="anonymous">')).toEqual(
    [],
  );
  expect(problemsOf('<img src="https://images.example/x.png">')).toEqual([
    '<img> loads https://images.example/x.png without crossorigin="anonymous"',
  ]);
  expect(
    problemsOf('<img src="https://images.example.evil/x.png" crossorigin="anonymous">'),
  ).toEqual(['<img> loads https://images.example.evil/x.png from another origin']);
  expect(problemsOf('<script src="https://images.example/x.js"></script>')).toHaveLength(1);
});
