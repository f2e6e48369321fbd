export {
  selectAnswers,
  selectCanRedo,
  selectCanUndo,
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
