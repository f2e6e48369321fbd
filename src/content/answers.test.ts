import { describe, expect, it } from 'vitest';
import { answersOf } from './answers.ts';

const page = {
  name: 'Support',
  faq: {
    items: [
      { id: 'levels', question: 'Which levels?', answer: ['Three.', 'Or four.'] },
      { id: 'hours', question: 'Which hours?', answer: ['All.'] },
    ],
  },
};

describe('answers of another page', () => {
  it('are repeated word for word with their own id, and link back to their original place', () => {
    expect(answersOf(page, '/support/technical', 'hours', 'levels')).toEqual([
      {
        id: 'support-technical-hours',
        question: 'Which hours?',
        answer: ['All.'],
        source: { text: 'Support', href: '/support/technical#hours' },
      },
      {
        id: 'support-technical-levels',
        question: 'Which levels?',
        answer: ['Three.', 'Or four.'],
        source: { text: 'Support', href: '/support/technical#levels' },
      },
    ]);
  });

  it('stop the build when the page does not have them', () => {
    expect(() => answersOf(page, '/support', 'price')).toThrow(
      /^\/support has no question 'price'/u,
    );
  });
});
