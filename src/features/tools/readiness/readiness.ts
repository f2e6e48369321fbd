import type { Answers } from '#machines/worksheet/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import type { Mark } from '../Contents.tsx';

export type ReadinessTool = Extract<PageOf<'tool'>['tool'], { readonly kind: 'readiness' }>;
export type Role = ReadinessTool['roles'][number];
export type Task = Role['tasks'][number];

/** The possible statuses of a task, in the order in which they are offered. */
export const STANDINGS = [
  { value: 'always', label: 'Every time', mark: 'done' },
  { value: 'sometimes', label: 'Sometimes', mark: 'half' },
  { value: 'not-yet', label: 'Not yet', mark: 'open' },
] as const satisfies readonly { value: string; label: string; mark: Mark }[];

/** The worksheet's initial values: nothing is answered. */
export const readinessFields = ({ roles }: ReadinessTool): Answers =>
  Object.fromEntries(roles.flatMap(({ tasks }) => tasks.map(({ id }) => [id, ''])));

const standingOf = (answers: Answers, { id }: Task) =>
  STANDINGS.find(({ value }) => value === answers[id]);

/** The status of each task of a role; unanswered tasks are open. */
export const marksOf = ({ tasks }: Role, answers: Answers): readonly Mark[] =>
  tasks.map((task) => standingOf(answers, task)?.mark ?? 'open');

/** What to discuss with a role. */
export interface ToTalk {
  readonly role: Role;
  readonly tasks: readonly { readonly task: Task; readonly standing: string }[];
}

/**
 * The result, by role: every answered task that is not done every time. Roles with the most to do
 * come first; ties are in the order of the work.
 */
export function resultOf({ roles }: ReadinessTool, answers: Answers): readonly ToTalk[] {
  const found = roles.flatMap((role): ToTalk[] => {
    const tasks = role.tasks.flatMap((task) => {
      const standing = standingOf(answers, task);
      return standing === undefined || standing.mark === 'done'
        ? []
        : [{ task, standing: standing.label }];
    });
    return tasks.length === 0 ? [] : [{ role, tasks }];
  });
  return found.toSorted((a, b) => b.tasks.length - a.tasks.length);
}

/** How many tasks are answered. */
export const answeredCount = ({ roles }: ReadinessTool, answers: Answers): number =>
  roles.flatMap(({ tasks }) => tasks).filter((task) => standingOf(answers, task) !== undefined)
    .length;

/** A task with its status, in a few words. */
export function nameOf({ roles }: ReadinessTool, field: string, value: string): string | null {
  const task = roles.flatMap(({ tasks }) => tasks).find(({ id }) => id === field);
  if (task === undefined) return null;
  const standing = standingOf({ [field]: value }, task)?.label ?? 'Not answered';
  return `${task.title}, ${standing.toLowerCase()}`;
}

/** The result for an enquiry; null while nothing is answered. */
export function wordsOf(tool: ReadinessTool, answers: Answers): readonly string[] | null {
  if (answeredCount(tool, answers) === 0) return null;
  const result = resultOf(tool, answers);
  return [
    'Our accessibility readiness:',
    ...result.flatMap(({ role, tasks }) =>
      tasks.map(
        ({ task, standing }) => `- ${role.title}: ${task.title} (${standing.toLowerCase()})`,
      ),
    ),
    ...(result.length === 0 ? ['Everything we answered is done every time.'] : []),
  ];
}
