export {
  selectOpenTooltip,
  TOOLTIP_GRACE_MS,
  TOOLTIP_LONG_PRESS_MS,
  TOOLTIP_OPEN_MS,
  TOOLTIP_SKIP_MS,
  tooltipMachine,
  type TooltipContext,
  type TooltipEvent,
  type TooltipInput,
  type TooltipPointer,
} from './tooltip.machine.ts';
