import { createHash } from 'node:crypto';
import { REPRESENTATIVES } from '#src/content/enquiry.ts';
import { NEWSLETTER_CONSENT } from '#src/content/newsletter.ts';
import { THANKS } from './form-page.ts';
import { ENQUIRIES_PATH, HONEYPOT_FIELD } from './protocol.ts';

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

function field(name: string, label: string, attributes: string): string {
  return `<label for="${name}">${label}</label>
<p id="${name}-error" data-enquiry-slot="error:${name}" hidden></p>
<input id="${name}" name="${name}" ${attributes}>`;
}

/** The contact form, with the same fields and slots as the site's page. */
export const PLAIN_FORM_PAGE = plainPage(
  'Connect With Us',
  `<form method="post" action="${ENQUIRIES_PATH}" novalidate>
<div data-enquiry-slot="summary" role="alert" hidden></div>
${field('fullName', 'Full name', 'autocomplete="name"')}
${field('workEmail', 'Work email', 'type="email" autocomplete="email"')}
${field('contactNo', 'Contact number', 'type="tel" autocomplete="tel"')}
${field('hearAboutUs', 'How did you hear about us?', 'autocomplete="off"')}
<label for="representative">Representative (optional)</label>
<p id="representative-error" data-enquiry-slot="error:representative" hidden></p>
<select id="representative" name="representative">
<option value="">No preference</option>
${REPRESENTATIVES.map((team) => `<option value="${team}">${team}</option>`).join('\n')}
</select>
<label for="message">Message (optional)</label>
<p id="message-error" data-enquiry-slot="error:message" hidden></p>
<textarea id="message" name="message" rows="6"></textarea>
<p><input type="checkbox" id="subscribe" name="subscribe" value="true" checked> <label class="inline" for="subscribe">${NEWSLETTER_CONSENT}</label></p>
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
