export {
  filterMachine,
  selectAnnounces,
  selectChosen,
  selectResultCount,
  type FilterContext,
  type FilterEvent,
  type FilterInput,
} from './filter.machine.ts';
