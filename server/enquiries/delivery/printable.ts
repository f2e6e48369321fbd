/**
 * Makes untrusted text safe to show to the team. Letters of every script, emoji and the joiners
 * they need are unchanged.
 */

/** Characters that reorder the text around them (https://trojansource.codes), and line separators. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** Control characters other than a line break and a tab, and invisible tags. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u{e0000}-\u{e007f}\ufeff\ufff9-\ufffb]/gu;

/** Multi-line text; deceptive characters become U+FFFD. */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(REORDERING, '\ufffd')
    .replace(CONTROLS, '\ufffd');
}

/** Single-line text, for a header or a heading. */
export function printableLine(text: string): string {
  return printableText(text)
    .replace(/[\n\t\u200e\u200f\u061c]+/gu, ' ')
    .trim();
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
