/**
 * Makes the page the one that it is without scripts: shows everything that widgets hide, and hides controls that
 * work only with scripts. The scripts may be lost before the style sheets have arrived.
 */
export function bePlain(): void {
  if (document.readyState === 'complete') restyle();
  else addEventListener('load', restyle);
}

function restyle(): void {
  for (const sheet of document.styleSheets) {
    try {
      turn(sheet.cssRules);
    } catch {
      // The style sheet failed to load: it has no readable rules.
    }
  }
}

function turn(rules: CSSRuleList): void {
  for (const { media, cssRules } of rules as Iterable<Partial<CSSMediaRule>>) {
    if (media !== undefined) {
      media.mediaText = media.mediaText
        .replace('(scripting: none)', '(min-width: 0)')
        .replace('(scripting: enabled)', '(max-width: 0)');
    }
    if (cssRules !== undefined) turn(cssRules);
  }
}
