import type { Page } from '@playwright/test';

/** How a browser keeps a page from storing anything. */
export const REFUSALS = ['blocked', 'null', 'full'] as const;

export type Refusal = (typeof REFUSALS)[number];

/** From the next page on. Playwright's own marks of a tab are not needed by who signs in by form. */
export const refuseStorage = (page: Page, how: Refusal): Promise<unknown> =>
  page.addInitScript((how) => {
    const refuse = (name: string) =>
      Object.defineProperty(globalThis, name, {
        get: () => {
          if (how === 'null') return null;
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    if (how !== 'full') {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) refuse(name);
      return;
    }
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    // Assigning a property of a storage is no call of `setItem`.
    const storage = new Proxy({} as Storage, {
      get: (_, name) =>
        ({ getItem: () => null, removeItem: () => undefined, setItem: full, length: 0 })[
          String(name) as 'length'
        ],
      set: full,
      ownKeys: () => [],
    });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { get: () => storage });
    }
  }, how);
