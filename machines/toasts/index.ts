export {
  selectShownToasts,
  selectSwipeOffset,
  toastsMachine,
  type Toast,
  type ToastPauseReason,
  type ToastRequest,
  type ToastsContext,
  type ToastsEvent,
} from './toasts.machine.ts';
