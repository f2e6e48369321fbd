import type { WorksheetKeeping, WorksheetNews } from '#machines/worksheet/index.ts';
import type { Worksheet } from './use-worksheet.ts';

/** An answer in a few words, such as `Load test, 14 days`; null if visitors do not see its field. */
export type NameAnswer = (field: string, value: string) => string | null;

type Announced = Exclude<WorksheetNews, 'none' | 'shared' | 'undone' | 'redone'>;

const NEWS: Readonly<Record<Announced, string>> = {
  resumed: 'Your answers from last time are back.',
  restarted: 'Started over. Undo brings your answers back.',
  merged: 'Your changes from another tab are here now.',
  removed: 'Your answers have been removed from this device.',
};

const KEEPING: Readonly<Record<WorksheetKeeping, string>> = {
  nothing: 'What you enter stays on this device.',
  unsaved: 'What you enter stays on this device.',
  kept: 'Kept on this device only.',
  refused:
    'Your browser doesn’t allow storage for this site, so your answers last only while this page is open.',
};

/** The status of the answers, as a sentence. */
export function said(
  {
    news,
    keeping,
    canUndo,
    turned,
    answers,
  }: Pick<Worksheet, 'news' | 'keeping' | 'canUndo' | 'turned' | 'answers'>,
  nameOf: NameAnswer,
): string {
  switch (news) {
    case 'none':
      return KEEPING[keeping];
    case 'shared':
      return canUndo
        ? 'These answers came with the link. Undo shows what was here before.'
        : 'These answers came with the link.';
    case 'undone':
    case 'redone': {
      const names = turned.flatMap((field) => nameOf(field, answers[field] ?? '') ?? []);
      const done = news === 'undone' ? 'Undone' : 'Done again';
      const [name] = names;
      // What a link brought along may differ only in fields that nobody sees.
      if (name === undefined) return `${done}.`;
      return `${done}: ${names.length === 1 ? name : `${String(names.length)} answers`}`;
    }
    default:
      return NEWS[news];
  }
}
