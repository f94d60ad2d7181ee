import { expect, type Page, test } from '@playwright/test';
import { officeOf, villaOnSale } from '../office.ts';
import { findFreeVilla, uniqueName } from '../support.ts';
import { NEXT_YEAR, YEAR_AFTER } from '../dates.ts';

/** What an agency has not written yet, and what it wrote at length. */
const WIDTHS = [360, 390, 768, 1440];
const OFFERED = { checkin: `${NEXT_YEAR}-09-04`, checkout: `${NEXT_YEAR}-09-11` };

const runsOver = (page: Page) =>
  page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);

/** Pictures that were asked for and are none. */
const brokenPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter(({ complete, naturalWidth, src }) => src === '' || (complete && naturalWidth === 0))
        .map(({ src }) => src),
    );

/** The colour of empty areas in the current theme. */
const sunken = (page: Page) =>
  page.evaluate(() => {
    const area = document.body.appendChild(document.createElement('i'));
    area.style.background = 'var(--sunken)';
    return getComputedStyle(area).backgroundColor;
  });

test('a villa with a very long name and no other data has no gap and no broken picture', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const name = `${uniqueName('Villa')} Gökkuşağı Zeytinlikleri Panoramik Taş Konağı`.slice(0, 60);
  const rows = [
    { startsOn: `${NEXT_YEAR}-03-01`, endsOn: `${YEAR_AFTER}-10-31`, nightly: 1_234_500 },
  ];
  const { id } = await villaOnSale(office, name, rows);
  const found = await request.get(`/v1/search/input?searchString=${encodeURIComponent(name)}`);
  const [{ slug }] = (await found.json()).content;
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/villa/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await runsOver(page)).toBe(0);
    }
    for (const part of ['Odalar ve havuz', 'Evde neler var', 'Konum']) {
      await expect(page.getByRole('heading', { name: part })).toHaveCount(0);
    }
    const menu = page.getByRole('navigation', { name: 'Sayfanın bölümleri' });
    await expect(menu.getByRole('link', { name: 'Konum' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Fiyatlar' })).toHaveCount(1);
    await expect(page.locator('.gallery')).toHaveCount(0);
    for (const path of [
      `/ara?q=${encodeURIComponent(name)}`,
      `/favoriler?v=${slug},villa-mavi-kuytu`,
      '/ara?town=kalkan&bedrooms=2',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await brokenPictures(page), path).toEqual([]);
      expect(await runsOver(page), path).toBe(0);
    }
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});

test('a villa without a price or a picture is found by its name, in dark as well', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const name = uniqueName('Villa Fiyatsız');
  const { id } = await villaOnSale(office, name, []);
  try {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/ara?q=${encodeURIComponent(name)}`);
    const card = page.locator('article.card').filter({ hasText: name });
    await expect(card).toBeVisible();
    await expect(card.locator('.card-price')).toHaveCount(0);
    const picture = card.locator('.card-picture');
    await expect(picture).toHaveCSS('background-color', await sunken(page));
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id, active: false });
  }
});

test('an offer fits on every screen', async ({ page, request }) => {
  const office = await officeOf(request);
  const villa = await findFreeVilla(request, OFFERED);
  const { link } = await office.send('POST', '/v1/admin/offers', {
    customer: { name: 'Gülşah Öztürk' },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    villas: [
      {
        villa_id: villa.id,
        checkIn: OFFERED.checkin,
        checkOut: OFFERED.checkout,
        adults: 2,
        children: 0,
        babies: 0,
      },
    ],
  });
  const { pathname, search } = new URL(link);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathname + search);
    await expect(page.getByText('ön ödeme, girişte')).toBeVisible();
    expect(await runsOver(page), `${width}`).toBe(0);
  }
});

test('with JavaScript every date is chosen in our own calendar', async ({ browser, page }) => {
  const dates = 'input[type="date"]:visible, input[type="time"]:visible';
  const paths = [
    '/',
    '/listing',
    '/firsat-tarihler',
    '/favoriler?v=villa-mavi-kuytu',
    '/villa/villa-mavi-kuytu',
    '/talep/villa-mavi-kuytu',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator(dates), path).toHaveCount(0);
  }
  await page.getByRole('button', { name: /Tarihler/ }).click();
  const calendar = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  await calendar.getByLabel('Aya git').selectOption(`${NEXT_YEAR}-09`);
  await calendar.locator(`[data-day="${NEXT_YEAR}-09-04"]`).click();
  await calendar.locator(`[data-day="${NEXT_YEAR}-09-11"]`).click();
  await calendar.getByRole('button', { name: 'Tamam' }).click();
  await page.getByRole('button', { name: 'Fiyatı göster' }).click();
  await expect(page).toHaveURL(
    new RegExp(`checkin=${NEXT_YEAR}-09-04&checkout=${NEXT_YEAR}-09-11`),
  );

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/talep/villa-mavi-kuytu');
  await expect(plain.locator('input[type="date"]')).toHaveCount(2);
  await plain.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`every field stands inside its form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled,
      viewport: { width: 360, height: 800 },
    });
    const paths = [
      '/',
      `/ara?checkin=${NEXT_YEAR}-09-04&checkout=${NEXT_YEAR}-09-11`,
      '/firsat-tarihler',
      '/favoriler?v=villa-mavi-kuytu',
      '/villa/villa-mavi-kuytu',
      '/talep/villa-mavi-kuytu',
      '/sorular/villa-mavi-kuytu',
      '/yorum/villa-mavi-kuytu',
      '/contact',
      '/enquire',
      '/guvenli-odeme',
      '/website/kvkk',
    ];
    for (const path of paths) {
      await page.goto(path);
      const outside = await page
        .locator('form :is(input, select, textarea, button)')
        .evaluateAll((all) =>
          all
            .filter((field) => {
              const { width, right } = field.getBoundingClientRect();
              const edge = field.closest('form')?.getBoundingClientRect().right ?? 0;
              return width > 1 && right > edge + 0.5;
            })
            .map((field) => field.outerHTML.slice(0, 80)),
        );
      expect(outside, path).toEqual([]);
      expect(await runsOver(page), path).toBe(0);
    }
    await page.close();
  });
}
