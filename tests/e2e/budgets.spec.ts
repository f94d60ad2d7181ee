import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** performance.md rows 1 and 2: bytes, which no noise can change. */
const SCRIPT_LIMIT = 3 * 1024;
const PAGE_LIMIT = 14.6 * 1024;

for (const path of ['/', '/listing', '/kalkan', '/faq', '/villa/villa-mavi-kuytu']) {
  test(`${path} stays within its bytes before anybody touches it`, async ({ page }) => {
    let scripts = 0;
    let html = 0;
    const foreign: string[] = [];
    page.on('response', async (response) => {
      const url = new URL(response.url());
      if (url.hostname !== 'localhost') foreign.push(response.url());
      const type = response.request().resourceType();
      if (type === 'script') scripts += brotliCompressSync(await response.body()).length;
      if (type === 'document') html += brotliCompressSync(await response.body()).length;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    console.log(`${path}: ${scripts} B of script files, ${html} B of page`);
    expect(scripts).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(html).toBeLessThanOrEqual(PAGE_LIMIT);
  });
}
