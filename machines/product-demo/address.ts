import { progressOf } from './lesson.ts';
import { BRANDS, ROLES, type Place, type Question } from './product-demo.types.ts';

/** The demo's initial place. */
export const BEGINNING: Place = { role: ROLES[0], brand: BRANDS[0], steps: [] };

/** The URL fragment of a place: `role=teacher&brand=leaf&lesson=assigned-b`. */
export const addressOf = ({ role, brand, steps }: Place): string =>
  `role=${role}&brand=${brand}${steps.length === 0 ? '' : `&lesson=${steps.join('-')}`}`;

/**
 * The place in a fragment. Missing or invalid parts fall back to the initial place, since anyone can
 * write an address.
 * @returns null for an unrelated fragment, such as a heading of the page
 */
export function placeAt(fragment: string, questions: readonly Question[]): Place | null {
  if (fragment === '') return BEGINNING;
  const said = new Map(
    fragment.split('&').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name, value];
    }),
  );
  if (!said.has('role') && !said.has('brand') && !said.has('lesson')) return null;
  const steps = said.get('lesson')?.split('-') ?? [];
  return {
    role: ROLES.find((role) => role === said.get('role')) ?? BEGINNING.role,
    brand: BRANDS.find((brand) => brand === said.get('brand')) ?? BEGINNING.brand,
    steps: progressOf(questions, steps) === null ? [] : steps,
  };
}
