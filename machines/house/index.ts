export {
  houseMachine,
  selectHouseAnnounces,
  selectHouseBefore,
  selectHouseBook,
  selectHouseChoice,
  selectHouseOutcome,
} from './house.machine.ts';
export {
  HOUSE_PARTS,
  type HouseChoice,
  type HouseContext,
  type HouseEmitted,
  type HouseEvent,
  type HouseInput,
  type HouseOutcome,
  type HousePart,
} from './house.types.ts';
