import { RichText } from '#src/components/rich-text/RichText.tsx';
import { onInk, text } from '#src/design/layout.css.ts';
import { Contents } from '../Contents.tsx';
import * as layout from '../Sheet.css.ts';
import { TakeOut } from '../TakeOut.tsx';
import { Toolbar } from '../Toolbar.tsx';
import { useWorksheet } from '../use-worksheet.ts';
import type { ToolProps, Worksheet } from '../use-worksheet.ts';
import * as css from './Readiness.css.ts';
import {
  answeredCount,
  marksOf,
  nameOf,
  readinessFields,
  resultOf,
  STANDINGS,
  wordsOf,
} from './readiness.ts';
import type { ReadinessTool, Task } from './readiness.ts';

/** Tasks by role, the status of each, and what to discuss with whom. */
export function Readiness({ tool, topic, search }: ToolProps<ReadinessTool>) {
  const { roles } = tool;
  const { ref, ...sheet } = useWorksheet({
    tool: 'readiness',
    fields: () => readinessFields(tool),
    isShared: () => true,
    search,
  });
  const { answers } = sheet;

  return (
    <section ref={ref} className={layout.frame} aria-label="Accessibility readiness">
      <div className={`${onInk} ${layout.panel}`}>
        <Contents
          label="Roles"
          parts={roles.map((role) => {
            const marks = marksOf(role, answers);
            const done = marks.filter((mark) => mark === 'done').length;
            return {
              id: role.id,
              title: role.title,
              words: `${String(done)} of ${String(marks.length)} every time`,
              marks,
            };
          })}
        />
      </div>
      <div className={layout.list}>
        <Toolbar sheet={sheet} nameOf={(field, value) => nameOf(tool, field, value)} />
        {roles.map((role) => (
          <section
            key={role.id}
            id={role.id}
            className={css.role}
            aria-labelledby={`${role.id}-title`}
          >
            <h2 id={`${role.id}-title`} className={layout.subheading}>
              {role.title}
            </h2>
            {role.tasks.map((task) => (
              <TaskRow key={task.id} task={task} sheet={sheet} />
            ))}
          </section>
        ))}
        <Result tool={tool} sheet={sheet} />
        <TakeOut
          answers={answers}
          query={sheet.query}
          words={() => wordsOf(tool, answers)}
          topic={topic}
          ask="Talk to us about this"
        />
      </div>
    </section>
  );
}

function TaskRow({ task, sheet }: { readonly task: Task; readonly sheet: Worksheet }) {
  const { id, title } = task;
  return (
    <fieldset className={css.task} aria-describedby={`${id}-text`}>
      <legend className={css.name}>{title}</legend>
      <p className={text.muted} id={`${id}-text`}>
        <RichText source={task.text} />
      </p>
      <div className={css.choices}>
        {STANDINGS.map(({ value, label }) => (
          <label key={value} className={css.choice}>
            <input
              className={css.radio}
              type="radio"
              name={id}
              value={value}
              checked={sheet.answers[id] === value}
              onChange={() => {
                sheet.choose({ [id]: value });
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The open tasks, by role. */
function Result({ tool, sheet }: { readonly tool: ReadinessTool; readonly sheet: Worksheet }) {
  const result = resultOf(tool, sheet.answers);
  const count = answeredCount(tool, sheet.answers);
  return (
    <section className={css.result} aria-labelledby="result-title">
      <h2 id="result-title" className={layout.subheading}>
        What to talk about, and with whom
      </h2>
      {result.length > 0 ? null : (
        <p>
          {count === 0
            ? 'Tasks that aren’t done every time will appear here, by role.'
            : 'None of the tasks you’ve answered are open.'}
        </p>
      )}
      <ul className={css.talks}>
        {result.map(({ role, tasks }) => (
          <li key={role.id}>
            <h3 className={css.name}>{role.title}</h3>
            <ul className={css.points}>
              {tasks.map(({ task, standing }) => (
                <li key={task.id}>
                  {task.title}: <strong>{standing.toLowerCase()}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
