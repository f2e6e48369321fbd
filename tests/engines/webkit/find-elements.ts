import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Text as Playwright compares it: part of it in any case, all of it (`exact`), or a pattern. */
export type Wanted =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly source: string; readonly flags: string };

/** A step from elements to elements inside them, as in a chain of Playwright's locators. */
export type Step =
  | {
      readonly by: 'role';
      readonly role: string;
      readonly name?: Wanted;
      readonly state?: { readonly selected?: boolean };
    }
  | { readonly by: 'label'; readonly label: Wanted }
  | { readonly by: 'text'; readonly text: Wanted }
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'filter'; readonly text?: Wanted; readonly isVisible?: boolean }
  | { readonly by: 'place'; readonly at: number };

/** Testing Library's queries as one script; it finds elements by role, name and label. */
export const QUERIES = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

type ByText = (root: HTMLElement, text: (content: string) => boolean) => HTMLElement[];
interface Queries {
  queryAllByRole(root: HTMLElement, role: string, options: object): HTMLElement[];
  readonly queryAllByLabelText: ByText;
  readonly queryAllByText: ByText;
}

/** Runs in the page: the elements that the steps lead to, in document order. */
export function findElements(steps: readonly Step[]): Element[] {
  const queries = (globalThis as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const normal = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
  const isLike = (wanted: Wanted) => (text: string) => {
    if ('source' in wanted) return new RegExp(wanted.source, wanted.flags).test(normal(text));
    if (wanted.isExact) return normal(text) === normal(wanted.text);
    return normal(text).toLowerCase().includes(normal(wanted.text).toLowerCase());
  };
  /** WebKit matches `:focus` only in an active window, which one under Xvfb need not be. */
  const focused = (root: Element): Element[] => {
    const { activeElement } = document;
    return activeElement !== null && activeElement !== root && root.contains(activeElement)
      ? [activeElement]
      : [];
  };
  /** Like Playwright, it also looks into open shadow trees. */
  const matching = (root: ParentNode, css: string): Element[] => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : matching(shadowRoot, css),
    ),
  ];
  const inside = (root: HTMLElement, step: Step): Element[] => {
    switch (step.by) {
      case 'role':
        return queries.queryAllByRole(root, step.role, {
          ...(step.name === undefined ? {} : { name: isLike(step.name) }),
          ...step.state,
        });
      case 'label':
        return queries.queryAllByLabelText(root, isLike(step.label));
      case 'text':
        return queries.queryAllByText(root, isLike(step.text));
      case 'css':
        if (step.css === ':focus') return focused(root);
        // The document’s own element is not inside itself.
        return matching(root === document.documentElement ? document : root, step.css);
      default:
        return [];
    }
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const ordered = (elements: readonly Element[]) =>
    [...new Set(elements)].toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'place') found = found.slice(step.at).slice(0, 1);
    else if (step.by === 'filter') {
      const { text, isVisible: wanted } = step;
      found = found.filter(
        (element) =>
          (text === undefined || isLike(text)(element.textContent)) &&
          (wanted === undefined || isVisible(element) === wanted),
      );
    } else found = ordered(found.flatMap((root) => inside(root as HTMLElement, step)));
  }
  return found;
}
