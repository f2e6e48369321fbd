import { house } from 'virtual:hause/house';
import { HouseDrawing } from '#src/components/house/HouseDrawing.tsx';
import { lineOf } from '#src/components/house/sentence.ts';
import { AT_HOME } from '#src/design/house-plan.ts';
import * as css from './ContactFormConfirmation.css.ts';

// Comes along with this code, before it is shown.
new Image().src = house.drawing;

/**
 * The house of the sentence that led to the form, otherwise the first one: somebody is at home.
 * Decorative: the text at its door says what happened.
 */
export function ContactFormHouse() {
  // The sentence is in the address, in words (src/components/house/sentence.ts).
  const said = new URLSearchParams(location.search).get('about') ?? '';
  const idIn = (options: typeof house.problems) =>
    (options.find(({ phrase }) => said.includes(phrase)) ?? options[0])?.id ?? '';
  const choice = { field: idIn(house.fields), problem: idIn(house.problems), term: AT_HOME };
  return (
    <div
      className={css.house}
      // The ground in front of the house has its colors, too.
      ref={(place) => place?.parentElement?.setAttribute('data-line', lineOf(house, choice.field))}
    >
      <HouseDrawing src={house.drawing} shape="tall" choice={choice} />
    </div>
  );
}
