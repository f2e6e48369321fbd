import { describe, expect, it } from 'vitest';
import type { Day } from '#src/calendar/day.ts';
import {
  allOf,
  chosenOf,
  CHOSEN,
  isChosen,
  markdownOf,
  nameOf,
  packFields,
  wordsOf,
} from './pack.ts';
import type { PackTool } from './pack.ts';

const question = (id: string, answer: readonly string[] = ['Yes.']) => ({
  id,
  question: `Is it ${id}?`,
  answer,
  source: { text: 'Support', href: `/support#${id}` },
});
const tool: PackTool = {
  kind: 'pack',
  from: 'Acme',
  groups: [
    { id: 'one', title: 'Group one', questions: [question('safe'), question('fast')] },
    {
      id: 'two',
      title: 'Group two',
      questions: [
        question('open', ['See [support](/support) and [W3C](https://www.w3.org).', '**Now.**']),
        { ...question('gone'), source: { text: 'A page', href: null } },
      ],
    },
  ],
};
const none = packFields(tool);
const day = '2026-11-22' as Day;
const write = (answers = none) => markdownOf(tool, answers, day, 'https://acme.example');

describe('the pack', () => {
  it('has a field for every question, none of them chosen', () => {
    expect(none).toEqual({ safe: '', fast: '', open: '', gone: '' });
    expect(chosenOf(tool, none)).toEqual([]);
  });

  it('contains the chosen questions, in the order of the page', () => {
    const answers = { ...none, open: CHOSEN, safe: CHOSEN, fast: 'on' };
    expect(chosenOf(tool, answers).map(({ id }) => id)).toEqual(['safe', 'open']);
    expect(isChosen(answers, { id: 'fast' })).toBe(false);
    expect(chosenOf(tool, allOf(tool))).toHaveLength(4);
  });
});

describe('as Markdown', () => {
  it('has the chosen answers, only groups that have some, and absolute links', () => {
    expect(write({ ...none, open: CHOSEN })).toBe(
      [
        '# Answers from Acme',
        '',
        'As of Sunday, November 22, 2026',
        '',
        '## Group two',
        '',
        '### Is it open?',
        '',
        'See [support](https://acme.example/support) and [W3C](https://www.w3.org).',
        '',
        '**Now.**',
        '',
        'From Support: <https://acme.example/support#open>',
        '',
      ].join('\n'),
    );
  });

  it('has all answers when none is chosen', () => {
    expect(write().match(/^### /gmu)).toHaveLength(4);
    expect(write()).toContain('From A page\n');
  });
});

it('names its fields by their questions, and whether they are picked', () => {
  expect(nameOf(tool, 'safe', CHOSEN)).toBe('Is it safe? Picked');
  expect(nameOf(tool, 'safe', '')).toBe('Is it safe? Not picked');
  expect(nameOf(tool, 'other', '')).toBeNull();
});

describe('in an enquiry', () => {
  it('is a list of the chosen questions, or nothing', () => {
    expect(wordsOf(tool, none)).toBeNull();
    expect(wordsOf(tool, { ...none, safe: CHOSEN, open: CHOSEN })).toEqual([
      'Questions from our procurement team:',
      '- Is it safe?',
      '- Is it open?',
    ]);
  });
});
