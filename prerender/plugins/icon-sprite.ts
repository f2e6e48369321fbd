import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ICON_NAMES, RARE_ICONS } from '#src/content/schema/icon-names.ts';
import { contentHash } from '../digest.ts';
import { PROFILE_MARKS } from './profile-marks.ts';

/** Plain glyphs: duotone would fill the space between their strokes. */
const GLYPHS: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'caret-down',
  'check',
  'list',
  'x',
]);

/**
 * Decimals of the coordinates. The set is drawn on a grid of 256; at the largest size on the site, 2rem, a
 * tenth of a step is a hundredth of a pixel. With fewer, strokes that are neither vertical nor horizontal
 * become uneven.
 */
const DECIMALS = 1;

const COMMON = 'icons';
const SPRITE_ID = 'virtual:hause/sprite';
const require = createRequire(import.meta.url);

/** With as few bytes as visitors shall get. Loaded only when the bundles are built. */
async function optimized(source: string): Promise<string> {
  const { optimize } = await import('svgo');
  return optimize(source, { multipass: true, floatPrecision: DECIMALS }).data;
}

/**
 * One file with icons, as `<symbol>`s: Phosphor's duotone set (bold for plain glyphs).
 * @param more symbols of another kind, which follow
 * @param isDraft for the development server: not optimized, which takes a second
 * @throws Error with the name of an icon that the set does not have
 */
export async function drawSprite(
  names: readonly string[],
  isDraft = false,
  more = '',
): Promise<string> {
  const set = path.resolve(path.dirname(require.resolve('@phosphor-icons/core')), '..');
  const symbols = await Promise.all(
    names.map(async (name) => {
      const weight = GLYPHS.has(name) ? 'bold' : 'duotone';
      const file = path.join(set, 'assets', weight, `${name}-${weight}.svg`);
      const source = await readFile(file, 'utf8').catch(() => {
        throw new Error(
          `src/content/schema/icon-names.ts: "${name}" is not an icon of Phosphor's duotone set. Look the name up at phosphoricons.com.`,
        );
      });
      const svg = isDraft ? source : await optimized(source);
      const inner = svg.replace(/^<svg[^>]*>/u, '').replace(/<\/svg>$/u, '');
      return `<symbol id="${name}" viewBox="0 0 256 256" fill="currentColor">${inner}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${more}</svg>`;
}

const profileId = (name: string) => `profile-${name}`;

const profileSymbols = Object.entries(PROFILE_MARKS)
  .map(
    ([name, outline]) =>
      `<symbol id="${profileId(name)}" viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd"><path d="${outline}"/></symbol>`,
  )
  .join('');

async function spriteOf(name: string, icons: readonly string[], isDraft: boolean) {
  // Every page has the marks of the profiles.
  const svg = await drawSprite(icons, isDraft, name === COMMON ? profileSymbols : '');
  const hash = contentHash(svg).slice(0, 8);
  return { svg, url: `/assets/${name}-${hash}.svg` };
}

/** The icons that pages have in common, and those that few pages show. */
export const COMMON_ICONS = ICON_NAMES.filter((name) => !RARE_ICONS.includes(name));

/** Emits the sprites into the build; `virtual:hause/sprite` gives views the location of each icon. */
export function iconSprite(): Plugin {
  let isDraft = false;
  const make = () =>
    Promise.all([
      spriteOf(COMMON, COMMON_ICONS, isDraft),
      spriteOf('icons-more', RARE_ICONS, isDraft),
    ]);
  let sprites: ReturnType<typeof make> | undefined;
  const get = () => (sprites ??= make());
  return {
    name: 'hause:icon-sprite',
    configResolved({ command }) {
      isDraft = command === 'serve';
    },
    resolveId: (id) => (id === SPRITE_ID ? `\0${SPRITE_ID}` : null),
    async load(id) {
      if (id !== `\0${SPRITE_ID}`) return null;
      const [common, rare] = await get();
      return [
        `const rare = ${JSON.stringify(RARE_ICONS.join(' '))}.split(' ');`,
        `const urlOf = (name) => (rare.includes(name) ? ${JSON.stringify(rare.url)} : ${JSON.stringify(common.url)});`,
        'export const iconHref = (name) => `${urlOf(name)}#${name}`;',
        `export const profileHref = (name) => ${JSON.stringify(`${common.url}#${profileId('')}`)} + name;`,
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const sprite = (await get()).find(({ url }) => url === request.url);
        if (sprite === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite.svg);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { svg, url } of await get()) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: svg });
      }
    },
  };
}
