export {
  accordionMachine,
  selectMayAnimate,
  selectOpenItem,
  type AccordionContext,
  type AccordionEmitted,
  type AccordionEvent,
  type AccordionInput,
} from './accordion.machine.ts';
