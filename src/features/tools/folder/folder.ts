import type { Answers } from '#machines/worksheet/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';

export type FolderTool = Extract<PageOf<'tool'>['tool'], { readonly kind: 'folder' }>;
export type FolderDocument = FolderTool['documents'][number];

/** The name of the field for the folder's subject. */
export const SUBJECT = 'subject';

/** The name of a question's field. */
export const fieldOf = (document: FolderDocument, question: { readonly id: string }): string =>
  `${document.id}-${question.id}`;

/** The worksheet's initial values. */
export const folderFields = ({ documents }: FolderTool): Answers => ({
  [SUBJECT]: '',
  ...Object.fromEntries(
    documents.flatMap((document) =>
      document.questions.map((question) => [fieldOf(document, question), '']),
    ),
  ),
});

const isAnswered = (answers: Answers, field: string) => (answers[field] ?? '').trim() !== '';

/** Which questions of a document are answered, in its order. */
export const answeredIn = (document: FolderDocument, answers: Answers): readonly boolean[] =>
  document.questions.map((question) => isAnswered(answers, fieldOf(document, question)));

/** The placeholder for an unanswered question. */
const OPEN = '_Open_';

/**
 * The folder as Markdown (CommonMark): a heading for each document and each question. The visitor's
 * text is unchanged, except that a line cannot start a heading.
 */
export function markdownOf({ documents }: FolderTool, answers: Answers): string {
  const subject = answers[SUBJECT]?.trim() ?? '';
  const lines = [`# AI feature folder${subject === '' ? '' : `: ${inOneLine(subject)}`}`];
  for (const [at, document] of documents.entries()) {
    lines.push('', `## ${String(at + 1)}. ${document.title}`);
    for (const question of document.questions) {
      const field = fieldOf(document, question);
      lines.push(
        '',
        `### ${question.label}`,
        '',
        isAnswered(answers, field) ? body(answers[field] ?? '') : OPEN,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

/**
 * Escapes what would break the folder's outline: headings ("#", and lines underlined by "=" or "-"),
 * and what would swallow the headings below: code fences and HTML (CommonMark 0.31.2, 4.5 and 4.6).
 */
const body = (text: string) =>
  text
    .trim()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/^(\s*)(#{1,6}(?:\s|$)|[-=]+[ \t]*$|<)/gmu, String.raw`$1\$2`)
    // All of a fence: what is left of one could begin a code span or a deletion.
    .replaceAll(/^(\s*)(`{3,}|~{3,})/gmu, (_, space: string, fence: string) =>
      [space, ...fence].join('\\'),
    );

/** A question's answer in a few words: only its question, since answers may be long. */
export function nameOf({ documents, subject }: FolderTool, field: string): string | null {
  if (field === SUBJECT) return subject.label;
  return (
    documents
      .flatMap((document) =>
        document.questions.map(({ id, label }) => ({ name: fieldOf(document, { id }), label })),
      )
      .find(({ name }) => name === field)?.label ?? null
  );
}

/** The name of the file: the feature's name, as far as file systems allow. */
export function fileNameOf(answers: Answers): string {
  const name = (answers[SUBJECT] ?? '')
    .normalize('NFKD')
    // Accents, now separate characters.
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/gu, '');
  return name === '' ? 'ai-feature-folder.md' : `ai-feature-folder-${name}.md`;
}

/**
 * The folder as text for an enquiry: the answers, and the names of what is open, a part for each
 * document; null if empty.
 */
export function wordsOf({ documents }: FolderTool, answers: Answers): readonly string[] | null {
  const parts = documents.map((document) => {
    const answered = document.questions.filter((question) =>
      isAnswered(answers, fieldOf(document, question)),
    );
    if (answered.length === 0) return `${document.title}: still open.`;
    return [
      `${document.title}:`,
      ...answered.map(
        (question) =>
          `- ${question.label} ${inOneLine((answers[fieldOf(document, question)] ?? '').trim())}`,
      ),
    ].join('\n');
  });
  const subject = answers[SUBJECT]?.trim() ?? '';
  const isEmpty =
    subject === '' && documents.every((document) => !answeredIn(document, answers).includes(true));
  return isEmpty
    ? null
    : [`Our AI feature folder:${subject === '' ? '' : `\n${inOneLine(subject)}`}`, ...parts];
}
