import { Icon } from '#src/components/icon/Icon.tsx';
import type { IconName } from '#src/content/schema/icon-names.ts';
import { said } from './said.ts';
import type { NameAnswer } from './said.ts';
import * as css from './Toolbar.css.ts';
import type { Worksheet } from './use-worksheet.ts';

/** The actions for all answers, and the status of the last one. */
export function Toolbar({
  sheet,
  nameOf,
}: {
  readonly sheet: Worksheet;
  /** Names an answer that was undone or redone. */
  readonly nameOf: NameAnswer;
}) {
  const { news, position } = sheet;
  const isTurned = news === 'undone' || news === 'redone';
  return (
    <div className={css.bar} role="group" aria-label="Your answers">
      <div className={css.tools}>
        <Tool icon="arrow-u-up-left" isOff={!sheet.canUndo} onClick={sheet.undo}>
          Undo
        </Tool>
        <Tool icon="arrow-u-up-right" isOff={!sheet.canRedo} onClick={sheet.redo}>
          Redo
        </Tool>
        <Tool isOff={!sheet.isBegun} onClick={sheet.reset}>
          Start over
        </Tool>
        <Tool icon="trash" isOff={sheet.keeping === 'nothing'} onClick={sheet.remove}>
          Remove from this device
        </Tool>
      </div>
      <output className={css.said}>
        {/* A new node for every press, since assistive technology reports only what has changed. */}
        <span key={isTurned ? `${news} ${String(position)}` : news}>{said(sheet, nameOf)}</span>
      </output>
    </div>
  );
}

/** Stays focusable while disabled: a pressed button must not lose the focus. */
function Tool({
  icon,
  isOff,
  onClick,
  children,
}: {
  readonly icon?: IconName;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {icon === undefined ? null : <Icon name={icon} size={1.25} />}
      {children}
    </button>
  );
}
