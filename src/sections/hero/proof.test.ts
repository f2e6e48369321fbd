import { expect, it } from 'vitest';
import { proofOf } from './proof.ts';

const card = (category: string, href: string | null = `/${category}`) => ({
  title: category,
  href,
  category,
});

it('client work takes precedence over a worked example, whatever the order', () => {
  const stories = [card('BLOG'), card('WORKED EXAMPLE'), card('CASE STUDY')];
  expect(proofOf(stories)).toEqual({
    kind: 'Case study',
    title: 'CASE STUDY',
    href: '/CASE STUDY',
  });
});

it('a worked example is labeled as one', () => {
  expect(proofOf([card('BLOG'), card('WORKED EXAMPLE')])?.kind).toBe('Worked example');
  const labels = ['Worked example', 'Accessibility'];
  expect(proofOf([{ title: 'A', href: '/a', labels }])?.kind).toBe('Worked example');
  expect(proofOf([{ title: 'A', href: '/a', labels: ['Accessibility'] }])?.kind).toBe('Case study');
});

it('articles and stories that do not exist yet are not used as proof', () => {
  expect(proofOf([card('BLOG'), card('CASE STUDY', null)])).toBeUndefined();
  expect(proofOf([])).toBeUndefined();
});
