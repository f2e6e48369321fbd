export {
  PLATE_STEP_MS,
  plateMachine,
  selectIsStepHeld,
  selectStep,
  type PlateContext,
  type PlateEvent,
  type PlateInput,
} from './plate.machine.ts';
