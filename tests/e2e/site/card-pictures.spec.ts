import { expect, type Page, test } from '@playwright/test';
import { demoCard, watchConsole } from '../support.ts';

/** Calls for a villa's pictures, from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/villa/')) calls.push(pathname);
  });
  return calls;
}

/** A finger that goes over the middle of the card's picture. */
async function swipe(page: Page, across: number, down: number): Promise<void> {
  const box = await demoCard(page).locator('.card-picture').boundingBox();
  if (!box) throw new Error('no picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * share, y: y + down * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
}

test('a card loads and shows the other pictures of its villa on demand', async ({ page }) => {
  const problems = watchConsole(page);
  const calls = watchCalls(page);
  await page.goto('/listing');
  const card = demoCard(page);
  await card.hover();
  const [back, on] = [card.locator('[data-step="-1"]'), card.locator('[data-step="1"]')];
  await expect(on).toHaveCSS('opacity', '1');
  expect(calls).toEqual([]);
  await on.click();
  const count = card.locator('.card-count');
  await expect(count).toHaveText(/^2 \/ \d$/);
  const second = await card.locator('.card-turned img').getAttribute('src');
  expect(second).not.toBe(await card.locator('.card-picture img').first().getAttribute('src'));
  await back.click();
  await back.click();
  await expect(count).toHaveText(/^(\d) \/ \1$/);

  await card.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/^1 \/ /);
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL('/listing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/villa\//);
  expect(problems).toEqual([]);
});

test('pictures that fail to load are reported, and load with the next try', async ({ page }) => {
  await page.goto('/listing');
  await page.route('**/v1/villa/*', (route) => route.abort());
  const card = demoCard(page);
  await card.hover();
  await card.locator('[data-step="1"]').click();
  await expect(page.locator('#toasts')).toContainText('Öteki görseller gelmedi.');
  await page.unroute('**/v1/villa/*');
  await card.locator('[data-step="1"]').click();
  await expect(card.locator('.card-count')).toHaveText(/^2 \//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a horizontal swipe changes the picture, a vertical one scrolls', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto('/listing');
    const card = demoCard(page);
    const scrolled = page.evaluate(
      () => new Promise((done) => addEventListener('scrollend', done, { once: true })),
    );
    await swipe(page, 0, -60);
    await scrolled;
    // The rules and the listeners come with one script, which the first finger asks for.
    await expect(card).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    expect(calls).toEqual([]);
    await card.locator('.card-picture').scrollIntoViewIfNeeded();
    await swipe(page, -140, 4);
    await expect(card.locator('.card-count')).toHaveText(/^2 \//);
    await swipe(page, 140, 4);
    await expect(card.locator('.card-count')).toHaveText(/^1 \//);
    expect(calls).toHaveLength(1);
    await expect(page).toHaveURL('/listing');
  });
});
