import { type APIRequestContext, expect, test } from '@playwright/test';
import { isMadeByTest } from '../support.ts';

/* What a visitor reads of price, house and agency is the same everywhere, and can be checked. */

type Item = { slug: string; permitNo: string; price: { from: number; to: number } };

/** Houses that no other test takes off sale meanwhile. */
async function houses(request: APIRequestContext): Promise<Item[]> {
  const { items } = (await (await request.get('/v2/search?take=200')).json()).content;
  return (items as Item[]).filter(({ slug }) => !isMadeByTest(slug));
}

test('the range of a price is that of the table on the page, also for search engines', async ({
  page,
  request,
}) => {
  const some = (await houses(request)).slice(0, 3);
  expect(some).toHaveLength(3);
  for (const { slug, price } of some) {
    await page.goto(`/villa/${slug}`);
    const nightly = (await page.locator('.prices tbody b').allTextContents()).map(
      (text) => Number(text.replaceAll('.', '')) * 100,
    );
    expect([Math.min(...nightly), Math.max(...nightly)], slug).toEqual([price.from, price.to]);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain(`"lowPrice":${price.from / 100},"highPrice":${price.to / 100}`);
  }
});

for (const [stored, shown] of [
  ['EURO', /^≈ [\d.–]+ €$/],
  ['YEN', /^[\d.–]+ ₺$/],
  ['constructor', /^[\d.–]+ ₺$/],
] as const) {
  test(`the booking card shows ${stored} before it is touched`, async ({ page, request }) => {
    const [house] = await houses(request);
    await page.addInitScript((currency) => localStorage.setItem('currency', currency), stored);
    await page.goto(`/villa/${house?.slug}`);
    const card = page.locator('.villa-card');
    const prices = card.locator('.price');
    await expect(prices.first()).toHaveText(shown);
    for (const price of await prices.all()) await expect(price).toHaveText(shown);
    const sign = stored === 'EURO' ? '≈ €' : '₺';
    await expect(page.locator('.calendar-key')).toContainText(`gecelik ${sign}`);
  });
}

test('a region tells where to swim, how to get there and whom it suits', async ({ page }) => {
  await page.goto('/kalkan');
  const main = page.getByRole('main');
  for (const heading of ['Plajlar ve limanlar', 'Nasıl gidilir?', 'Kime uyar?']) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(main.getByText('Kaputaş Plajı kum ve çakıl plaj')).toBeVisible();
  await expect(main.locator('.place-picture img')).toHaveAttribute('src', /places\/kalkan/);
});

test('a map says how many villas are out of view, and shows them all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/kas');
  await page.locator('.place-map .map').hover();
  const map = page.getByRole('region', { name: /^Harita: Kaş/ });
  await expect(map.locator('.map-pin').first()).toBeVisible();
  // All of them are in it at first.
  await expect(map.locator('.map-outside')).toHaveCount(0);
  await map.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  const outside = map.getByRole('button', { name: /^\d+ villa bu görünümün dışında$/ });
  await outside.click();
  await expect(map.locator('.map-outside')).toHaveCount(0);
});

test('the questions are searched as people type, endings and marks aside', async ({ page }) => {
  await page.goto('/faq');
  const field = page.getByLabel('Sorularda arayın');
  const shown = page.locator('.questions details:visible');
  const all = await shown.count();
  await field.fill('KÖPEĞİMLE');
  await expect(shown.first()).toContainText('Evcil hayvan');
  expect(await shown.count()).toBeLessThan(all);
  await field.fill('zzzz');
  await expect(page.getByText('Bu sözcüklerle bir soru yok')).toBeVisible();
  await expect(shown).toHaveCount(all);
  await field.fill('');
  await expect(shown).toHaveCount(all);
});

test('who is paid can be checked, with numbers to copy', async ({ page }) => {
  await page.goto('/website/document');
  const main = page.getByRole('main');
  for (const what of ['Ticaret unvanı', 'TÜRSAB belge no', 'Vergi no', 'MERSİS no']) {
    await expect(main.getByRole('button', { name: `Kopyala: ${what}` })).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'Kopyalayın ve kontrol edin' })).toBeVisible();
});

test('the permit of a house is copied beside the steps that check it', async ({
  page,
  request,
}) => {
  const [{ slug, permitNo } = { slug: '', permitNo: '' }] = await houses(request);
  await page.goto(`/villa/${slug}`);
  await page.getByRole('link', { name: 'kopyalayın ve kontrol edin' }).click();
  const permit = page.locator('[data-permit]');
  await expect(permit.locator('b')).toHaveText(permitNo);
  await expect(permit.getByRole('button')).toHaveAttribute('data-copy', permitNo);
  // Whatever else somebody writes into a link is not shown.
  await page.goto('/website/document?izin=%3Cimg%20src%3Dx%3E#kontrol');
  await expect(permit).toHaveText('İlandaki izin numarasını kopyalayın.');
});

test('home shows guests’ words and the people of the office', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Misafirler ne diyor' })).toBeVisible();
  await expect(main.locator('.guests blockquote')).toHaveCount(3);
  await expect(main.locator('.faces li').first()).toBeVisible();
});
