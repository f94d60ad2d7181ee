import { expect, test as base } from '@playwright/test';
import { keptTexts, translate } from './translator.ts';

export { expect };

/**
 * Of tests that walk through islands and screens: they run once more in a browser that translates
 * (the project `translated`). Elsewhere they see that no island has a text that a translator would
 * take away from it.
 */
export const test = base.extend<{ translated: boolean }>({
  translated: [false, { option: true }],
  page: async ({ page, translated }, use) => {
    if (translated) await translate(page);
    await use(page);
    if (!translated && !page.isClosed()) expect(await keptTexts(page)).toEqual([]);
  },
});
