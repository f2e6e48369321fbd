import { expect, it } from 'vitest';
import { loadSite } from './load-site.ts';

/**
 * A link to a page that does not exist is shown as plain text, so that content can be written in any order.
 * In what is finished, such a link is a typing error, and the audit of the built site cannot see it.
 */
it('every link of the content leads to a page', async () => {
  const { missing } = await loadSite();
  expect(missing).toEqual([]);
});
