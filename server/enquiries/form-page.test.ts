import { expect, it } from 'vitest';
import { fillConfirmationPage, fillFormPage } from './form-page.ts';
import { PLAIN_FORM_PAGE } from './plain-page.ts';

/** A page as the site builds it: hidden slots, a hashed inline script, a picture with a title. */
const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Contact Hause</title>
<script>document.documentElement.dataset.theme = a < b && "dark";</script>
<link rel="modulepreload" href="/assets/a.js"/><meta name="hause-modules" content="/assets/a.js"/><script type="module" src="/assets/a.js"></script>
<script type="application/ld+json">{"name":"Hause & Co"}</script></head><body>
<svg><title>Logo</title></svg>
<form role="search"><input name="q"/></form>
<header data-enquiry-slot="opening"><p>Write to us</p></header>
<section class="s1" data-enquiry-slot="summary" tabindex="-1" hidden=""><h2>There is a problem</h2><ul class="s2" data-enquiry-slot="summary-list"></ul></section>
<form method="post" action="/enquiries"><div><div>
<input id="name" aria-describedby="hint" value="" name="fullName"/>
<p id="name-error" class="s3" data-enquiry-slot="error:fullName" hidden=""></p></div></div>
<input id="mail" name="workEmail"/><p id="mail-error" data-enquiry-slot="error:workEmail" hidden=""></p>
<input id="tel" name="contactNo"/><input id="heard" name="hearAboutUs"/>
<select name="representative"><option value="" selected="">Any</option><option value="Higher education">Higher education</option></select>
<textarea name="message"></textarea>
<input type="checkbox" name="subscribe" checked="" value="true"/>
</form>
<div class="c" data-enquiry-slot="confirmation" hidden=""><h2>Success!</h2><div class="r" data-enquiry-slot="receipt-row" hidden=""><p><code class="k" data-enquiry-slot="receipt"></code></p><button type="button" class="b" data-enquiry-slot="copy">Copy</button></div><ol><li>Next</li></ol><button type="button" class="b" data-enquiry-slot="another">Another</button></div></body></html>`;

const filled = fillFormPage(PAGE, {
  values: {
    fullName: '',
    workEmail: '"quoted" <b>&amp; $& $1',
    representative: 'Higher education',
    message: '\n</textarea><script>alert(1)</script>',
    subscribe: false,
  },
  errors: { fullName: 'Name must be at least 2 characters', workEmail: 'Please enter <it>' },
});

it('shows the submitted values, always escaped as text', () => {
  expect(filled).toContain('value="&quot;quoted&quot; &lt;b&gt;&amp;amp; $&amp; $1"');
  expect(filled).toContain(
    '<option value="">Any</option><option value="Higher education" selected="">',
  );
  expect(filled).toContain('<textarea name="message">\n\n&lt;/textarea&gt;&lt;script&gt;');
  expect(filled).toContain('<input type="checkbox" name="subscribe" value="true"/>');
});

it('shows each message at its field', () => {
  expect(filled).toContain(
    '<p id="name-error" class="s3" data-enquiry-slot="error:fullName">Name must be at least 2 characters</p>',
  );
  expect(filled).toMatch(
    /name="fullName"[^>]*aria-invalid="true" aria-describedby="hint name-error"/u,
  );
  expect(filled).toContain('data-enquiry-slot="error:workEmail">Please enter &lt;it&gt;</p>');
});

it('lists the errors in the summary as links to the fields, and prefixes the title', () => {
  expect(filled).toContain(
    '<section class="s1" data-enquiry-slot="summary" tabindex="-1"><h2>There is a problem</h2><ul class="s2" data-enquiry-slot="summary-list"><li><a href="#name">Name must be at least 2 characters</a></li><li><a href="#mail">Please enter &lt;it&gt;</a></li></ul>',
  );
  expect(filled).toContain('<title>Error: Contact Hause</title>');
  expect(filled).toContain('<svg><title>Logo</title></svg>');
});

it('removes what loads scripts and leaves hashed inline ones unchanged, byte for byte', () => {
  expect(filled).not.toContain('/assets/a.js');
  expect(filled).toContain(
    '<script>document.documentElement.dataset.theme = a < b && "dark";</script>',
  );
  expect(filled).toContain('<script type="application/ld+json">{"name":"Hause & Co"}</script>');
});

it('shows a problem with the enquiry as a whole', () => {
  const page = fillFormPage(PLAIN_FORM_PAGE, {
    values: { fullName: 'Ada' },
    errors: {},
    notice: 'Come back later.',
  });
  expect(page).toContain('<li>Come back later.</li></ul>');
  expect(page).toContain(
    '<input id="fullName" name="fullName" type="text" autocomplete="name" value="Ada">',
  );
});

it('confirms in place of the form, with the receipt and a link to another one', () => {
  const page = fillConfirmationPage(PAGE, 'H-7K3M9-X2PQ4', '/contact-us');
  expect(page).toContain('<title>Sent: Contact Hause</title>');
  expect(page).not.toContain('action="/enquiries"');
  expect(page).toContain('<form role="search"><input name="q"/></form>');
  expect(page).toContain('<header data-enquiry-slot="opening" hidden="">');
  expect(page).toContain(
    '<div class="c" data-enquiry-slot="confirmation"><h2>Success!</h2><p>Thank you for your message. We&#39;ll get back to you soon!</p><div class="r" data-enquiry-slot="receipt-row"><p><code class="k" data-enquiry-slot="receipt">H-7K3M9-X2PQ4</code>',
  );
  expect(page).toContain('data-enquiry-slot="copy" hidden="">Copy</button>');
  expect(page).toContain(
    '<a class="b" data-enquiry-slot="another" href="/contact-us">Another</a></div></body>',
  );
});

it('refuses a page without the form or the slots', () => {
  expect(() => fillFormPage('<p>Hello</p>', { values: {}, errors: {} })).toThrow('no element');
  expect(() => fillConfirmationPage('<p>Hello</p>', 'H', '/')).toThrow('no element');
});
