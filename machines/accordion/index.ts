export {
  accordionMachine,
  selectMayAnimate,
  selectOpenItem,
  type AccordionContext,
  type AccordionEvent,
  type AccordionInput,
} from './accordion.machine.ts';
