import { useEffect, useRef, useState } from 'react';
import { color, token } from '#src/design/tokens.css.ts';

export interface LiveChartProps {
  /** The drawing: an SVG file whose shapes name their states and edges. */
  readonly src: string;
  /** Its size in px, reserved before it is loaded; undefined where nothing below it may move. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly label: string;
  /** Ids of the current states. */
  readonly lit: readonly string[];
  /** Transitions just taken, as "source target". */
  readonly taken: readonly string[];
}

/** Current states: yellow for the innermost, a heavy border for their parents; and the edge just taken. */
const LIT = [
  'svg{display:block}',
  '.state[data-lit] .box{stroke-width:4}',
  `.state[data-lit] :is(.box:not(.outer,.region,path),.leaf){fill:${token.action.ground};stroke:#16181D}`,
  `.words[data-lit] text{fill:${token.action.label}}`,
  `.edge[data-lit] .line{stroke:${color.link};stroke-width:3.5}`,
  `.edge[data-lit] .head{fill:${color.link}}`,
  `.label[data-lit] .chip{stroke:${color.link};stroke-width:2.5}`,
].join('');

/**
 * A drawing with its current states marked. It is loaded as a document, because the site's policy blocks
 * strings as markup (Trusted Types), and rendered in a shadow tree to isolate its styles.
 */
export function LiveChart({ src, size, label, lit, taken }: LiveChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<SVGElement | null>(null);

  useEffect(() => {
    const request = new XMLHttpRequest();
    request.open('GET', src);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('load', () => {
      const { current } = host;
      const read = request.responseXML?.documentElement;
      if (current === null || !(read instanceof SVGElement)) return;
      // The page's policy has no hash for a style element (prerender/content/machine-charts.ts).
      const style = read.querySelector('metadata, style');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${style?.textContent ?? ''}${LIT}`);
      style?.remove();
      const svg = document.importNode(read, true);
      svg.setAttribute('aria-hidden', 'true');
      const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(svg);
      setDrawing(svg);
    });
    request.send();
    return () => {
      request.abort();
    };
  }, [src]);

  useEffect(() => {
    if (drawing === null) return;
    const isOn = new Set([...lit, ...taken]);
    for (const shape of drawing.querySelectorAll('[data-state],[data-edge],[data-label]')) {
      const { state, edge, label: of } = (shape as SVGElement).dataset;
      shape.toggleAttribute('data-lit', isOn.has(state ?? edge ?? of ?? ''));
    }
  }, [drawing, lit, taken]);

  return (
    <div
      role="img"
      aria-label={label}
      ref={(element) => {
        host.current = element;
        if (element === null || size === undefined) return;
        element.style.setProperty('inline-size', `${String(size.width)}px`);
        element.style.setProperty('block-size', `${String(size.height)}px`);
      }}
    />
  );
}
