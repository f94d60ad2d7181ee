import type { Page } from '@playwright/test';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { formatMonth, formatStay } from '#domain/values/dates.ts';
import { officeOf } from '../office.ts';
import { findFreeVilla, GUEST, isMadeByTest, watchConsole } from '../support.ts';
import { monthAhead, NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

const WEEK = `checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19`;

const cards = (page: Page) => page.locator('article.card');
const count = (page: Page) => page.locator('.listing-count');
/** How many, before where and when. */
const countOf = (villas: number) => new RegExp(`^${villas} villa`);

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filtreler/ }).click();
  return page.getByRole('dialog', { name: 'Filtreler' });
}

test('filters have counts, narrow the list, are part of the address, and are cleared with one click', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto('/listing');
  const sheet = await openFilters(page);
  const kalkan = sheet.locator('label', { hasText: 'Kalkan' });
  const villas = Number(await kalkan.locator('.check-count').textContent());
  await kalkan.click();
  await expect(sheet.getByRole('button', { name: `${villas} villayı göster` })).toBeVisible();
  await sheet
    .getByRole('group', { name: 'Yatak odası' })
    .getByRole('button', { name: /^3\+/ })
    .click();
  await expect(page).toHaveURL(/town=kalkan.*bedrooms=3/);
  await sheet.getByRole('button', { name: /villayı göster/ }).click();
  await expect(sheet).toBeHidden();

  await expect(count(page)).not.toHaveText(countOf(Number(villas)));
  await page.getByRole('button', { name: 'En az 3 yatak odası filtresini kaldır' }).click();
  await expect(count(page)).toHaveText(countOf(Number(villas)));
  await expect(page).not.toHaveURL(/bedrooms/);
  await page.goBack();
  await expect(page).toHaveURL(/bedrooms=3/);
  await expect(
    page.getByRole('button', { name: 'En az 3 yatak odası filtresini kaldır' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü temizle' }).click();
  await expect(page).toHaveURL(/\/listing$/);
  expect(problems).toEqual([]);
});

test('every filter’s count equals the number of villas that it finds', async ({
  page,
  request,
}) => {
  const ask = async (query: string): Promise<SearchAnswer> =>
    (await (await request.get(`/v2/search?client=true&${query}`)).json()).content;
  await page.goto(`/listing?${WEEK}&adults=4`);
  await expect(count(page)).toHaveText(/\d+ villa/);
  const sheet = await openFilters(page);
  const { facets } = await ask(`${WEEK}&adults=4`);
  // Villas that other tests put on sale are of no type, and none of Kalkan.
  for (const [slug, villas] of Object.entries(facets.types).slice(0, 5)) {
    expect((await ask(`${WEEK}&adults=4&type=${slug}`)).total).toBe(villas);
  }
  await expect(sheet.locator('label', { hasText: 'Kalkan' }).locator('.check-count')).toHaveText(
    String(facets.towns['kalkan']),
  );
});

test('dates are chosen by keyboard, priced on the cards and carried to the villa', async ({
  page,
}) => {
  await page.goto('/listing');
  await page.getByRole('button', { name: /Tarihler/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  // From today two weeks down, and seven nights on.
  await expect(panel.locator('[data-day][tabindex="0"]')).toBeFocused();
  for (let week = 0; week < 2; week++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The focus went on to the next day by itself.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('7 gece');
  await expect(page).toHaveURL(/checkin=.*checkout=/);
  await panel.getByRole('button', { name: 'Tamam' }).click();
  await expect(panel).toBeHidden();

  const { searchParams } = new URL(page.url());
  const first = cards(page).first();
  await expect(first).toContainText('7 gece');
  await expect(first).toContainText('₺');
  await expect(first).toContainText(/İzin no/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/villa\/.+checkin=/);
  expect(new URL(page.url()).searchParams.get('checkin')).toBe(searchParams.get('checkin'));
  await expect(page.getByText('Toplam · 7 gece').first()).toBeVisible();
});

test('flexible days show on which days each villa was found', async ({ page, request }) => {
  const office = await officeOf(request);
  // Free for two weeks and taken in the first of them: found in another one only.
  const villa = await findFreeVilla(request, {
    checkin: `${NEXT_YEAR}-09-18`,
    checkout: `${NEXT_YEAR}-10-02`,
  });
  const { id } = await office.send('POST', '/v1/admin/reservations', {
    villa_id: villa.id,
    checkIn: `${NEXT_YEAR}-09-18`,
    checkOut: `${NEXT_YEAR}-09-25`,
    adults: 2,
    status: 'option',
    customer: GUEST,
  });
  // As many as one answer shows.
  await page.goto(
    `/listing?checkin=${NEXT_YEAR}-09-18&checkout=${NEXT_YEAR}-09-25&adults=2&skip=180`,
  );
  const name = page.getByRole('link', { name: villa.name, exact: true });
  const found = cards(page).filter({ has: name });
  await expect(count(page)).toHaveText(/18–25 Eyl/);
  await expect(found).toHaveCount(0);
  await page.getByRole('button', { name: /Tarihler/ }).click();
  const panel = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  await panel.getByRole('button', { name: '± 7 gün' }).click();
  await expect(page).toHaveURL(/flex=7/);
  await panel.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('button', { name: /± 7 gün filtresini kaldır/ })).toBeVisible();
  // The choice began at the first villas again.
  await page.goto(`${page.url()}&skip=180`);
  await expect(found.locator('.card-stay')).toHaveText(new RegExp(`(Eylül|Ekim) ${NEXT_YEAR}$`));
  // Where the very days are free, no others are named.
  await expect(cards(page).filter({ hasNot: page.locator('.card-stay') })).not.toHaveCount(0);
  const cancelled = { status: 'cancelled', reason: 'Deneme kaydı' };
  await office.send('PATCH', `/v1/admin/reservations/${id}`, cancelled);
});

test('any week of a month: the cheapest one of each villa, at the price of a quote', async ({
  page,
  request,
}) => {
  const [month, next] = [monthAhead(3), monthAhead(4)];
  await page.goto('/listing');
  await page.getByRole('button', { name: /Tarihler/ }).click();
  const panel = page.getByRole('region', { name: 'Giriş ve çıkış tarihi' });
  await panel.getByRole('button', { name: 'Ay içinde esnek' }).click();
  await panel.getByRole('button', { name: formatMonth(month) }).click();
  await expect(panel).toContainText(`${formatMonth(month)} içinde 7 gece`);
  await expect(page).toHaveURL(new RegExp(`[?&]month=${month}$`));
  await expect(count(page)).toHaveText(/villa · .+ · 7 gece$/);
  await panel.getByRole('button', { name: formatMonth(next) }).click();
  await panel.getByRole('button', { name: '5 gece' }).click();
  await expect(page).toHaveURL(new RegExp(`nights=5&month=${month},${next}`));
  await panel.getByRole('button', { name: 'Tamam' }).click();
  await expect(panel).toBeHidden();
  await expect(count(page)).toHaveText(/villa · .+, .+ · 5 gece$/);

  const answer = await request.get(`/v2/search?client=true&nights=5&month=${month},${next}`);
  const { items }: SearchAnswer = (await answer.json()).content;
  const best = items.find(({ slug }) => !isMadeByTest(slug));
  const first = cards(page).filter({ hasText: best!.name }).first();
  await expect(first.locator('.card-stay')).toHaveText(formatStay(best!.checkin!, best!.checkout!));
  await expect(first).toContainText('5 gece');
  const price = (await first.locator('.card-price strong').textContent()) ?? '-';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(
    `/villa/${best?.slug}?checkin=${best?.checkin}&checkout=${best?.checkout}`,
  );
  await expect(page.locator('.quote-total').first()).toContainText(price);

  await page.goBack();
  await page.getByRole('button', { name: /içinde 5 gece filtresini kaldır/ }).click();
  await expect(page).toHaveURL(/\/listing$/);
});

for (const [query, shown] of [
  [`${WEEK}&adults=2`, 20],
  [`${WEEK}&adults=2&skip=20`, 40],
] as const) {
  test(`going back restores the scroll position in a list of ${shown}`, async ({ page }) => {
    await page.goto(`/listing?${query}`);
    // Of a longer list the page's own villas give way to the search's.
    await expect(cards(page)).toHaveCount(shown);
    await cards(page)
      .nth(shown - 2)
      .getByRole('link')
      .focus();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(400);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kiralık villalar');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}

test('a listing with nights has its answer before any script, which asks for it no second time', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const query = `${WEEK}&adults=2&town=kalkan&feature=ozel-havuz`;
  const html = await (await request.get(`/listing?${query}`)).text();
  const { content } = await (await request.get(`/v2/search?client=true&${query}`)).json();
  await page.goto(`/listing?${query}`);
  await expect(count(page)).toHaveText(countOf(content.total));
  await expect(cards(page)).toHaveCount(Math.min(content.total, 20));
  for (const { name } of content.items.slice(0, 20)) expect(html).toContain(`>${name}</a>`);
  expect(html).toContain('aria-label="Özel havuz filtresini kaldır"');
  // The island wakes for a filter, keeps the villas, and counts what each choice would leave.
  const sheet = await openFilters(page);
  await expect(sheet.locator('label', { hasText: 'Kalkan' }).locator('.check-count')).toHaveText(
    String(content.facets.towns.kalkan),
  );
  expect(asked.filter((path) => path === '/v2/search')).toHaveLength(1);
  await expect(cards(page)).toHaveCount(Math.min(content.total, 20));
});

test('once it has the catalogue, the browser gives the same answers as the Worker', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const catalogue = page.waitForResponse('**/v2/search/catalogue');
  await page.goto(`/listing?${WEEK}&adults=2`);
  const sort = page.getByLabel('Sıralama');
  await sort.selectOption('rating');
  expect((await catalogue).status()).toBe(200);
  const isLocal = page.getByText(/^\d\d\.\d\d itibarıyla$/);
  // The index is built some moments after its file has come.
  await expect(async () => {
    await sort.selectOption('rating');
    await sort.selectOption('price');
    await expect(isLocal).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const asked: string[] = [];
  await page.route('**/v2/search?**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const sheet = await openFilters(page);
  await sheet.locator('label', { hasText: 'Kalkan' }).click();
  await page.keyboard.press('Escape');
  const { content } = await (
    await request.get(`/v2/search?client=true&${WEEK}&adults=2&town=kalkan&sort=price`)
  ).json();
  await expect(count(page)).toHaveText(countOf(content.total));
  await expect(cards(page).first()).toContainText(content.items[0].name);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('a search without results suggests which filter to remove, which leads to villas', async ({
  page,
}) => {
  await page.goto(`/listing?${WEEK}&adults=2&town=dalyan&minPrice=90000`);
  await expect(page.getByText('Bu seçimlerin hepsine uyan villa yok')).toBeVisible();
  const way = page.locator('.listing-ways').last().getByRole('link').first();
  const villas = /(\d+) villa/.exec((await way.textContent()) ?? '')?.[1];
  await way.click();
  await expect(count(page)).toHaveText(countOf(Number(villas)));
  await expect(cards(page).first()).toBeVisible();
});

test('a failed search is reported at the top right, and can be retried', async ({ page }) => {
  await page.route('**/v2/search**', (route) => route.abort());
  await page.goto('/listing?town=kalkan');
  await page.getByLabel('Sıralama').selectOption('price');
  const toast = page.locator('#toasts .toast', { hasText: 'Error...' });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1000);
  await page.unroute('**/v2/search**');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(toast).toBeHidden();
});

for (const [what, answer] of [
  ['without content', { status: 200, body: '{}' }],
  ['with null', { status: 500, body: 'null' }],
  ['that is no JSON', { status: 502, body: '<h1>Bad gateway</h1>' }],
] as const) {
  test(`a search answered ${what} says so and keeps the list`, async ({ page }) => {
    await page.route('**/v2/search/catalogue', (route) =>
      route.fulfill({ json: { content: null } }),
    );
    await page.goto('/listing?town=kalkan');
    await expect(count(page)).toHaveText(/^\d+ villa/);
    const found = Math.min(20, Number.parseInt((await count(page).textContent()) ?? '', 10));
    await expect(cards(page)).toHaveCount(found);
    await page.route('**/v2/search?**', (route) => route.fulfill(answer));
    await page.getByLabel('Sıralama').selectOption('price');
    await expect(page.locator('#toasts').getByText('Error...', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(found);
    await expect(cards(page).first()).toContainText('Kalkan');
  });
}

test('searches name the session of who is signed in, and the file of all villas does not', async ({
  page,
}) => {
  const sent = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v[12]\/search/.test(pathname)) sent.set(pathname, request.headers().authorization);
  });
  const search = async () => {
    sent.clear();
    await page.goto('/listing?town=kalkan');
    await page.getByLabel('Sıralama').selectOption('price');
    await expect(cards(page).first()).toBeVisible();
    await page.getByLabel('Villa ya da yer arayın').fill('mavi');
    await expect(page.locator('.villa-search-list a').first()).toBeVisible();
    await expect.poll(() => sent.has('/v1/search/input')).toBe(true);
    await expect.poll(() => sent.has('/v2/search/catalogue')).toBe(true);
    return Object.fromEntries(sent);
  };
  const without = await search();
  expect(new Set(Object.values(without))).toEqual(new Set([undefined]));
  const day = 86_400;
  const now = Math.floor(Date.now() / 1000);
  const sessionUntil = (exp: number) =>
    page.evaluate((session) => localStorage.setItem('admin', JSON.stringify(session)), {
      iat: now - 60,
      exp,
      id: 1,
      token: 'a.b.c',
      user_role: 'ADMIN',
      user_name: 'Ece Su',
    });
  await sessionUntil(now + day);
  const { '/v2/search/catalogue': catalogue, ...others } = await search();
  expect(catalogue).toBeUndefined();
  expect(Object.keys(others)).toContain('/v1/search/options');
  expect(new Set(Object.values(others))).toEqual(new Set(['Bearer a.b.c']));
  await sessionUntil(now - 60);
  expect(new Set(Object.values(await search()))).toEqual(new Set([undefined]));
});

test('villas of the page stay when what the filters would leave cannot be loaded', async ({
  page,
}) => {
  await page.route('**/v2/search**', (route) => route.abort());
  await page.goto('/listing?town=kalkan');
  const found = (await count(page).textContent()) ?? '';
  await openFilters(page);
  await expect(page.locator('#toasts').getByText('Error...', { exact: true })).toBeAttached();
  await expect(cards(page).first()).toBeAttached();
  await expect(count(page)).toHaveText(found);
});

test('when loading more villas fails, the shown ones stay', async ({ page }) => {
  await page.goto('/listing');
  await page.route('**/v2/search**', (route) => route.abort());
  await page.getByRole('link', { name: 'Daha fazla göster' }).click();
  const again = page.getByRole('button', { name: 'Yeniden dene' });
  await expect(again).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await page.unroute('**/v2/search**');
  await again.click();
  await expect(cards(page)).toHaveCount(40);
});

for (const [query, text] of [
  [WEEK, '7 gece'],
  ['town=islamlar', 'İslamlar ·'],
] as const) {
  test(`placeholders have the size of cards: ${query}`, async ({ page }) => {
    await page.goto(`/listing?${query}`);
    await expect(cards(page).first()).toContainText(text);
    const real = await cards(page).first().boundingBox();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/v2/search**', async (route) => {
      await held;
      await route.continue();
    });
    // More than one page is asked for by the page's script.
    await page.goto(`/listing?${query}&skip=20`);
    const skeleton = page.locator('.cards[aria-hidden] .card').first();
    await expect(skeleton).toBeVisible();
    const waiting = await skeleton.boundingBox();
    expect(waiting?.height).toBeCloseTo(real?.height ?? 0, 0);
    expect(waiting?.width).toBeCloseTo(real?.width ?? 0, 0);
    answer();
    await expect(cards(page).first()).toContainText(text);
  });
}

for (const { path, heading } of [
  { path: '/firsat-tarihler', heading: 'Kısa boşluklar' },
  { path: '/indirimli-villalar', heading: 'İndirimli villalar' },
]) {
  test(`${path} lists stays that can be booked at the price shown`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const first = cards(page).first();
    const price = (await first.locator('.card-price strong').textContent()) ?? '-';
    await first.getByRole('link').click();
    await expect(page.locator('.quote-total').first()).toContainText(price);
    expect(problems).toEqual([]);
  });
}

test('a link with past dates says so and asks for the same week of the next year', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.goto('/listing?checkin=2025-06-12&checkout=2025-06-19&flex=3&adults=2&town=kalkan');
  await expect(page.locator('#toasts')).toContainText('Bağlantıdaki günler geçti');
  await expect(count(page)).toHaveText(/^\d+ villa · Kalkan’da, .+ 20\d\d$/);
  await expect(page).toHaveURL(/[?&]checkin=20\d\d-06-\d\d&/);
  await expect(page).not.toHaveURL(/2025/);
  expect(problems).toEqual([]);
});
