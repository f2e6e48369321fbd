import { createHash } from 'node:crypto';
import {
  ENQUIRY_FIELDS,
  factsOf,
  HONEYPOT_FIELD,
  type EnquiryField,
} from '#src/content/enquiry-fields.ts';
import { escapeHtml } from './delivery/printable.ts';
import { THANKS } from './form-page.ts';
import { ENQUIRIES_PATH } from './protocol.ts';

/**
 * Fallback pages for a receiver that runs without the site's pages: a visitor without JavaScript
 * must still see what went wrong, along with everything they entered.
 */

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{max-width:36rem;margin:2rem auto;padding:0 1rem}
label,legend{display:block;font-weight:600;margin-top:1.25rem}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;font:inherit}
input[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle}
label.inline{display:inline;font-weight:400}
[data-enquiry-slot]{font-weight:600;color:light-dark(#a1121a,#ffb3ad)}
button{margin-top:1.5rem;min-height:2.75rem;padding:0 2rem;font:inherit;font-weight:600}
.away{position:absolute;left:-999rem}`;

/** The hash of the inline style of these pages, for the Content-Security-Policy. */
export const PLAIN_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** One of the receiver's own pages. Both arguments are HTML. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

function fieldOf(name: EnquiryField): string {
  const { control, label, type = 'text', autoComplete, options = [], none, least } = factsOf(name);
  const error = `<p id="${name}-error" data-enquiry-slot="error:${name}" hidden=""></p>`;
  const names = `id="${name}" name="${name}"`;
  if (control === 'checkbox') {
    return `<p><input type="checkbox" ${names} value="true" checked=""> <label class="inline" for="${name}">${escapeHtml(label)}</label></p>${error}`;
  }
  const title = `${escapeHtml(label)}${least === undefined ? ' (optional)' : ''}`;
  const choices = [['', none ?? ''], ...options.map((option) => [option, option])];
  const controls = {
    text: `<input ${names} type="${type}" autocomplete="${autoComplete ?? 'off'}">`,
    textarea: `<textarea ${names} rows="6"></textarea>`,
    select: `<select ${names}>${choices.map(([value = '', text = '']) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`).join('')}</select>`,
  };
  return `<label for="${name}">${title}</label>\n${error}\n${controls[control]}`;
}

/** The contact form, with the same fields and slots as the site's page. */
export const PLAIN_FORM_PAGE = plainPage(
  'Connect With Us',
  `<form method="post" action="${ENQUIRIES_PATH}" novalidate>
<div data-enquiry-slot="summary" role="alert" hidden=""><h2>There is a problem</h2><ul data-enquiry-slot="summary-list"></ul></div>
${ENQUIRY_FIELDS.map(fieldOf).join('\n')}
<p class="away" aria-hidden="true"><label for="${HONEYPOT_FIELD}">Leave this empty</label><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></p>
<button type="submit">SUBMIT</button>
</form>`,
);

/** The confirmation, for a site without a contact page (docs/specification.md, 2.6). */
export const plainThanksPage = (receipt: string, contactPath: string): string =>
  plainPage(
    'Success!',
    `<p>${THANKS}</p>
<p>Receipt: <code>${receipt}</code></p>
<p><a href="${contactPath}">Send another message</a></p>`,
  );
