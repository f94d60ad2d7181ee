import { expect, test } from '@playwright/test';
import { officeOf } from '../office.ts';
import { uniqueName } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const WEEK = `checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`;

test('a district has a page with its regions, its types and its villas', async ({
  page,
  request,
}) => {
  await page.goto('/kas');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kaş');
  await expect(main.locator('.villages').getByRole('link', { name: 'Kalkan' })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^\d+ villa$/ })).toBeVisible();
  await main.getByRole('button', { name: 'Villa bul' }).click();
  await expect(page).toHaveURL('/listing?district=kas');

  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/kas', '/fethiye', '/bodrum', '/kalkan/muhafazakar-villalar']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test('a type has a page in a place with four villas, and none with fewer', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  await page.goto('/kalkan/muhafazakar-villalar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kalkan’da muhafazakâr/);
  expect(await page.locator('article.card').count()).toBeGreaterThanOrEqual(4);
  expect(sitemap).not.toContain('/dalyan/');
  expect((await request.get('/dalyan/luks-villalar')).status()).toBe(404);
});

test('no page shows a picture twice', async ({ page }) => {
  for (const path of ['/', '/kas', '/kalkan', '/kalkan/muhafazakar-villalar', '/luks-villalar']) {
    await page.goto(path);
    const sources = await page
      .locator('main picture source')
      .evaluateAll((all) => all.map((one) => one.getAttribute('srcset')?.split('-400.')[0] ?? ''));
    expect(sources.length, path).toBeGreaterThan(3);
    expect(
      sources.filter((source, i) => sources.indexOf(source) !== i),
      path,
    ).toEqual([]);
  }
});

test('an address written as people write it leads to the page', async ({ request }) => {
  const answer = await request.get(`/${encodeURIComponent('Kaş')}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/kas']);
});

test('no public answer locates a villa more precisely than a kilometre', async ({ request }) => {
  const search = await (await request.get('/v2/search?take=200')).json();
  const catalogue = await (await request.get('/v2/search/catalogue')).json();
  const items: { location: { latitude: number; longitude: number } | null }[] = [
    ...search.content.items,
    ...catalogue.content.villas,
  ];
  const places = items.flatMap(({ location }) => location ?? []);
  expect(places.length).toBeGreaterThan(200);
  for (const { latitude, longitude } of places) {
    expect([latitude, longitude]).toEqual([
      Number(latitude.toFixed(2)),
      Number(longitude.toFixed(2)),
    ]);
  }
});

test('moving the map narrows the list, and its chip removes that filter', async ({ page }) => {
  await page.goto(`/listing?${WEEK}`);
  const counted = async () =>
    parseInt((await page.locator('.listing-count').textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Harita', exact: true }).click();
  const map = page.getByRole('region', { name: /^Harita: bulunan villalar/ });
  await expect(map.locator('.map-pin').first()).toBeVisible();
  await map.focus();
  // The address follows when the map has come to rest: a press that follows later would narrow it again.
  for (let n = 0; n < 3; n += 1) {
    const before = page.url();
    await page.keyboard.press('+');
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/bounds=/);
  // Other tests put villas on sale: all of them are more than some, however many they are.
  await expect.poll(counted).toBeLessThan(100);
  const some = await counted();
  const chip = page.getByRole('button', { name: 'Harita alanı filtresini kaldır' });
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(page).not.toHaveURL(/bounds=/);
  await expect.poll(counted).toBeGreaterThan(Math.max(some, 100));
});

test('the map of a place loads its villas on interaction', async ({ page }) => {
  await page.goto('/bodrum');
  await page.locator('.place-map .map').hover();
  const map = page.getByRole('region', { name: /^Harita: Bodrum/ });
  await map.locator('.map-pin').first().click();
  await expect(map.locator('.map-card a').first()).toHaveAttribute('href', /^\/villa\//);
});

test('more villas are added at the scroll position', async ({ page }) => {
  await page.goto('/listing');
  await page.getByRole('link', { name: 'Daha fazla göster' }).click();
  await expect(page.locator('article.card')).toHaveCount(40);
  await expect(page).toHaveURL('/listing?skip=20');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a list that is replaced leaves the reader in place, however slow the phone', async ({
  page,
}) => {
  await page.goto('/listing');
  const { before, after } = await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shown = document.querySelector('.listing .cards')!;
    shown.lastElementChild!.scrollIntoView({ behavior: 'instant' });
    await painted();
    const before = scrollY;
    const longer = shown.cloneNode(true) as Element;
    for (const card of shown.children) longer.append(card.cloneNode(true));
    // Both for a frame, as a slow phone paints them.
    shown.after(longer);
    await painted();
    shown.remove();
    await painted();
    return { before, after: scrollY };
  });
  expect(before).toBeGreaterThan(500);
  expect(after).toBe(before);
});

test('places, total budget, bathrooms, sea and rating are asked for in the sheet', async ({
  page,
}) => {
  await page.goto(`/listing?${WEEK}`);
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await expect(sheet.locator('legend').first()).toHaveText('Havuz');
  await expect(sheet.getByText('Toplam bütçe, 7 gece (₺)')).toBeVisible();
  await sheet.getByLabel('En çok').fill('60000');
  await expect(page).toHaveURL(/maxTotal=60000/);
  const denize = sheet.getByRole('group', { name: 'Denize uzaklık, en çok' });
  await denize.getByRole('button', { name: '3 km' }).click();
  await expect(page).toHaveURL(/sea=3000/);
  await page.getByRole('button', { name: 'Filtreleri kapat' }).click();
  await expect(
    page.getByRole('button', { name: 'Toplam en çok 60.000 ₺ filtresini kaldır' }),
  ).toBeVisible();
});

test('a budget in another currency is converted to lira at the page’s rate', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency', 'EURO'));
  await page.goto(`/listing?${WEEK}`);
  const rates = await page.locator('body').getAttribute('data-rates');
  const lira = Math.round(2_500 * Number(rates?.split(',')[1]));
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await expect(sheet.getByText('Toplam bütçe, 7 gece (€)')).toBeVisible();
  await sheet.getByLabel('En çok').fill('2500');
  await expect(page).toHaveURL(new RegExp(`maxTotal=${lira}\\b`));
  await page.reload();
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  await expect(sheet.getByLabel('En çok')).toHaveValue('2500');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a picture with links at its names', async ({ page }) => {
    for (const path of ['/kas', '/kalkan', '/listing', '/villa/villa-mavi-kuytu']) {
      await page.goto(path);
      const picture = page.getByRole('img', { name: /^Harita: / });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test('on a desktop the map of the listing opens whole, below the button that opened it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/listing');
  const button = page.getByRole('button', { name: 'Harita', exact: true });
  await button.click();
  const map = page.getByRole('region', { name: /^Harita: bulunan villalar/ });
  await expect(map.locator('.map-pin').first()).toBeVisible();
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });

  // A card beside the map still says how many bedrooms there are: they have room on its line.
  const hidden = await page.locator('.card-facts').evaluateAll(
    (lines) =>
      lines.filter((line) => {
        const text = line.firstChild as Text;
        const bedrooms = document.createRange();
        const at = text.data.indexOf('yatak');
        bedrooms.setStart(text, at);
        bedrooms.setEnd(text, at + 1);
        return bedrooms.getBoundingClientRect().bottom > line.getBoundingClientRect().bottom + 1;
      }).length,
  );
  expect(hidden).toBe(0);
});

test('a place without villas says so and leads to its neighbours', async ({ page, request }) => {
  const office = await officeOf(request);
  const [{ district_id: district }] = (await office.get('/v1/admin/towns?take=1')).items;
  // Other tests see it meanwhile: a name that fits, and an introduction.
  const name = uniqueName('Koy').slice(0, 16);
  const intro = 'Denize inen sakin bir vadi; yakında burada da evlerimiz olacak.';
  const { id, slug } = await office.send('POST', '/v1/admin/towns', {
    name,
    intro,
    district_id: district,
  });
  try {
    await page.goto(`/${slug}`);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Burada henüz yayında villa yok' }),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: 'Villa bul' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /, bütün ilçe/ })).toBeVisible();
    await page.goto(`/listing?town=${slug}`);
    await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText(
      /henüz yayında villa yok$/,
    );
    await expect(main.getByRole('link', { name: /\d+ villa$/ }).first()).toBeVisible();
  } finally {
    await office.send('DELETE', `/v1/admin/towns/${id}`);
  }
});

test('a list that was opened beyond its end leads back to its beginning', async ({ page }) => {
  await page.goto('/ara?town=kalkan&skip=180');
  await expect(page.getByText('Liste bu sayfadan önce bitiyor')).toBeVisible();
  await page.getByRole('link', { name: 'Listeyi başından görün' }).click();
  await expect(page.locator('article.card').first()).toBeVisible();
});
