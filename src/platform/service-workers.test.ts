import { afterEach, expect, it, vi } from 'vitest';
import { serviceWorkers } from './service-workers.ts';

afterEach(() => vi.unstubAllGlobals());

it('returns the service worker container, or undefined if there is none or it is blocked', () => {
  const container = {};
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(serviceWorkers()).toBe(container);
  vi.stubGlobal('navigator', {});
  expect(serviceWorkers()).toBeUndefined();
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('The context is sandboxed.', 'SecurityError');
    },
  });
  expect(serviceWorkers()).toBeUndefined();
});
