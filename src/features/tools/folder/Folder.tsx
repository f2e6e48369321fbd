import { Button } from '#src/components/button/Button.tsx';
import * as field from '#src/components/field/Field.css.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { onInk, text } from '#src/design/layout.css.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Contents } from '../Contents.tsx';
import * as layout from '../Sheet.css.ts';
import { TakeOut } from '../TakeOut.tsx';
import { Toolbar } from '../Toolbar.tsx';
import { useWorksheet } from '../use-worksheet.ts';
import type { ToolProps, Worksheet } from '../use-worksheet.ts';
import * as css from './Folder.css.ts';
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
import type { FolderDocument, FolderTool } from './folder.ts';

/** The documents about a feature, as questions. */
export function Folder({ tool, topic }: Omit<ToolProps<FolderTool>, 'search'>) {
  const { documents, subject } = tool;
  const { ref, ...sheet } = useWorksheet({
    tool: 'ai-folder',
    fields: () => folderFields(tool),
    // The answers may be about people.
    isShared: () => false,
    search: '',
  });
  const { answers } = sheet;

  return (
    <section ref={ref} className={layout.frame} aria-label="Folder" onBlur={sheet.leaveField}>
      <div className={`${onInk} ${layout.panel}`}>
        <div className={css.subject}>
          <label className={css.subjectLabel} htmlFor={SUBJECT}>
            {subject.label}
          </label>
          <span className={field.hint} id={`${SUBJECT}-hint`}>
            {subject.hint}
          </span>
          <input
            className={field.control}
            type="text"
            id={SUBJECT}
            name={SUBJECT}
            maxLength={120}
            autoComplete="off"
            aria-describedby={`${SUBJECT}-hint`}
            value={answers[SUBJECT] ?? ''}
            onChange={(event) => sheet.change(SUBJECT, event.currentTarget.value)}
          />
        </div>
        <Contents
          label="Documents"
          parts={documents.map((document) => {
            const answered = answeredIn(document, answers);
            return {
              id: document.id,
              title: document.title,
              words: `${String(answered.filter(Boolean).length)} of ${String(answered.length)} answered`,
              marks: answered.map((is) => (is ? 'done' : 'open')),
            };
          })}
        />
      </div>
      <div className={layout.list}>
        <Toolbar sheet={sheet} nameOf={(field) => nameOf(tool, field)} />
        {documents.map((document, at) => (
          <DocumentForm key={document.id} document={document} number={at + 1} sheet={sheet} />
        ))}
        <TakeOut
          answers={answers}
          words={() => wordsOf(tool, answers)}
          topic={topic}
          ask="Talk to us about this folder"
        >
          <Button
            icon="download-simple"
            onClick={() =>
              saveFile(fileNameOf(answers), 'text/markdown', markdownOf(tool, answers))
            }
          >
            Save as Markdown
          </Button>
        </TakeOut>
      </div>
    </section>
  );
}

function DocumentForm({
  document,
  number,
  sheet,
}: {
  readonly document: FolderDocument;
  readonly number: number;
  readonly sheet: Worksheet;
}) {
  const { id, title, questions } = document;
  return (
    <section id={id} className={css.document} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        <span className={css.mark} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <RichParagraph className={text.muted} source={document.text} />
      {questions.map((question) => {
        const name = fieldOf(document, question);
        const value = sheet.answers[name] ?? '';
        const hintId = question.hint === undefined ? undefined : `${name}-hint`;
        return (
          <div key={name} className={css.question}>
            <label className={field.label} htmlFor={name}>
              {question.label}
            </label>
            {hintId === undefined ? null : (
              <span className={field.hint} id={hintId}>
                {question.hint}
              </span>
            )}
            <textarea
              className={`${field.control} ${css.answer}`}
              id={name}
              name={name}
              rows={3}
              maxLength={4000}
              autoComplete="off"
              aria-describedby={hintId}
              value={value}
              onChange={(event) => sheet.change(name, event.currentTarget.value)}
            />
            {/* A text area prints only its visible part. */}
            <p className={css.printed} aria-hidden="true">
              {value}
            </p>
          </div>
        );
      })}
    </section>
  );
}
