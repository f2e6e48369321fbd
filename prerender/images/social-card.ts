import { drawPicture } from '#src/art/index.ts';
import { drawLogo } from '#src/art/logo.ts';
import type { PictureSpec } from '#src/art/index.ts';
import { portraitOf } from '#src/components/house/portrait.ts';
import { firstChoice, lineOf } from '#src/components/house/sentence.ts';
import type { Layout } from '#src/content/schema/pages.ts';
import type { PageOf, PagePayload, ResolvedPage } from '#src/content/schema/resolved.ts';
import { storyLabel } from '#src/content/schema/story-label.ts';
import { linePalettes, shared } from '#src/design/palette.ts';
import type { LineName } from '#src/design/palette.ts';
import type { LoadedSite } from '../content/load-site.ts';
import type { MakeFile } from '../output.ts';
import { loadFace } from './word-outlines.ts';
import type { Face } from './word-outlines.ts';

const CARD = { width: 1200, height: 630 } as const;

/** The text area: the left 60% of the picture is bare ink (src/art/picture-spec.ts). */
const LEFT = 64;
const FOOT = 566;
const TITLE = {
  width: 652,
  height: 340,
  /** In px, largest first; a line is as high as its letters. */
  sizes: [136, 120, 108, 100, 94, 88, 82, 76, 70, 66, 62, 58, 54, 50, 46, 42],
  tracking: -0.035,
  maxLines: 4,
} as const;
/** Where the house is on the home page's card, which has no other picture. */
const HOUSE = [672, 30, 540, 600] as const;
const TAG = { size: 23, tracking: 0.06, height: 48, corner: 24 } as const;

/** What a page's card shows when the page has no drawn picture of its own, focal motif first. */
const FALLBACK: Readonly<Partial<Record<Layout, PictureSpec['motifs']>>> = {
  contact: ['speech', 'people', 'bell'],
  demo: ['cube', 'play', 'screen'],
  offline: ['book', 'tick', 'screen'],
  machines: ['gear', 'path', 'play'],
  search: ['lens', 'page'],
  start: ['people', 'book', 'cap'],
  sitemap: ['path', 'compass', 'page'],
  'not-found': ['lens', 'path'],
};
/** On the pages of other layouts, which have one unless their hero is a photograph. */
const BESIDE_PHOTOGRAPH: PictureSpec['motifs'] = ['page', 'pencil'];

/** The house of the first choice. */
interface HousePicture {
  readonly line: LineName;
  readonly svg: string;
}

/** The title that a page's card shows. */
export function cardTitle(page: ResolvedPage): string {
  if (page.layout === 'not-found') return page.name;
  return 'hero' in page ? page.hero.title : page.title;
}

/**
 * All text and pictures of a page's card, taken from the page's content: its title, in capitals the section that it
 * belongs to, the owner, and the picture.
 */
export const cardOf = (payload: PagePayload, loaded: LoadedSite) => ({
  title: cardTitle(payload.page),
  tag: tagOf(payload, loaded.site.tagline),
  name: loaded.site.name,
  picture: pictureOf(payload, loaded),
});

function pictureOf(
  { page, path }: PagePayload,
  { heroes, pictures }: LoadedSite,
): PictureSpec | HousePicture {
  if (page.layout === 'home') return houseOf(page, pictures);
  const motifs = FALLBACK[page.layout] ?? BESIDE_PHOTOGRAPH;
  const own = { motifs, line: page.line, seed: path };
  return { ...(heroes.get(path) ?? own), format: 'social' };
}

/**
 * Draws a share card as an SVG document of 1200 by 630 px: the page's motifs in its line's colors, its
 * title as outlines, its section, and its owner (docs/specification.md, 10.2).
 * @throws RangeError when the title is too long or has a letter that the display face lacks
 */
function drawCard({ title, tag, name, picture }: ReturnType<typeof cardOf>, face: Face): string {
  const palette = linePalettes[picture.line];
  const { size, lines } = fitTitle(title, face);
  const baseline = (index: number) => FOOT - (lines.length - 1 - index) * size;
  const outlines = lines.map((line, index) =>
    face.outline(line, { size, tracking: TITLE.tracking, x: LEFT, y: baseline(index) }),
  );
  // A capital is 0.7 em high.
  const tagFoot = baseline(0) - size * 0.7 - 36;
  const [width, height] = [String(CARD.width), String(CARD.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...('svg' in picture
      ? [path(palette.ink, `M0 0h${width}v${height}H0z`), nested(picture.svg, ...HOUSE)]
      : [nested(drawPicture(picture), 0, 0, CARD.width, CARD.height)]),
    nested(drawLogo({ variant: 'color', size: 72 }), LEFT, 56, 72, 72),
    path(shared.paper, face.outline(name, { size: 46, tracking: -0.02, x: LEFT + 90, y: 108 })),
    tagTile(tag, tagFoot, palette, face),
    path(shared.paper, outlines.join('')),
    '</svg>\n',
  ].join('');
}

/**
 * Breaks a title into lines at the largest size that fits, with the lines as even as possible.
 * @throws RangeError when it fits at none of the sizes
 */
function fitTitle(title: string, face: Face) {
  const { sizes, tracking, maxLines, width, height } = TITLE;
  const widthOf = (line: string) => face.width(line, { size: 1, tracking });
  const words = title.split(' ');
  const ways = Array.from({ length: maxLines }, (_, more) =>
    breaksOf(words, more + 1)
      .map((lines) => ({ lines, widest: Math.max(...lines.map(widthOf)) }))
      .toSorted((one, other) => one.widest - other.widest),
  ).flatMap(([narrowest]) => narrowest ?? []);
  for (const size of sizes) {
    const fitting = ways.find(
      ({ lines, widest }) => widest * size <= width && lines.length * size <= height,
    );
    if (fitting !== undefined) return { size, lines: fitting.lines };
  }
  throw new RangeError(
    `"${title}" is too long: at ${String(sizes.at(-1))} px it needs more than ${String(maxLines)} lines. Shorten it.`,
  );
}

/** Every way to break words into so many lines, those with more words in earlier lines first. */
const breaksOf = (words: readonly string[], lines: number): string[][] =>
  lines === 1
    ? [[words.join(' ')]]
    : words.slice(1).flatMap((_, at) => {
        const first = words.slice(0, -1 - at).join(' ');
        return breaksOf(words.slice(-1 - at), lines - 1).map((rest) => [first, ...rest]);
      });

/** A tile of the line's light accent with the family's round corner, its words in ink. */
function tagTile(
  words: string,
  foot: number,
  colors: { accentB: string; ink: string },
  face: Face,
) {
  const { size, tracking, height, corner } = TAG;
  const width = Math.round(face.width(words, { size, tracking }) + 18 + 28);
  const top = Math.round(foot - height);
  const ground = `M${String(LEFT)} ${String(top)}h${String(width - corner)}a${String(corner)} ${String(corner)} 0 0 1 ${String(corner)} ${String(corner)}v${String(height - corner)}h${String(-width)}z`;
  return (
    path(colors.accentB, ground) +
    path(colors.ink, face.outline(words, { size, tracking, x: LEFT + 18, y: top + 32 }))
  );
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** One SVG document inside another. */
function nested(svg: string, x: number, y: number, width: number, height: number): string {
  const place = `<svg x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}"`;
  return svg.trim().replace(/^<svg xmlns="[^"]*" width="[^"]*" height="[^"]*"/u, place);
}

function houseOf({ house }: PageOf<'home'>, pictures: LoadedSite['pictures']): HousePicture {
  const choice = firstChoice(house);
  const line = lineOf(house, choice.field);
  const palette = linePalettes[line];
  const values: Readonly<Record<string, string>> = {
    '--ink-ground': palette.ink,
    '--ink-ground2': palette.ink2,
    '--ink-accent-a': palette.accentA,
    '--ink-accent-b': palette.accentB,
    '--paper': shared.paper,
    '--action-ground': shared.yellow,
  };
  const parts = pictures.get(house.drawing) ?? '';
  return { line, svg: portraitOf(parts, choice, (name) => values[name] ?? '') };
}

/** The offering line, plus the kind for articles and the like; for other pages, what the company does. */
function tagOf({ page }: PagePayload, tagline: string): string {
  const line = page.line.toUpperCase();
  switch (page.layout) {
    case 'service':
    case 'offering':
    case 'audience':
    case 'k-12':
      return line;
    case 'case-study':
      return `${line} · ${storyLabel(page).toUpperCase()}`;
    case 'article':
      return `DISCOVER · ${storyLabel(page).toUpperCase()}`;
    case 'collection':
      return `DISCOVER · ${page.name.toUpperCase()}`;
    default:
      return tagline.toUpperCase();
  }
}

/**
 * The share card of every page: path without the leading slash → PNG of 1200 by 630 px with a
 * palette of 64 colors. Making one throws a RangeError when its words cannot be drawn (cardProblems).
 */
export function socialCards(site: LoadedSite): Map<string, MakeFile> {
  let face: Promise<Face> | undefined;
  return new Map(
    [...site.pages.values()].map((payload) => [
      payload.socialImage.slice(1),
      async () => encode(drawCard(cardOf(payload, site), await (face ??= loadFace()))),
    ]),
  );
}

/**
 * A sentence for each page whose share card cannot be drawn, found without drawing any. What several
 * cards have in common (the company's name, the section) is reported once.
 */
export async function cardProblems(site: LoadedSite): Promise<string[]> {
  const face = await loadFace();
  const problems = new Map<string, string>();
  for (const payload of site.pages.values()) {
    const { title, tag, name } = cardOf(payload, site);
    try {
      fitTitle(title, face);
      for (const words of [tag, name]) face.width(words, { size: TAG.size });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (!problems.has(error.message)) problems.set(error.message, payload.path);
    }
  }
  return [...problems].map(([problem, at]) => `${at}, its share card: ${problem}`);
}

/**
 * Flat colors and antialiased edges need no more than 64 colors, and dithering would be visible.
 */
async function encode(svg: string): Promise<Buffer> {
  // Loaded only when something has to be drawn.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 64, dither: 0, effort: 2 })
    .toBuffer();
}
