export {
  selectAnswers,
  selectCanRedo,
  selectCanUndo,
  selectIsAltered,
  selectIsBegun,
  selectKeeping,
  selectNews,
  selectPosition,
  selectTurned,
  WORKSHEET_KEEP_MS,
  worksheetMachine,
} from './worksheet.machine.ts';
export type {
  Answers,
  WorksheetContext,
  WorksheetEvent,
  WorksheetInput,
  WorksheetKeeping,
  WorksheetNews,
  WorksheetSave,
} from './worksheet.types.ts';
