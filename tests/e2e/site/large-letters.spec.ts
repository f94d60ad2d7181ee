import { expect, type Page, test } from '@playwright/test';
import { ADMIN, openSession } from '../support.ts';

/* What is read with letters twice as large as usual, as somebody has asked the browser for, on the
   narrowest phone (WCAG 2.2, 1.4.4 and 1.4.10). */

test.use({ viewport: { width: 320, height: 640 } });

async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Texts that lie over each other or are cut, as far as they stand in the flow of the page. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; boxes: DOMRect[]; host: Element }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const host = node.parentElement;
      if (!host || node.data.trim() === '' || !host.checkVisibility({ opacityProperty: true }))
        continue;
      if (host.closest('.visually-hidden, .sr-only, dialog:not([open]), noscript, svg, select'))
        continue;
      let isInFlow = true;
      let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
      for (let one: Element | null = host; one; one = one.parentElement) {
        const { position, overflowX } = getComputedStyle(one);
        // What lies over the page on purpose, and what is swiped.
        if (/fixed|sticky|absolute/.test(position) || /auto|scroll/.test(overflowX))
          isInFlow = false;
        // What does not fit is left out with dots: it is not there to be seen.
        if (/hidden|clip/.test(overflowX)) {
          const box = one.getBoundingClientRect();
          left = Math.max(left, box.left);
          top = Math.max(top, box.top);
          right = Math.min(right, box.right);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      if (!isInFlow) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map((box) => {
        const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
        const [x2, y2] = [Math.min(box.right, right), Math.min(box.bottom, bottom)];
        return new DOMRect(x, y, Math.max(0, x2 - x), Math.max(0, y2 - y));
      });
      texts.push({ text: node.data.trim().slice(0, 40), boxes, host });
    }
    const found: string[] = [];
    const TOLERANCE = 6;
    for (let i = 0; i < texts.length; i++) {
      for (let j = i + 1; j < Math.min(texts.length, i + 30); j++) {
        const [a, b] = [texts[i]!, texts[j]!];
        const isOver = a.boxes.some((one) =>
          b.boxes.some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
                Math.max(TOLERANCE, Math.min(one.height, other.height) / 3),
          ),
        );
        if (isOver) found.push(`${a.text} × ${b.text}`);
      }
    }
    return found;
  });

for (const path of [
  '/',
  '/listing',
  '/kas',
  '/villa/villa-mavi-kuytu',
  '/faq',
  '/contact',
  '/enquire',
  '/sorular/villa-mavi-kuytu',
]) {
  test(`${path} is read with letters twice as large`, async ({ page }) => {
    await enlarge(page);
    await page.goto(path);
    // 17 px of 16.
    expect(
      await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      ),
    ).toBe(34);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(await collisions(page)).toEqual([]);
  });
}

for (const path of ['/', '/reservations', '/villas', '/profile', '/website/faq/yeni']) {
  test(`dashboard ${path} is read with letters twice as large`, async ({ page }) => {
    await openSession(page, ADMIN);
    await enlarge(page);
    await page.goto(`/dashboard${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(await collisions(page)).toEqual([]);
  });
}

test('an amount of hundreds of millions fits the home of the dashboard', async ({ page }) => {
  await openSession(page, ADMIN);
  await enlarge(page);
  await page.goto('/dashboard/', { waitUntil: 'networkidle' });
  const amounts = page.locator('.figures.text-2xl');
  await expect(amounts).toHaveCount(2);
  await amounts.evaluateAll((all) => {
    for (const amount of all) amount.textContent = '987.654.321 ₺';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
