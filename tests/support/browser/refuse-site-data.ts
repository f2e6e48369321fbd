import type { BrowserContext } from '@playwright/test';

/**
 * Makes every storage and cross-tab API throw on access, as browsers do when the visitor blocks
 * cookies and site data. A service worker can be registered, but the registration is rejected.
 */
export const refuseSiteData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // The initial empty page of a tab has none of these APIs.
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
    // Missing if a test has removed it.
    const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    if (container === undefined) return;
    for (const name of ['register', 'getRegistration', 'getRegistrations']) {
      Reflect.set(container, name, () => Promise.reject(refusal()));
    }
  });
