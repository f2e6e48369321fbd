export {
  processStepsMachine,
  selectHeldStep,
  selectStep,
  type ProcessStepsContext,
  type ProcessStepsEvent,
  type ProcessStepsInput,
} from './process-steps.machine.ts';
