import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { fillConfirmationPage, fillFormPage } from './form-page.ts';
import { PLAIN_FORM_PAGE } from './plain-page.ts';

/** A page as the site builds it: hidden slots, a hashed inline script, a picture with a title. */
const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Contact Hause</title>
<script>document.documentElement.dataset.theme = a < b && "dark";</script>
<link rel="modulepreload" href="/assets/a.js"><meta name="hause-modules" content="/assets/a.js"><script type="module" src="/assets/a.js"></script>
<script type="application/ld+json">{"name":"Hause & Co"}</script></head><body>
<svg><title>Logo</title></svg>
<form role="search"><input name="q"></form>
<form method="post" action="/enquiries">
<div class="s1" data-enquiry-slot="summary" role="alert" tabindex="-1" hidden><h2>There is a problem</h2><ul class="s2" data-enquiry-slot="summary-list"></ul></div>
<input id="name" name="fullName" aria-describedby="hint" value="">
<p id="name-error" class="s3" data-enquiry-slot="error:fullName" hidden></p>
<input id="mail" name="workEmail">
<select name="representative"><option value="" selected>Any</option><option>Higher education</option></select>
<textarea name="message"></textarea>
<input type="checkbox" name="subscribe" checked>
</form></body></html>`;

const filled = fillFormPage(PAGE, {
  values: {
    fullName: 'A',
    workEmail: '"quoted" <b>&amp;',
    representative: 'Higher education',
    message: '\n</textarea><script>alert(1)</script>',
    subscribe: false,
  },
  errors: { fullName: 'Name must be at least 2 characters', workEmail: 'Please enter <it>' },
});

it('shows the submitted values, always escaped as text', () => {
  expect(filled).toContain('value="A"');
  expect(filled).toContain('value="&quot;quoted&quot; &lt;b&gt;&amp;amp;"');
  expect(filled).toContain('<option value="">Any</option><option selected="">Higher education');
  expect(filled).toContain('<textarea name="message">\n\n&lt;/textarea&gt;&lt;script&gt;');
  expect(filled).toContain('<input type="checkbox" name="subscribe">');
});

it('shows each message at its field, in the page’s own slot or in one it creates', () => {
  expect(filled).toContain(
    '<p class="s3" data-enquiry-slot="error:fullName" id="name-error">Name must be at least 2 characters</p>',
  );
  expect(filled).toMatch(
    /name="fullName"[^>]*aria-invalid="true" aria-describedby="hint name-error"/u,
  );
  expect(filled).toMatch(
    /<p [^>]*id="workEmail-error"[^>]*>Please enter &lt;it&gt;<\/p><input id="mail"/u,
  );
});

it('lists the errors in the summary as links to the fields, and prefixes the title', () => {
  expect(filled).toContain(
    '<h2>There is a problem</h2><ul class="s2" data-enquiry-slot="summary-list"><li><a href="#name">Name must be at least 2 characters</a></li><li><a href="#mail">Please enter &lt;it&gt;</a></li></ul>',
  );
  expect(filled).toMatch(
    /<div class="s1" data-enquiry-slot="summary" role="alert" tabindex="-1">/u,
  );
  expect(filled).toContain('<title>Error: Contact Hause</title>');
  expect(filled).toContain('<svg><title>Logo</title></svg>');
});

it('removes external scripts and leaves hashed inline ones unchanged, byte for byte', () => {
  expect(filled).not.toContain('/assets/a.js');
  expect(filled).toContain(
    '<script>document.documentElement.dataset.theme = a < b && "dark";</script>',
  );
  expect(filled).toContain('<script type="application/ld+json">{"name":"Hause & Co"}</script>');
});

it('shows a problem with the enquiry as a whole', () => {
  const page = fillFormPage(PLAIN_FORM_PAGE, {
    values: {},
    errors: {},
    notice: 'Come back later.',
  });
  expect(page).toContain('<h2>There is a problem</h2><ul><li>Come back later.</li></ul>');
});

it('can fill in its own output, so that a second mistake is shown too', () => {
  const again = fillFormPage(filled, { values: { fullName: 'Ada' }, errors: {}, notice: 'Again.' });
  expect(again).toContain('value="Ada"');
  expect(again.match(/There is a problem/gu)).toHaveLength(1);
});

it('rejects a page without the form, and names what is missing', () => {
  expect(() => fillFormPage('<form><input name="q"></form>', { values: {}, errors: {} })).toThrow(
    'no form with a field named fullName',
  );
});

it('has a plain fallback page that parses without errors', () => {
  const errors: string[] = [];
  parse(PLAIN_FORM_PAGE, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
});

const WITH_CONFIRMATION = PAGE.replace(
  '<form method="post"',
  `<header data-enquiry-slot="opening"><h2>Send us a message</h2></header>
<section data-enquiry-slot="confirmation" hidden><h2 tabindex="-1">We have your message</h2>
<div data-enquiry-slot="receipt-row" hidden><code data-enquiry-slot="receipt"></code><button data-enquiry-slot="copy">Copy receipt</button></div>
<button type="button" class="b" data-enquiry-slot="another">Send another message</button></section>
<form method="post"`,
);

it('says that a field is required only when it was left empty', () => {
  const page = PAGE.replace(
    '<p id="name-error"',
    '<span id="name-missing" data-enquiry-slot="missing:fullName" hidden>This field is required.</span><p id="name-error"',
  );
  const errors = { fullName: 'Name must be at least 2 characters' };
  const empty = fillFormPage(page, { values: { fullName: ' ' }, errors });
  expect(empty).toContain('<span id="name-missing" data-enquiry-slot="missing:fullName">');
  expect(empty).toContain('aria-describedby="hint name-missing name-error"');
  const short = fillFormPage(page, { values: { fullName: 'A' }, errors });
  expect(short).toContain('data-enquiry-slot="missing:fullName" hidden');
  expect(short).toContain('aria-describedby="hint name-error"');
});

it('replaces the form with the confirmation and its receipt', () => {
  const page = fillConfirmationPage(WITH_CONFIRMATION, 'R-<1>', 'https://hause.example/contact-us');
  expect(page).toContain('<title>Sent: Contact Hause</title>');
  expect(page).toContain('<section data-enquiry-slot="confirmation"><h2 tabindex="-1">');
  expect(page).toContain(
    '<div data-enquiry-slot="receipt-row"><code data-enquiry-slot="receipt">R-&lt;1&gt;</code></div>',
  );
  expect(page).toContain(
    '<a class="b" data-enquiry-slot="another" href="https://hause.example/contact-us">Send another message</a>',
  );
  expect(page).toContain("</h2>\n<p>Thank you for your message. We'll get back to you soon!</p>");
  expect(page).toContain('<form role="search">');
  for (const gone of [
    'fullName',
    'Send us a message',
    'There is a problem',
    'Copy receipt',
    'src=',
  ]) {
    expect(page).not.toContain(gone);
  }
});

it('rejects a page that has no slot for the confirmation', () => {
  expect(() => fillConfirmationPage(PAGE, 'R-1', '/contact-us')).toThrow(
    'The contact page has no slots "confirmation" and "receipt"',
  );
});
