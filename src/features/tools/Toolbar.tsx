import type { WorksheetKeeping, WorksheetNews } from '#machines/worksheet/index.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import type { IconName } from '#src/content/schema/icon-names.ts';
import * as css from './Toolbar.css.ts';
import type { Worksheet } from './use-worksheet.ts';

/** The actions for all answers, and the status of the last one. */
export function Toolbar({ sheet }: { readonly sheet: Worksheet }) {
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
      <output className={css.said}>{said(sheet)}</output>
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

const NEWS: Readonly<Record<Exclude<WorksheetNews, 'none' | 'shared'>, string>> = {
  resumed: 'Your answers from last time are back.',
  undone: 'Undone.',
  redone: 'Done again.',
  restarted: 'Started over. Undo brings your answers back.',
  removed: 'Your answers have been removed from this device.',
};

const KEEPING: Readonly<Record<WorksheetKeeping, string>> = {
  nothing: 'What you enter stays on this device.',
  unsaved: 'What you enter stays on this device.',
  kept: 'Kept on this device only.',
  refused:
    'Your browser doesn’t allow storage for this site, so your answers last only while this page is open.',
};

function said({ news, keeping, canUndo }: Worksheet): string {
  if (news === 'none') return KEEPING[keeping];
  if (news !== 'shared') return NEWS[news];
  return canUndo
    ? 'These answers came with the link. Undo shows what was here before.'
    : 'These answers came with the link.';
}
