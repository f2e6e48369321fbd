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
  it('are its words, under an id of their own, and lead back to where they stand', () => {
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

  it('stop the build when the page does not give them', () => {
    expect(() => answersOf(page, '/support', 'price')).toThrow(
      /^\/support has no question 'price'/u,
    );
  });
});
