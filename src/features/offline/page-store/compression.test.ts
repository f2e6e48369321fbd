import { afterEach, describe, expect, it, vi } from 'vitest';
import { pack, unpack } from './compression.ts';

afterEach(() => vi.unstubAllGlobals());

const TEXT = 'words '.repeat(1_000);

describe('a stored text', () => {
  it('is compressed, and unchanged when read', async () => {
    const { response, bytes } = await pack(TEXT, new Headers());
    expect(bytes).toBeLessThan(TEXT.length / 10);
    expect(await (await unpack(response)).text()).toBe(TEXT);
  });

  it.each<[string, unknown]>([
    ['has no streams that compress', undefined],
    [
      'refuses them',
      function refused() {
        throw new TypeError('refused');
      },
    ],
    [
      'fails while it compresses',
      class {
        readonly readable = new ReadableStream({
          start: (controller) => controller.error(new TypeError('no memory')),
        });
        readonly writable = new WritableStream();
      },
    ],
  ])('is stored as it is if the browser %s', async (_, stream) => {
    vi.stubGlobal('CompressionStream', stream);
    const { response, bytes } = await pack(TEXT, new Headers());
    expect(bytes).toBe(TEXT.length);
    expect(await (await unpack(response)).text()).toBe(TEXT);
  });
});
