import type { Problem } from '#tests/support/problems.ts';
import { elementsOf } from '#tests/support/html.ts';
import type { ParsedElement } from '#tests/support/html.ts';
import { readingGrade } from './reading-grade.ts';

/** The parts of a build that the rules read. */
export interface BuiltSite {
  readonly lang: string;
  readonly pages: readonly { readonly path: string; readonly html: string }[];
  /** Style sheets and drawings by their file names. */
  readonly styles: readonly (readonly [file: string, text: string])[];
  readonly drawings: readonly (readonly [file: string, text: string])[];
  /** The web app manifest. */
  readonly manifest: { readonly orientation?: string };
}

type Element = ParsedElement;
type PageRule = (elements: readonly Element[]) => string[];

const MEDIA = new Set([
  'audio',
  'video',
  'track',
  'iframe',
  'embed',
  'object',
  'canvas',
  'marquee',
]);

const onPages =
  (rule: PageRule) =>
  ({ pages }: BuiltSite): Problem[] =>
    pages.flatMap(({ path, html }) => rule(elementsOf(html)).map((what) => ({ page: path, what })));

/** A statechart (prerender/content/machine-charts.ts). */
const CHART = /^\/assets\/machine-/u;

const has = (element: Element, name: string, value?: string) =>
  value === undefined ? element.attributes.has(name) : element.attributes.get(name) === value;
/** Crude stems of the longer words: "careers" and "career" count as one. */
const stems = (text: string) =>
  [...text.toLowerCase().matchAll(/[\p{L}\d]{4,}/gu)].map(([word]) => word.slice(0, 5));
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Words that point to something by where it is or what it looks like (WCAG 2.2, 1.3.3 and 1.4.1). */
const BY_SENSE =
  /\b(?:on|to) the (?:left|right)(?=[.,;:)]| side| of )|\bat the (?:top|bottom)(?! of (?:the|each|every) (?:class|list|school))|\b(?:left|right)-hand\b|\b(?:upper|lower) (?:left|right)\b|\bin the (?:\w+ )?corner\b|\b(?:(?:in|marked|shown|turns) (?:red|green|blue|yellow|orange|purple|gr[ae]y)|(?:round|square|red|green|blue|yellow|orange|purple|gr[ae]y) (?:arrow|button|dot|field|icon|line|link|mark|tab|tile|word)s?)\b/giu;

/** Letters that English does without, and the commonest words of five other languages. */
const FOREIGN =
  /[^\p{Script=Latin}\P{L}]|[\u00C0-\u024F]|\b(?:el|los|las|una|para|del|und|der|das|nicht|mit|les|pour|avec|dans|est|della|uma)\b/gu;

/** The name and the icon of a control whose only content is an icon. */
const ICON_ALONE =
  /<(?:a|button)\b[^>]*aria-label="([^"]+)"[^>]*>\s*<svg[^>]*>\s*<use href="[^"#]*#([\w-]+)"[^>]*>(?:<\/use>)?\s*<\/svg>\s*<\/(?:a|button)>/gu;

/** Reports phrases in the words of a page. */
function phrasesOf(pattern: RegExp, what: string): PageRule {
  return (elements) => {
    const words = elements
      .filter(({ name, attributes }) => TEXT_BLOCKS.has(name) && !attributes.has('lang'))
      .map(({ text }) => text);
    return words.flatMap((text) =>
      [...text.matchAll(pattern)].map(
        ([phrase]) => `"${phrase}" ${what}, in "${text.trim().slice(0, 80)}".`,
      ),
    );
  };
}

const TEXT_BLOCKS = new Set(
  'p li dt dd th td h1 h2 h3 h4 label legend summary figcaption button option'.split(' '),
);

/** A statechart has a name, and its page has an equivalent table. */
function chartProblems(elements: readonly Element[]): string[] {
  const charts = elements.filter(
    ({ name, attributes }) => name === 'img' && CHART.test(attributes.get('src') ?? ''),
  );
  const shown = new Set(charts.map(({ attributes }) => attributes.get('alt')));
  const tables = elements.filter(({ name }) => name === 'table').length;
  return [
    ...charts
      .filter(({ attributes }) => (attributes.get('alt') ?? '') === '')
      .map(({ attributes }) => `The chart ${attributes.get('src') ?? ''} has no name.`),
    ...(tables < shown.size
      ? [`There are ${String(shown.size)} charts and ${String(tables)} tables that say the same.`]
      : []),
  ];
}

/**
 * The accessibility report's claims about the markup of every page, by name
 * (src/content/conformance/checks.ts). Each rule returns problems: none for a site for which the
 * claim holds.
 */
export const CONFORMANCE_RULES: Readonly<Record<string, (site: BuiltSite) => Problem[]>> = {
  'no-media': onPages((elements) =>
    elements.flatMap(({ name, attributes }) => {
      const source = attributes.get('src') ?? '';
      if (MEDIA.has(name)) return [`<${name}> plays or embeds something.`];
      return /\.(?:gif|apng|mp[34]|webm|ogg)(?:$|[?#])/iu.test(source)
        ? [`${source} may move or sound.`]
        : [];
    }),
  ),

  'decorative-pictures': onPages((elements) => [
    ...chartProblems(elements),
    ...elements.flatMap((element) => {
      const { name, attributes } = element;
      if (
        name === 'img' &&
        !CHART.test(attributes.get('src') ?? '') &&
        attributes.get('alt') !== ''
      ) {
        return [`The picture ${attributes.get('src') ?? ''} is no decoration: alt is not empty.`];
      }
      if (name === 'svg' && !element.isSilent) {
        return ['A drawing is not hidden from assistive technology.'];
      }
      return (name === 'a' || name === 'button') &&
        element.text.trim() === '' &&
        (attributes.get('aria-label') ?? attributes.get('aria-labelledby') ?? '') === ''
        ? [`A <${name}> has a picture and no name.`]
        : [];
    }),
  ]),

  'no-letters': ({ pages, drawings }) => [
    ...drawings
      // Text that is part of a chart is not an image of text (WCAG 2.2, definition).
      .filter(([file]) => !CHART.test(`/${file}`))
      .filter(([, text]) => /<(?:text|tspan|foreignObject)\b/iu.test(text))
      .map(([file]) => ({ page: file, what: 'The drawing has text in it.' })),
    ...pages.flatMap(({ path, html }) =>
      elementsOf(html)
        .filter(({ name }) => name === 'text' || name === 'foreignobject')
        // Single letters may label directions and axes.
        .filter(({ text }) => text.trim().length > 1)
        .map(({ text }) => ({ page: path, what: `A drawing has the text "${text}" in it.` })),
    ),
  ],

  language: ({ pages, lang }) =>
    pages.flatMap(({ path, html }) =>
      elementsOf(html).some((element) => element.name === 'html' && has(element, 'lang', lang))
        ? []
        : [{ page: path, what: `The page does not say that it is in ${lang}.` }],
    ),

  titles: ({ pages }) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ path, html }) => {
      const elements = elementsOf(html);
      const title = elements.find(({ name }) => name === 'title')?.text.trim() ?? '';
      const headings = elements.filter(({ name }) => /^h[1-3]$/u.test(name));
      const other = seen.get(title);
      seen.set(title, path);
      if (title === '') return [{ page: path, what: 'The page has no title.' }];
      if (other !== undefined) return [{ page: path, what: `Its title is that of ${other}.` }];
      const described = new Set(stems([path, ...headings.map(({ text }) => text)].join(' ')));
      const [own = ''] = title.split(' | ');
      return stems(own).some((stem) => described.has(stem))
        ? []
        : [{ page: path, what: `"${own}" shares no word with a heading or the address.` }];
    });
  },

  'same-frame': ({ pages }) => {
    const [first, ...others] = pages;
    if (first === undefined) return [{ page: '-', what: 'There is no page.' }];
    const frame = frameOf(first.html);
    if (!frame.some((entry) => entry.startsWith('/contact-us '))) {
      return [{ page: first.path, what: 'Nothing in the header or footer leads to the team.' }];
    }
    return others.flatMap(({ path, html }) => {
      const own = frameOf(html);
      const at = frame.findIndex((entry, index) => own[index] !== entry);
      return at === -1 && own.length === frame.length
        ? []
        : [
            {
              page: path,
              what: `Header and footer differ from ${first.path} at "${own[at] ?? ''}".`,
            },
          ];
    });
  },

  listed: ({ pages }) => {
    const sitemap = pages.find(({ path }) => path === '/sitemap');
    const listed = new Set(
      elementsOf(sitemap?.html ?? '')
        .filter(({ name }) => name === 'a')
        .map(({ attributes }) => attributes.get('href')),
    );
    return pages
      .filter(({ path }) => path !== '/no-such-page' && !listed.has(path))
      .map(({ path }) => ({ page: path, what: 'The sitemap page does not list it.' }));
  },

  'label-in-name': onPages((elements) =>
    elements.flatMap(({ name, attributes, text }) => {
      const label = attributes.get('aria-label');
      if (label === undefined || !['a', 'button', 'summary'].includes(name)) return [];
      const seen = spoken(text);
      return spoken(label).includes(seen)
        ? []
        : [`"${text.trim()}" is called "${label}", which does not contain it.`];
    }),
  ),

  'any-orientation': ({ styles, manifest }) => [
    ...styles
      .filter(([, text]) => /[(\s]orientation\s*:/u.test(text))
      .map(([file]) => ({ page: file, what: 'The style sheet asks how the device is held.' })),
    ...(manifest.orientation === undefined || manifest.orientation === 'any'
      ? []
      : [{ page: '-', what: `The app opens in the orientation "${manifest.orientation}" only.` }]),
  ],

  'no-repeated-motion': ({ styles, pages }) =>
    [...styles, ...pages.map(({ path, html }) => [path, inlineStyles(html)] as const)]
      .filter(([, text]) =>
        /animation(?:-iteration-count)?\s*:[^;}]*\binfinite\b|animation-iteration-count\s*:\s*(?!1\s*[;}])/u.test(
          text,
        ),
      )
      .map(([file]) => ({ page: file, what: 'A style repeats an animation.' })),

  'no-login': onPages((elements) =>
    elements.flatMap((element) => {
      if (element.name === 'input' && has(element, 'type', 'password')) {
        return ['A field asks for a password.'];
      }
      const action = element.attributes.get('action') ?? '';
      return element.name !== 'form' || /^(?:|\/search|\/enquiries|\/start)(?:#.*)?$/u.test(action)
        ? []
        : [`There is a form for "${action}".`];
    }),
  ),

  'no-refresh': onPages((elements) => [
    ...elements
      .filter((element) => element.name === 'meta' && has(element, 'http-equiv', 'refresh'))
      .map(() => 'The page reloads or leaves by itself.'),
    ...elements
      .filter((element) => has(element, 'target') && !has(element, 'target', '_self'))
      .map(({ text }) => `"${text.trim()}" opens another window.`),
  ]),

  'section-headings': ({ pages }) =>
    pages.flatMap(({ path, html }) =>
      mainOf(html)
        .split(/<(?:h[1-6]|dt|th|caption|legend|summary)\b/u)
        .map(
          (part) =>
            part
              .replaceAll(/<[^>]*>/gu, ' ')
              .trim()
              .split(/\s+/u).length,
        )
        .filter((words) => words > WORDS_WITHOUT_HEADING)
        .map((words) => ({
          page: path,
          what: `${String(words)} words follow each other without a heading.`,
        })),
    ),

  'reading-level': ({ pages }) =>
    pages.flatMap(({ path, html }) => {
      const grade = readingGrade(elementsOf(mainOf(html)));
      return grade === null || Math.floor(grade) <= HIGHEST_GRADE
        ? []
        : [{ page: path, what: `Its sentences are for readers of grade ${grade.toFixed(1)}.` }];
    }),

  'by-sense-alone': onPages(phrasesOf(BY_SENSE, 'names something by place, shape, or color')),

  'one-language': onPages(phrasesOf(FOREIGN, 'is not English')),

  'same-icons': ({ pages }) => {
    const names = new Map<string, string>();
    return pages.flatMap(({ path, html }) =>
      [...html.matchAll(ICON_ALONE)].flatMap(([, name = '', icon = '']) => {
        // A name may say whose control it is: "BUILD menu".
        const kind = name.replaceAll(/\b[A-Z]{2,} /gu, '');
        const other = names.get(icon) ?? kind;
        names.set(icon, other);
        return other === kind
          ? []
          : [{ page: path, what: `The icon ${icon} is "${name}" here and "${other}" elsewhere.` }];
      }),
    );
  },

  'no-access-keys': onPages((elements) =>
    elements
      .filter((element) => has(element, 'accesskey'))
      .map(({ name }) => `<${name}> has an access key.`),
  ),
};

/** The maximum number of consecutive words without a heading. */
const WORDS_WITHOUT_HEADING = 350;

/** The last year of lower secondary education. */
const HIGHEST_GRADE = 9;

/** The content between header and footer. */
const mainOf = (html: string) => /<main\b.*<\/main>/su.exec(html)?.[0] ?? '';

/** The links and buttons of header and footer, in order, with their targets and labels. */
function frameOf(html: string): string[] {
  const header = /<header\b(?![^>]*<main).*?(?=<main\b)/su.exec(html)?.[0] ?? '';
  const footer = /<\/main>.*$/su.exec(html)?.[0] ?? '';
  return elementsOf(header + footer)
    .filter(({ name }) => name === 'a' || name === 'button')
    .map(
      ({ name, attributes, text }) =>
        `${name === 'a' ? (attributes.get('href') ?? '') : 'button'} ${attributes.get('aria-label') ?? text.trim()}`,
    );
}

const inlineStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, text]) => text).join('\n');
