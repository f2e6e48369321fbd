import { describe, expect, it } from 'vitest';
import {
  answeredIn,
  fieldOf,
  fileNameOf,
  folderFields,
  markdownOf,
  nameOf,
  SUBJECT,
  wordsOf,
} from './folder.ts';
import type { FolderTool } from './folder.ts';

const purpose = {
  id: 'purpose',
  title: 'Purpose',
  text: 'One paragraph.',
  questions: [
    { id: 'users', label: 'Who uses it?' },
    { id: 'task', label: 'For what?' },
  ],
};
const tool: FolderTool = {
  kind: 'folder',
  subject: { label: 'Name', hint: 'Of the feature' },
  documents: [
    purpose,
    {
      id: 'data',
      title: 'Data sheet',
      text: 'What it needs.',
      questions: [
        { id: 'users', label: 'Who does it describe?' },
        { id: 'stays', label: 'How long?' },
      ],
    },
  ],
};
const initial = folderFields(tool);

describe('the folder', () => {
  it('has a field for every question, and one for the feature', () => {
    expect(initial).toEqual({
      [SUBJECT]: '',
      'purpose-users': '',
      'purpose-task': '',
      'data-users': '',
      'data-stays': '',
    });
    expect(fieldOf(purpose, { id: 'task' })).toBe('purpose-task');
  });

  it('knows which questions are answered; blanks do not count', () => {
    expect(
      answeredIn(purpose, { ...initial, 'purpose-task': ' \n', 'purpose-users': 'x' }),
    ).toEqual([true, false]);
  });
});

describe('as Markdown', () => {
  it('has every document and every question, answered or open', () => {
    expect(
      markdownOf(tool, {
        ...initial,
        [SUBJECT]: ' Essay\nhelper ',
        'purpose-users': ' Teachers\r\nof English ',
      }),
    ).toBe(
      [
        '# AI feature folder: Essay helper',
        '## 1. Purpose',
        '### Who uses it?',
        'Teachers\nof English',
        '### For what?',
        '_Open_',
        '## 2. Data sheet',
        '### Who does it describe?',
        '_Open_',
        '### How long?',
        '_Open_\n',
      ].join('\n\n'),
    );
    expect(markdownOf(tool, initial)).toMatch(/^# AI feature folder\n/u);
  });

  it('lets no answer start a heading, and leaves everything else as written', () => {
    const answer = '# One\n  ## Two\ntext\n===\nmore\n---\n- item\n#hashtag\n1 - 2';
    const written = markdownOf(tool, { ...initial, 'data-stays': answer });
    expect(written).toContain(
      '\\# One\n  \\## Two\ntext\n\\===\nmore\n\\---\n- item\n#hashtag\n1 - 2\n',
    );
    expect(written.match(/^ {0,3}#{1,6} /gmu)).toHaveLength(1 + 2 + 4);
  });

  it.each([
    ['a code fence', '```\ncode', '\\`\\`\\`\ncode'],
    ['a longer one, indented', 'x\n  ````md', 'x\n  \\`\\`\\`\\`md'],
    ['a fence of tildes', '~~~', '\\~\\~\\~'],
    ['HTML', '<!-- open\n <pre>', '\\<!-- open\n \\<pre>'],
  ])('lets no answer swallow what follows: %s', (_, answer, expected) => {
    const written = markdownOf(tool, { ...initial, 'purpose-users': answer });
    expect(written).toContain(`### Who uses it?\n\n${expected}\n\n### For what?`);
  });

  it('leaves code spans, comparisons and deletions within a line as written', () => {
    const answer = 'Use ``x`` if a < b, ~~not~~ `y`';
    expect(markdownOf(tool, { ...initial, 'data-stays': answer })).toContain(answer);
  });

  it.each([
    ['', 'ai-feature-folder.md'],
    [' ?! ', 'ai-feature-folder.md'],
    ['Essay helper (v2)', 'ai-feature-folder-essay-helper-v2.md'],
    ['../../Évaluation', 'ai-feature-folder-evaluation.md'],
    ['x'.repeat(90), `ai-feature-folder-${'x'.repeat(60)}.md`],
  ])('is a file named after the feature: "%s" is %s', (subject, name) => {
    expect(fileNameOf({ [SUBJECT]: subject })).toBe(name);
  });
});

it('names its fields by their questions', () => {
  expect(nameOf(tool, SUBJECT)).toBe('Name');
  expect(nameOf(tool, 'data-users')).toBe('Who does it describe?');
  expect(nameOf(tool, 'other')).toBeNull();
});

describe('in an enquiry', () => {
  it('is null while it is empty', () => {
    expect(wordsOf(tool, initial)).toBeNull();
    expect(wordsOf(tool, { ...initial, 'data-stays': ' ' })).toBeNull();
  });

  it('has the answers, and the names of open questions', () => {
    expect(
      wordsOf(tool, { ...initial, [SUBJECT]: 'Essay helper', 'data-stays': 'One\nyear' }),
    ).toEqual([
      'Our AI feature folder:\nEssay helper',
      'Purpose: still open.',
      'Data sheet:\n- How long? One year',
    ]);
    expect(wordsOf(tool, { ...initial, [SUBJECT]: 'Essay helper' })?.[0]).toMatch(/Essay helper$/u);
    expect(wordsOf(tool, { ...initial, 'data-stays': 'x' })?.[0]).toBe('Our AI feature folder:');
  });
});
