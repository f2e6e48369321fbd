import type { Answers } from '#machines/worksheet/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';

export type FolderTool = Extract<PageOf<'tool'>['tool'], { readonly kind: 'folder' }>;
export type FolderDocument = FolderTool['documents'][number];

/** The name of the field with what the folder is about. */
export const SUBJECT = 'subject';

/** The name of a question's field. */
export const fieldOf = (document: FolderDocument, question: { readonly id: string }): string =>
  `${document.id}-${question.id}`;

/** What the worksheet holds at first. */
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

/** What stands where nothing is answered. */
const OPEN = '_Open_';

/**
 * The folder as Markdown (CommonMark): a heading for each document and each question. What the visitor
 * has written stands as it is, except that a line cannot begin a heading of its own.
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

/** Headings in an answer would break the outline of the folder: "#", and lines underlined by "=" or "-". */
const body = (text: string) =>
  text
    .trim()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/^(\s*)(#{1,6}(?:\s|$)|[-=]+[ \t]*$)/gmu, String.raw`$1\$2`);

/** The name of the file: that of the feature as far as file systems take it. */
export function fileNameOf(answers: Answers): string {
  const name = (answers[SUBJECT] ?? '')
    .normalize('NFKD')
    // Accents, which stand apart now.
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/gu, '');
  return name === '' ? 'ai-feature-folder.md' : `ai-feature-folder-${name}.md`;
}

/** The folder for an enquiry: what is answered, and the names of what is not; null for an empty folder. */
export function wordsOf({ documents }: FolderTool, answers: Answers): string | null {
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
    : ['Our AI feature folder:', ...(subject === '' ? [] : [inOneLine(subject)]), ...parts].join(
        '\n',
      );
}
