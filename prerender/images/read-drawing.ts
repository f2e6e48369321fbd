import type { Drawing, Shape } from '#src/content/schema/resolved.ts';

const PATH = /<path fill="([^"]+)"((?: [a-z-]+="[^"]*")*) d="([^"]+)"\/>/gu;

/**
 * Converts a picture from the art generator into data that a view can draw without parsing markup:
 * the site's Trusted Types policy allows no HTML from strings in the browser.
 * @throws Error when the generator draws something other than filled paths
 */
export function readDrawing(svg: string): Drawing {
  const viewBox = / viewBox="([^"]+)"/u.exec(svg)?.[1];
  const shapes = [...svg.matchAll(PATH)].map(
    ([, fill = '', attributes = '', outline = '']): Shape => [
      fill,
      outline,
      attributes.includes('crispEdges') ? 1 : 0,
    ],
  );
  const elements = svg.match(/<[a-z]/gu)?.length ?? 0;
  if (viewBox === undefined || shapes.length + 1 !== elements) {
    throw new Error(
      `A drawing of ${String(elements - 1)} elements was read as ${String(shapes.length)} paths: read-drawing.ts only supports the output of src/art/svg.ts.`,
    );
  }
  return { viewBox, shapes };
}
