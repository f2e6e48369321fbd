export {
  selectAnswers,
  selectCanRedo,
  selectCanUndo,
  selectIsAltered,
  selectIsBegun,
  selectKeeping,
  selectNews,
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
} from './worksheet.types.ts';
