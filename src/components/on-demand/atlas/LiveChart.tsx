import { useEffect, useRef, useState } from 'react';
import { LIT } from './lit.ts';

export interface LiveChartProps {
  /** The drawing: an SVG file whose shapes name their states and edges. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Ids of the current states. */
  readonly lit: readonly string[];
  /** Transitions just taken, as "source target". */
  readonly taken: readonly string[];
}

/**
 * A drawing with its current states marked. It is loaded as a document, because the site's policy blocks
 * strings as markup (Trusted Types), and rendered in a shadow tree to isolate its styles.
 */
export function LiveChart({ src, width, height, label, lit, taken }: LiveChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<SVGElement | null>(null);

  useEffect(() => {
    const request = new XMLHttpRequest();
    request.open('GET', src.replace('.svg', '.live.svg'));
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('load', () => {
      const { current } = host;
      const read = request.responseXML?.documentElement;
      if (current === null || !(read instanceof SVGElement)) return;
      // The page's policy has no hash for a style element (build/site/machine-charts.ts).
      const style = read.querySelector('metadata');
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
        // Reserves its space before it is loaded.
        element?.style.setProperty('inline-size', `${String(width)}px`);
        element?.style.setProperty('block-size', `${String(height)}px`);
      }}
    />
  );
}
