import type { BrowserContext } from '@playwright/test';

/**
 * Makes every way to keep something, or to speak to other tabs, throw as it is touched: what browsers do
 * when the visitor blocks cookies and site data. A service worker can be asked for, and is refused.
 */
export const refuseSiteData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // The empty page that a tab begins with has none of it.
    if (!isSecureContext) return;
    const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
    const refuse = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        configurable: true,
        get() {
          throw refusal();
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      refuse(globalThis, name);
    }
    globalThis.BroadcastChannel = function refused() {
      throw refusal();
    } as unknown as typeof BroadcastChannel;
    LockManager.prototype.request = () => Promise.reject(refusal());
    // Absent where a test has taken it away.
    const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    if (container === undefined) return;
    for (const name of ['register', 'getRegistration', 'getRegistrations']) {
      Reflect.set(container, name, () => Promise.reject(refusal()));
    }
  });
