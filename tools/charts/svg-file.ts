import type { PlacedChart } from './layout.ts';
import { chartStyle, shapesOf } from './shapes.ts';
import type { ChartColors, Shape } from './shapes.ts';

const MARGIN = 12;

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function written({ tag, attributes, content }: Shape): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(written).join('');
  return inner === '' ? `<${tag}${list}/>` : `<${tag}${list}>${inner}</${tag}>`;
}

export interface SvgFileOptions {
  readonly title: string;
  readonly description: string;
  readonly colors: ChartColors;
}

/**
 * A chart as a standalone SVG file: no scripts, no fonts, no URL except the SVG namespace. Its shapes
 * identify their state or edge (`data-state`, `data-edge`, `data-label`), so that a page can highlight
 * them.
 */
export function toSvgFile(
  chart: PlacedChart,
  { title, description, colors }: SvgFileOptions,
): string {
  const width = Math.ceil(chart.width + 2 * MARGIN);
  const height = Math.ceil(chart.height + 2 * MARGIN);
  const style = chartStyle(colors, {
    display: "'Bricolage Grotesque','Helvetica Neue',Arial,'Liberation Sans',sans-serif",
    text: "Figtree,'Helvetica Neue',Arial,'Liberation Sans',sans-serif",
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="${String(-MARGIN)} ${String(-MARGIN)} ${String(width)} ${String(height)}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeXml(title)}</title><desc id="description">${escapeXml(description)}</desc>`,
    `<style>${style}</style>`,
    `<rect x="${String(-MARGIN)}" y="${String(-MARGIN)}" width="100%" height="100%" fill="${colors.background}"/>`,
    ...shapesOf(chart).map(written),
    '</svg>\n',
  ].join('\n');
}
