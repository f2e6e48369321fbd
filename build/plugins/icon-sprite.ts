import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '#src/content/schema/icon-names.ts';

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
 * Decimals of the coordinates. The set is drawn on a grid of 256; at the largest size on the site, 2rem, a step of
 * it is an eighth of a pixel. Without decimals the file is 42% smaller on the wire, and every first view has it.
 */
const DECIMALS = 0;

const SPRITE_ID = 'virtual:hause/sprite';
const require = createRequire(import.meta.url);

/**
 * One file with every icon the site uses, as `<symbol>`s: Phosphor's duotone set (bold for plain
 * glyphs), optimized by SVGO.
 * @throws Error with the name of an icon that the set does not have
 */
export async function drawSprite(names: readonly string[] = ICON_NAMES): Promise<string> {
  const set = path.resolve(path.dirname(require.resolve('@phosphor-icons/core')), '..');
  // Loaded only when the bundles are built.
  const { optimize } = await import('svgo');
  const symbols = await Promise.all(
    names.map(async (name) => {
      const weight = GLYPHS.has(name) ? 'bold' : 'duotone';
      const file = path.join(set, 'assets', weight, `${name}-${weight}.svg`);
      const source = await readFile(file, 'utf8').catch(() => {
        throw new Error(
          `src/content/schema/icon-names.ts: "${name}" is not an icon of Phosphor's duotone set. Look the name up at phosphoricons.com.`,
        );
      });
      const { data } = optimize(source, { multipass: true, floatPrecision: DECIMALS });
      const inner = data.replace(/^<svg[^>]*>/u, '').replace(/<\/svg>$/u, '');
      return `<symbol id="${name}" viewBox="0 0 256 256" fill="currentColor">${inner}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Emits the sprite into the build and exposes its URL to views through `virtual:hause/sprite`. */
export function iconSprite(): Plugin {
  let sprite: Promise<{ readonly svg: string; readonly url: string }> | undefined;
  const get = () =>
    (sprite ??= drawSprite().then((svg) => ({
      svg,
      url: `/assets/icons-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`,
    })));
  return {
    name: 'hause:icon-sprite',
    resolveId: (id) => (id === SPRITE_ID ? `\0${SPRITE_ID}` : null),
    async load(id) {
      if (id !== `\0${SPRITE_ID}`) return null;
      return `export const spriteUrl = ${JSON.stringify((await get()).url)};`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { svg, url } = await get();
        if (request.url !== url) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { svg, url } = await get();
      this.emitFile({ type: 'asset', fileName: url.slice(1), source: svg });
    },
  };
}
