export {
  selectOpenTooltip,
  TOOLTIP_LONG_PRESS_MS,
  TOOLTIP_OPEN_MS,
  TOOLTIP_SKIP_MS,
  tooltipMachine,
  type TooltipContext,
  type TooltipEvent,
} from './tooltip.machine.ts';
