import { longDay, today } from '#src/calendar/day.ts';
import { Button } from '#src/components/button/Button.tsx';
import * as field from '#src/components/field/Field.css.ts';
import { RichParagraph } from '#src/components/rich-text/RichText.tsx';
import { onInk, text } from '#src/design/layout.css.ts';
import { Contents } from '../Contents.tsx';
import { KeyFigure } from '../KeyFigure.tsx';
import { saveFile } from '#src/platform/save-file.ts';
import * as layout from '../Sheet.css.ts';
import { TakeOut } from '../TakeOut.tsx';
import { Toolbar } from '../Toolbar.tsx';
import { useToday } from '../use-today.ts';
import { useWorksheet } from '../use-worksheet.ts';
import type { ToolProps, Worksheet } from '../use-worksheet.ts';
import * as css from './Pack.css.ts';
import {
  allOf,
  CHOSEN,
  chosenOf,
  isChosen,
  markdownOf,
  nameOf,
  packFields,
  wordsOf,
} from './pack.ts';
import type { PackQuestion, PackTool } from './pack.ts';

/** Questions to pick, and our answers to print. Picking and printing also work without scripts. */
export function Pack({ tool, topic, search }: ToolProps<PackTool>) {
  const { groups, from } = tool;
  const { ref, ...sheet } = useWorksheet({
    tool: 'procurement',
    fields: () => packFields(tool),
    isShared: () => true,
    search,
  });
  const { answers } = sheet;
  const count = chosenOf(tool, answers).length;
  const now = useToday();

  const save = () => {
    const words = markdownOf(tool, answers, today(), location.origin);
    saveFile('procurement-pack.md', 'text/markdown', words);
  };

  return (
    <section ref={ref} className={layout.frame} aria-label="Procurement pack">
      <div className={`${onInk} ${layout.panel}`}>
        <KeyFigure
          figure={count === 0 ? 'All' : String(count)}
          words={
            count === 0
              ? 'answers are printed while you have picked none'
              : count === 1
                ? 'answer is in your pack'
                : 'answers are in your pack'
          }
        />
        <Contents
          label="Groups of questions"
          parts={groups.map(({ id, title, questions }) => ({
            id,
            title,
            words: `${String(chosenOf({ ...tool, groups: [{ id, title, questions }] }, answers).length)} of ${String(questions.length)} picked`,
            marks: questions.map((question) => (isChosen(answers, question) ? 'done' : 'open')),
          }))}
        />
      </div>
      <div className={layout.list}>
        <Toolbar sheet={sheet} nameOf={(field, value) => nameOf(tool, field, value)} />
        <p className={css.printed}>
          Answers from {from}
          {now === null ? '' : `, ${longDay(now)}`}
        </p>
        <p className={css.all}>
          <Button variant="quiet" onClick={() => sheet.choose(allOf(tool))}>
            Pick all
          </Button>
          <Button variant="quiet" onClick={() => sheet.choose(packFields(tool))}>
            Pick none
          </Button>
        </p>
        {groups.map(({ id, title, questions }) => (
          <section key={id} id={id} className={css.group} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={layout.subheading}>
              {title}
            </h2>
            <ul>
              {questions.map((question) => (
                <Question key={question.id} question={question} sheet={sheet} />
              ))}
            </ul>
          </section>
        ))}
        <TakeOut
          answers={answers}
          query={sheet.query}
          words={() => wordsOf(tool, answers)}
          topic={topic}
          ask="Talk to us about these answers"
        >
          <Button icon="download-simple" onClick={save}>
            Save as Markdown
          </Button>
        </TakeOut>
      </div>
    </section>
  );
}

function Question({
  question: { id, question, answer, source },
  sheet,
}: {
  readonly question: PackQuestion;
  readonly sheet: Worksheet;
}) {
  return (
    <li className={css.question}>
      <div className={field.check}>
        <input
          className={`${field.box} ${css.box}`}
          type="checkbox"
          id={id}
          name={id}
          value={CHOSEN}
          checked={isChosen(sheet.answers, { id })}
          onChange={(event) => {
            sheet.choose({ [id]: event.currentTarget.checked ? CHOSEN : '' });
          }}
        />
        <label className={`${field.checkLabel} ${css.name}`} htmlFor={id}>
          {question}
        </label>
      </div>
      <div className={css.answer}>
        {answer.map((paragraph) => (
          <RichParagraph key={paragraph} source={paragraph} />
        ))}
        <p className={text.caption}>
          From {source.href === null ? source.text : <a href={source.href}>{source.text}</a>}
        </p>
      </div>
    </li>
  );
}
