import { longDay } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';
import type { Answers } from '#machines/worksheet/index.ts';
import { parseRichText } from '#src/components/rich-text/rich-text.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';

export type PackTool = Extract<PageOf<'tool'>['tool'], { readonly kind: 'pack' }>;
export type PackQuestion = PackTool['groups'][number]['questions'][number];

/** The value of a chosen question's field. */
export const CHOSEN = 'yes';

const questionsOf = ({ groups }: PackTool): readonly PackQuestion[] =>
  groups.flatMap(({ questions }) => questions);

/** The worksheet's initial values: nothing is chosen. */
export const packFields = (tool: PackTool): Answers =>
  Object.fromEntries(questionsOf(tool).map(({ id }) => [id, '']));

/** Every question chosen. */
export const allOf = (tool: PackTool): Answers =>
  Object.fromEntries(questionsOf(tool).map(({ id }) => [id, CHOSEN]));

export const isChosen = (answers: Answers, { id }: Pick<PackQuestion, 'id'>): boolean =>
  answers[id] === CHOSEN;

/** The chosen questions in the order of the page. */
export const chosenOf = (tool: PackTool, answers: Answers): readonly PackQuestion[] =>
  questionsOf(tool).filter((question) => isChosen(answers, question));

/**
 * The pack as Markdown (CommonMark); all of it if nothing is chosen.
 * @param origin the site's origin for links, such as `https://hause.example`
 */
export function markdownOf(tool: PackTool, answers: Answers, day: Day, origin: string): string {
  const isAll = chosenOf(tool, answers).length === 0;
  const lines = [`# Answers from ${tool.from}`, '', `As of ${longDay(day)}`];
  for (const group of tool.groups) {
    const chosen = group.questions.filter((question) => isAll || isChosen(answers, question));
    if (chosen.length === 0) continue;
    lines.push('', `## ${group.title}`);
    for (const { question, answer, source } of chosen) {
      lines.push('', `### ${question}`);
      for (const paragraph of answer) lines.push('', absolute(paragraph, origin));
      const address = source.href === null ? '' : `: <${origin}${source.href}>`;
      lines.push('', `From ${source.text}${address}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Makes the links in running text absolute. */
const absolute = (source: string, origin: string) =>
  parseRichText(source)
    .map((part) => {
      if (part.kind === 'strong') return `**${part.text}**`;
      if (part.kind !== 'link') return part.text;
      return `[${part.text}](${part.href.startsWith('/') ? origin : ''}${part.href})`;
    })
    .join('');

/** A question, and whether it is picked. */
export function nameOf(tool: PackTool, field: string, value: string): string | null {
  const question = questionsOf(tool).find(({ id }) => id === field)?.question;
  if (question === undefined) return null;
  return `${question} ${value === CHOSEN ? 'Picked' : 'Not picked'}`;
}

/** The chosen questions for an enquiry; null for none. */
export function wordsOf(tool: PackTool, answers: Answers): readonly string[] | null {
  const chosen = chosenOf(tool, answers);
  return chosen.length === 0
    ? null
    : ['Questions from our procurement team:', ...chosen.map(({ question }) => `- ${question}`)];
}
