/** Kinds of faults that a change of the site might introduce. */
export const KINDS = [
  'a token',
  'a pixel of spacing',
  'a pixel of padding',
  'a lost font',
  'a lost font everywhere',
  'a shifted tile',
  'a missing tile',
  'a missing icon',
  'a wrong color of words',
  'a wrong ground',
  'a lost border',
  'a wrong weight',
  'words a pixel larger',
  'looser letters',
  'a line of words higher',
  'a lost word',
  'a missing picture',
  'an element that fades',
  'an element that is gone',
  'an element a pixel aside',
] as const;

export type Kind = (typeof KINDS)[number];

export interface Planted {
  /** What was done to which element. */
  readonly what: string;
}

/**
 * Runs in the page: plants a fault, which `unplant` reverts. Its place is chosen by three numbers
 * from 0 to 1.
 * @returns what was done, or null if the page has no place for such a fault
 */
export function plant({
  kind,
  numbers: [where, which, how],
}: {
  readonly kind: Kind;
  readonly numbers: readonly [number, number, number];
}): Planted | null {
  type Undoable = typeof globalThis & { unplant?: () => void };
  const pick = <T>(all: readonly T[], at: number): T | undefined =>
    all[Math.floor(at * all.length)];
  const footer = document.querySelector('footer:not(main footer)')?.getBoundingClientRect();
  const end = (footer?.top ?? Infinity) + scrollY;
  const isShown = (element: Element) => {
    const { width, height, top } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      top + scrollY < end &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    );
  const words = () => all('body *:not(svg *, script, style)').filter(hasWords);
  const boxes = () => all('main *:not(svg *, svg), header *:not(svg *, svg)');
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  const restyle = (element: Element | undefined, property: string, value: string) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
    const before = element.getAttribute('style');
    element.style.setProperty(property, value, 'important');
    (globalThis as Undoable).unplant = () => {
      if (before === null) element.removeAttribute('style');
      else element.setAttribute('style', before);
    };
    return { what: `${property}: ${value} on ${nameOf(element)}` };
  };
  const addRules = (rules: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    (globalThis as Undoable).unplant = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
    return { what: rules };
  };
  const more = (element: Element | undefined, property: string, pixels: number) => {
    if (element === undefined) return null;
    const now = parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0;
    return restyle(element, property, `${String(now + pixels)}px`);
  };
  /** Custom properties of the document that hold a color. */
  const tokens = () => {
    const style = getComputedStyle(document.documentElement);
    const names = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const name of rule.style) if (name.startsWith('--')) names.add(name);
        } else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...names].filter((name) => CSS.supports('color', style.getPropertyValue(name).trim()));
  };

  /** The opposite end of the gray scale for a color at the given end, where a change would be invisible. */
  const otherEnd = (given: string, end: 'black' | 'white') => {
    const probe = document.createElement('i');
    probe.style.color = `color-mix(in oklab, ${given}, ${given})`;
    document.body.append(probe);
    const [, lightness = '0.5'] = /^oklab\(([\d.]+)/u.exec(getComputedStyle(probe).color) ?? [];
    probe.remove();
    if (end === 'white' && Number(lightness) > 0.95) return 'black';
    return end === 'black' && Number(lightness) < 0.05 ? 'white' : end;
  };

  switch (kind) {
    case 'a token': {
      const name = pick(tokens(), where);
      if (name === undefined) return null;
      const now = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      const next = `color-mix(in oklab, ${now} 85%, ${otherEnd(now, which < 0.5 ? 'black' : 'white')})`;
      return addRules(`:root, :root * { ${name}: ${next} !important }`);
    }
    case 'a pixel of spacing':
      return more(pick(boxes(), where), which < 0.5 ? 'margin-top' : 'margin-bottom', 1);
    case 'a pixel of padding':
      return more(
        pick(boxes(), where),
        pick(['padding-top', 'padding-left', 'padding-bottom'], which) ?? 'padding-top',
        1,
      );
    case 'a lost font':
      return restyle(pick(words(), where), 'font-family', 'serif');
    case 'a lost font everywhere':
      return addRules(
        `${pick(['h1', 'h2', 'h3', 'p', 'a', 'button', 'li'], where) ?? 'p'} { font-family: sans-serif !important }`,
      );
    case 'a shifted tile':
      return restyle(
        pick(all('main svg > *, main svg > g > *'), where),
        'translate',
        `${String(1 + Math.floor(how * 4))}px ${which < 0.5 ? '0' : '2px'}`,
      );
    case 'a missing tile':
      return restyle(pick(all('main svg > *, main svg > g > *'), where), 'visibility', 'hidden');
    case 'a missing icon': {
      const icons = all('svg').filter((icon) => icon.getBoundingClientRect().width <= 40);
      return restyle(pick(icons, where), 'visibility', 'hidden');
    }
    case 'a wrong color of words': {
      const element = pick(words(), where);
      if (element === undefined) return null;
      return restyle(
        element,
        'color',
        `color-mix(in oklab, ${getComputedStyle(element).color} 75%, ${which < 0.5 ? 'red' : 'gray'})`,
      );
    }
    case 'a wrong ground': {
      const grounds = boxes().filter(
        (box) => getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)',
      );
      const element = pick(grounds, where);
      if (element === undefined) return null;
      return restyle(
        element,
        'background-color',
        `color-mix(in oklab, ${getComputedStyle(element).backgroundColor} 93%, ${which < 0.5 ? 'black' : 'gray'})`,
      );
    }
    case 'a lost border': {
      const sides = ['top', 'right', 'bottom', 'left'] as const;
      const borders = boxes().flatMap((box) => {
        const style = getComputedStyle(box);
        return sides
          .filter(
            (side) =>
              parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
              !style.getPropertyValue(`border-${side}-color`).endsWith(', 0)'),
          )
          .map((side) => ({ box, side }));
      });
      const border = pick(borders, where);
      return border === undefined
        ? null
        : restyle(border.box, `border-${border.side}-color`, 'transparent');
    }
    case 'a wrong weight': {
      const element = pick(words(), where);
      if (element === undefined) return null;
      const isBold = Number(getComputedStyle(element).fontWeight) >= 600;
      return restyle(element, 'font-weight', isBold ? '400' : '700');
    }
    case 'words a pixel larger':
      return more(pick(words(), where), 'font-size', 1);
    case 'looser letters':
      return more(pick(words(), where), 'letter-spacing', 0.2);
    case 'a line of words higher': {
      const element = pick(words(), where);
      if (element === undefined) return null;
      const { lineHeight, fontSize } = getComputedStyle(element);
      const now = parseFloat(lineHeight) || parseFloat(fontSize) * 1.2;
      return restyle(element, 'line-height', `${String(now + 2)}px`);
    }
    case 'a lost word': {
      const nodes = words().flatMap((element) =>
        [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').includes(' '),
        ),
      );
      const node = pick(nodes, where);
      if (node === undefined) return null;
      const before = node.nodeValue ?? '';
      node.nodeValue = before.trimEnd().replace(/\S+$/u, '');
      (globalThis as Undoable).unplant = () => {
        node.nodeValue = before;
      };
      return { what: `lost the last word of "${before.trim().slice(0, 40)}"` };
    }
    case 'a missing picture':
      return restyle(pick(all('main img, main svg[viewBox]'), where), 'visibility', 'hidden');
    case 'an element that fades':
      return restyle(pick(boxes(), where), 'opacity', '0.8');
    case 'an element that is gone':
      return restyle(pick(words(), where), 'display', 'none');
    case 'an element a pixel aside':
      return restyle(pick(boxes(), where), 'translate', which < 0.5 ? '1px 0' : '0 1px');
  }
}

/** Runs in the page: reverts the planted fault. */
export function unplant(): void {
  const page = globalThis as typeof globalThis & { unplant?: () => void };
  page.unplant?.();
  delete page.unplant;
}
