export {
  plateMachine,
  selectHeldStep,
  selectStep,
  type PlateContext,
  type PlateEvent,
  type PlateInput,
} from './plate.machine.ts';
