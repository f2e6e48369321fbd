import { expect, it } from 'vitest';
import { PAYLOAD_ELEMENT_ID } from '#src/content/schema/payload-element.ts';
import { scriptJson } from '../head/script-json.ts';
import { pageDataFromDocument } from './page-data.ts';
import { pageDataFromHtml } from './page-text.ts';

const payload = { path: '/', page: { title: 'Say </script><!--' } };
const block = scriptJson(payload);

it.each([
  [
    'its document',
    pageDataFromDocument({
      querySelector: () => ({ content: 'b' }),
      getElementById: (id: string) => (id === PAYLOAD_ELEMENT_ID ? { textContent: block } : null),
    } as unknown as Document),
  ],
  [
    'its text',
    pageDataFromHtml(
      `<html><head><meta name="hause-code" content="b"></head><body><script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${block}</script></body></html>`,
    ),
  ],
])('the JSON block of a page reads back as it was written, from %s', (_, read) => {
  expect(read).toEqual({ code: 'b', payload });
});

it('a document that is not a page of this site has no page data', () => {
  expect(pageDataFromHtml('<h1>Sign in to the school network</h1>')).toBeNull();
});
