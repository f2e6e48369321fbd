import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MODULES_META } from '#src/start-script.ts';
import { expect, hydrated, test } from '#tests/support/test.ts';

const PATH = '/about-us';

/** Stands before the site and sends one page in two parts, the second when it is told to. */
async function slowOrigin(site: string) {
  const asked: string[] = [];
  let rest: (() => void) | undefined;
  const answer = async (path: string, response: ServerResponse) => {
    asked.push(path);
    const from = await fetch(new URL(path, site), { headers: { 'Accept-Encoding': 'identity' } });
    const body = Buffer.from(await from.arrayBuffer());
    const headers = Object.fromEntries(from.headers);
    for (const name of ['connection', 'keep-alive', 'content-encoding', 'transfer-encoding'])
      delete headers[name];
    response.writeHead(from.status, headers);
    if (path !== PATH) {
      response.end(body);
      return;
    }
    // In the middle of the page's own content, which stands behind what it shows.
    const part = body.length - 2000;
    response.write(body.subarray(0, part));
    rest = () => response.end(body.subarray(part));
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    sendRest: () => rest?.(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a page that comes slowly is read while it comes, and lives when it is complete', async ({
  page,
  baseURL,
}) => {
  const origin = await slowOrigin(baseURL ?? '');
  try {
    await page.goto(`${origin.url}${PATH}`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // The scripts are all there before the page is: from the device, or over a line that has woken up.
    const modules = await page.locator(`meta[name="${MODULES_META}"]`).getAttribute('content');
    await expect
      .poll(() => (modules ?? 'none').split(' ').filter((file) => !origin.asked.includes(file)))
      .toEqual([]);
    await page.waitForTimeout(500);
    origin.sendRest();
    await hydrated(page);
    await page.getByRole('button', { name: 'SOLVE menu' }).click();
    await expect(page.getByRole('button', { name: 'SOLVE menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  } finally {
    origin.close();
  }
});
