export {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectIsPressed,
  selectResultCount,
  type FilterContext,
  type FilterEvent,
  type FilterInput,
} from './filter.machine.ts';
