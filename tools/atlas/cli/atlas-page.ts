import type { AnyStateMachine } from 'xstate';
import { chartOf, initialContext } from '../chart/chart-model.ts';
import { layoutChart } from '../chart/layout.ts';
import { chartStyle } from '../chart/shapes.ts';
import type { ChartColors } from '../chart/shapes.ts';
import { toSvgFile } from '../chart/svg-file.ts';
import type { FoundMachine } from './find-machines.ts';

/** Each color for the light and the dark scheme. */
const both = (light: string, dark: string) => `light-dark(${light},${dark})`;
const COLORS: ChartColors = {
  background: both('#FFFDF8', '#16181D'),
  surface: both('#F3F0E7', '#22252C'),
  text: both('#16181D', '#FFFDF8'),
  muted: both('#5A5E68', '#B9BCC4'),
  line: both('#D9D6CC', '#3A3E48'),
  timed: both('#B3261E', '#FFB1A8'),
  edge: both('#16181D', '#D9D6CC'),
};

const FONT = 'system-ui,sans-serif';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A machine may not be able to create its context without input; then its delays have no durations. */
function contextIfAny(machine: AnyStateMachine, input: unknown): unknown {
  try {
    return initialContext(machine, input);
  } catch {
    return undefined;
  }
}

/**
 * All machines as charts in one HTML document: no scripts, no fonts, no URLs, so it needs no network.
 * @param title the project's name
 */
export async function atlasPage(title: string, machines: readonly FoundMachine[]): Promise<string> {
  const links: string[] = [];
  const sections: string[] = [];
  for (const [index, { name, file, machine }] of machines.entries()) {
    const id = `machine-${String(index + 1)}`;
    const chart = await layoutChart(chartOf(machine, undefined, contextIfAny));
    const svg = toSvgFile(chart, { title: name, description: file, colors: COLORS })
      // The document has one style element for all drawings, and labels each with its heading.
      .replace(/<style>.*?<\/style>/su, '')
      .replace('aria-labelledby="title description"', `aria-labelledby="${id}-name"`)
      .replace(/<title.*?<\/desc>/su, '');
    links.push(`<li><a href="#${id}">${escapeHtml(name)}</a></li>`);
    sections.push(
      `<section id="${id}"><h2 id="${id}-name">${escapeHtml(name)}</h2><p>${escapeHtml(file)}</p><div tabindex="0" role="group" aria-label="Statechart of ${escapeHtml(name)}">${svg}</div></section>`,
    );
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Machines of ${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;background:${COLORS.background};color:${COLORS.text}}
body{margin:0 auto;max-width:80rem;padding:1rem}
a{color:inherit}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1rem;padding:0;list-style:none}
nav a{display:inline-block;min-height:2.75rem;line-height:2.75rem}
section{margin-block:3rem}
section p{color:${COLORS.muted};overflow-wrap:anywhere}
${chartStyle(COLORS, { display: FONT, text: FONT }, 'svg ')}
section div{overflow-x:auto;border:1px solid ${COLORS.line}}
</style>
</head>
<body>
<h1>Machines of ${escapeHtml(title)}</h1>
<nav aria-label="Machines"><ul>${links.join('')}</ul></nav>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}
