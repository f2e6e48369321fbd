export {
  HOUSE_STEP_MS,
  houseMachine,
  selectHouseAnnounces,
  selectHouseBefore,
  selectHouseBook,
  selectHouseChoice,
  selectHouseIsTurning,
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
