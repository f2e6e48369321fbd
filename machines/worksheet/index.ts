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
