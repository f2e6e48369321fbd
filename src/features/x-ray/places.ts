/**
 * Where the widgets of a machine are, by its id. Its actors are started in the order of the page, so the first
 * belongs to the first element, and so on. All other machines belong to the page as a whole.
 */
const PLACES: Readonly<Record<string, string>> = {
  accordion: 'div:has(> * > * > button[aria-expanded][aria-controls$="-panel"])',
  carousel: '[aria-roledescription="carousel"]',
  contactForm: 'main form:has([name="workEmail"])',
  filter: 'fieldset:has(> button[aria-pressed])',
  house: '[aria-labelledby="house-title"]',
  'process-steps': '[data-course]',
  'product-demo': '[data-lesson]',
  search: '[role="dialog"]:has([role="combobox"]), main form[role="search"]',
  tabs: '[role="tablist"]',
  theme: 'footer fieldset',
  worksheet: '[role="group"][aria-label="Your answers"]',
};

/**
 * The element of each machine, in the same order; undefined for those of the whole page, and where the page has
 * another number of elements than of actors.
 * @param ids of the machines that are running
 */
export function placesOf(ids: readonly string[], page: ParentNode): (Element | undefined)[] {
  return ids.map((id, at) => {
    const selector = PLACES[id];
    if (selector === undefined) return undefined;
    const elements = page.querySelectorAll(selector);
    const isSame = (other: string) => other === id;
    return elements.length === ids.filter(isSame).length
      ? elements[ids.slice(0, at).filter(isSame).length]
      : undefined;
  });
}
