import { describe, expect, it } from 'vitest';
import { answeredCount, marksOf, nameOf, readinessFields, resultOf, wordsOf } from './readiness.ts';
import type { ReadinessTool, Role } from './readiness.ts';

const task = (id: string) => ({ id, title: `Task ${id}`, text: `How ${id} goes.` });
const role = (id: string, ...tasks: readonly string[]): Role => ({
  id,
  title: `Role ${id}`,
  tasks: tasks.map(task),
});
const designer = role('designer', 'colors', 'focus');
const tool: ReadinessTool = {
  kind: 'readiness',
  roles: [role('manager', 'criteria'), designer, role('tester', 'tests')],
};
const none = readinessFields(tool);

describe('readiness', () => {
  it('starts with nothing answered, and no result', () => {
    expect(none).toEqual({ criteria: '', colors: '', focus: '', tests: '' });
    expect(answeredCount(tool, none)).toBe(0);
    expect(resultOf(tool, none)).toEqual([]);
    expect(wordsOf(tool, none)).toBeNull();
  });

  it('marks the tasks of a role; an unknown value counts as unanswered', () => {
    expect(marksOf(designer, { ...none, colors: 'always', focus: 'sometimes' })).toEqual([
      'done',
      'half',
    ]);
    expect(marksOf(designer, { ...none, colors: 'not-yet', focus: 'maybe' })).toEqual([
      'open',
      'open',
    ]);
    expect(answeredCount(tool, { ...none, focus: 'maybe', colors: 'not-yet' })).toBe(1);
  });

  it('has the open tasks by role, roles with most first, ties in the order of the work', () => {
    const result = resultOf(tool, {
      criteria: 'not-yet',
      colors: 'sometimes',
      focus: 'not-yet',
      tests: 'sometimes',
    });
    expect(
      result.map((one) => [one.role.id, one.tasks.map((each) => [each.task.id, each.standing])]),
    ).toEqual([
      [
        'designer',
        [
          ['colors', 'Sometimes'],
          ['focus', 'Not yet'],
        ],
      ],
      ['manager', [['criteria', 'Not yet']]],
      ['tester', [['tests', 'Sometimes']]],
    ]);
  });

  it('leaves out tasks that are done every time, and unanswered ones', () => {
    expect(resultOf(tool, { ...none, colors: 'always' })).toEqual([]);
  });

  it('is converted to text for an enquiry', () => {
    expect(wordsOf(tool, { ...none, focus: 'not-yet', criteria: 'always' })).toEqual([
      'Our accessibility readiness:',
      '- Role designer: Task focus (not yet)',
    ]);
    expect(wordsOf(tool, { ...none, criteria: 'always' })).toEqual([
      'Our accessibility readiness:',
      'Everything we answered is done every time.',
    ]);
  });

  it('names its fields by their tasks, with the status', () => {
    expect(nameOf(tool, 'focus', 'not-yet')).toBe('Task focus, not yet');
    expect(nameOf(tool, 'focus', '')).toBe('Task focus, not answered');
    expect(nameOf(tool, 'other', '')).toBeNull();
  });
});
