import { addDays, formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { findFreeVilla, GUEST, search } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

const DATES = { checkin: `${NEXT_YEAR}-09-06`, checkout: `${NEXT_YEAR}-09-13` };
const stayQuery = `checkin=${DATES.checkin}&checkout=${DATES.checkout}&adults=2`;

test('the booking card shows the due dates and the cost of a cancellation', async ({
  page,
  request,
}) => {
  const villa = await findFreeVilla(request, DATES);
  const { slug } = villa;
  const quoted = await request.post('/v1/quote', {
    data: { slug, checkIn: DATES.checkin, checkOut: DATES.checkout, adults: 2 },
  });
  const quote = (await quoted.json()).content;
  await page.goto(`/villa/${slug}?${stayQuery}`);
  const card = page.locator('#rezervasyon');
  await expect(card).toContainText(formatKurus(quote.total));
  await expect(card).toContainText(`Onaydan sonra ön ödeme${formatKurus(quote.prepayment)}`);
  await expect(card).toContainText(`Girişte ödenecek${formatKurus(quote.balance)}`);
  if (quote.deposit > 0) await expect(card).toContainText(formatKurus(quote.deposit));

  const until = `${formatDay(addDays(DATES.checkin, -60))} gününe kadar`;
  await card.getByText(`${until} ücretsiz iptal`).click();
  await expect(card.getByText(`${until}: ön ödemenin tamamı iade`)).toBeVisible();
  await expect(card.getByText('Daha sonra: iade yok')).toBeVisible();

  // The card stays in sight while the page is read.
  await page.locator('#yorumlar').scrollIntoViewIfNeeded();
  await expect(card.getByRole('button', { name: 'Rezervasyon talebi gönder' })).toBeInViewport();

  const ask = card.getByRole('link', { name: 'WhatsApp’tan sorun' });
  const message = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain(villa.name);
  expect(message).toContain(`6–13 Eylül ${NEXT_YEAR}`);
});

test('a page with nights loads no schema, which tries to compile code', async ({
  page,
  request,
}) => {
  const { slug } = await findFreeVilla(request, DATES);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
      console.error(`The policy refuses ${blockedURI} in ${sourceFile}`);
    });
  });
  await page.goto(`/villa/${slug}?${stayQuery}`);
  await expect(page.locator('#rezervasyon')).toContainText('Girişte ödenecek');
  expect(refused).toEqual([]);
});

test('a party too large for the villa is refused before the request', async ({ page, request }) => {
  const villa = await findFreeVilla(request, DATES);
  await page.goto(`/villa/${villa.slug}?${stayQuery}`);
  const card = page.locator('#rezervasyon');
  await card.getByText('2 yetişkin').click();
  const more = card.getByRole('button', { name: 'Yetişkin artır' });
  await expect(more).toBeVisible();
  for (let i = 0; i < 12 && (await more.isEnabled()); i++) await more.click();
  await expect(more).toBeDisabled();
  await expect(card).toContainText(`Villa en çok ${villa.capacity} kişiliktir`);
});

test('with dates every price on the page is the stay’s, in lira and in another currency', async ({
  page,
  request,
}) => {
  const villa = await findFreeVilla(request, DATES);
  const { from, to, total = 0 } = villa.price;
  await page.goto(`/villa/${villa.slug}`);
  const head = page.locator('#rezervasyon .stay-price');
  await expect(head).toHaveText(`${formatKurus(from).slice(0, -2)}–${formatKurus(to)} gecelik`);

  await page.goto(`/villa/${villa.slug}?${stayQuery}`);
  await expect(head).toContainText(`${formatKurus(total)} · 7 gece`);
  const nightly = Math.round(total / 7 / 100) * 100;
  await expect(head).toContainText(`gecelik ${formatKurus(nightly)}`);
  // The villas like it are free on these nights, at what they cost then.
  const others = page.locator('.similar .card-price');
  await others.first().scrollIntoViewIfNeeded();
  await expect(others.first()).toContainText('7 gece');
  for (const text of await others.allTextContents()) expect(text).toContain('· 7 gece');

  await page.evaluate(() => localStorage.setItem('currency', 'EURO'));
  await page.reload();
  await expect(head).toHaveText(/^≈ [\d.]+ € · 7 gece gecelik ≈ [\d.]+ €$/);
  await others.first().scrollIntoViewIfNeeded();
  await expect(others.first()).toHaveText(/≈ [\d.]+ € · 7 gece gecelik ≈ [\d.]+ €/);
});

test('a page opened with nights shows no other price before theirs', async ({ page, request }) => {
  const villa = await findFreeVilla(request, DATES);
  const scripts = Promise.withResolvers<void>();
  const quotes = Promise.withResolvers<void>();
  const held = { script: scripts.promise, fetch: quotes.promise };
  await page.route(/\.js$|\/v1\/quote$/, async (route) => {
    await held[route.request().resourceType() as keyof typeof held];
    await route.continue();
  });
  const head = page.locator('#rezervasyon .stay-price');
  const season = head.locator('strong');
  const tall = async () => (await head.boundingBox())?.height;

  await page.goto(`/villa/${villa.slug}?${stayQuery}`, { waitUntil: 'commit' });
  await expect(season).toBeAttached();
  await expect(season).toBeHidden();
  const before = await tall();
  scripts.resolve();
  await expect(page.locator('html')).not.toHaveAttribute('data-asking');
  await expect(season).toBeHidden();
  quotes.resolve();
  await expect(season).toHaveText(formatKurus(villa.price.total ?? 0));
  await expect(season).toBeVisible();
  expect(await tall()).toBe(before);

  // Without nights the season's price waits for nothing.
  const never = Promise.withResolvers<void>();
  held.script = never.promise;
  await page.goto(`/villa/${villa.slug}?utm_source=mektup`, { waitUntil: 'commit' });
  await expect(season).toBeVisible();
  never.resolve();
});

test('a party too large is led to larger houses, not to other dates', async ({ page, request }) => {
  const villas = await search(request, DATES);
  const small = villas.find(({ capacity }) => capacity <= 6);
  await page.goto(`/villa/${small?.slug}?${stayQuery.replace('adults=2', 'adults=8')}`);
  const card = page.locator('#rezervasyon');
  await expect(card.locator('.note')).toContainText('en çok');
  await expect(card.locator('.others')).toHaveCount(0);
  const facts = page.locator('.similar .card-facts');
  await facts.first().scrollIntoViewIfNeeded();
  await expect(facts.first()).toContainText(/\s(8|9|1\d)\skişi/);
  await card.getByRole('link', { name: 'Bu kişi sayısına uygun villalar' }).click();
  await expect(page).toHaveURL(new RegExp(`/listing\\?checkin=${NEXT_YEAR}-09-06.*adults=8`));
});

test('the guest who holds the nights is not told that they are taken', async ({
  page,
  request,
}) => {
  const dates = { checkin: `${NEXT_YEAR}-10-18`, checkout: `${NEXT_YEAR}-10-25` };
  const villa = await findFreeVilla(request, dates);
  const address = `/villa/${villa.slug}?checkin=${dates.checkin}&checkout=${dates.checkout}`;
  await page.goto(address);
  const card = page.locator('#rezervasyon');
  await expect(card).toContainText(
    /En geç .+, saat \d\d\.\d\d’[dt][ae] yanıtlarız; tarihler o zamana kadar sizin\./,
  );
  await card.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  await page.getByLabel('Adınız', { exact: true }).fill(GUEST.firstName);
  await page.getByLabel('Soyadınız').fill(GUEST.lastName);
  await page.getByLabel('Telefon').fill(GUEST.phone);
  await page.getByLabel('E-posta').first().fill(GUEST.email);
  for (const box of await page.locator('.request-consents input').all()) await box.check();
  await page.getByRole('button', { name: 'Rezervasyon talebini gönder' }).click();
  const code = (await page.locator('.done-code strong').textContent()) ?? '';
  expect(code).toMatch(/^KY/);

  await page.goto(address);
  await expect(card.locator('.note')).toContainText(
    `Bu geceler sizin talebinizle tutuluyor: ${code}.`,
  );
  await expect(card.locator('.others')).toHaveCount(0);
  await expect(page.locator('.booking-bar')).toContainText('Sizin için tutuluyor');
  await card.getByRole('link', { name: 'Talebimi takip et' }).click();
  await expect(page).toHaveURL(/\/konaklamam\?baglanti=[\w-]{43}$/);
  await expect(page.getByText(code).first()).toBeVisible();
});

test('a mistake in the request is said and mended, also with another currency', async ({
  page,
  request,
}) => {
  const dates = { checkin: `${NEXT_YEAR}-11-02`, checkout: `${NEXT_YEAR}-11-09` };
  const villa = await findFreeVilla(request, dates);
  const broken: unknown[] = [];
  page.on('pageerror', (error) => broken.push(error));
  await page.goto(`/villa/${villa.slug}?checkin=${dates.checkin}&checkout=${dates.checkout}`);
  await page.evaluate(() => localStorage.setItem('currency', 'EURO'));
  await page.reload();
  await expect(page.locator('#rezervasyon .stay-price')).toContainText('€');
  const card = page.locator('#rezervasyon');
  await card.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
  const send = page.getByRole('button', { name: 'Rezervasyon talebini gönder' });
  await send.click();
  const errors = page.locator('form .field-error');
  await expect(errors.first()).toBeVisible();
  const missing = await errors.count();
  expect(missing).toBeGreaterThan(3);
  await send.click();
  await expect(errors).toHaveCount(missing);
  await page.getByLabel('Adınız', { exact: true }).fill(GUEST.firstName);
  await page.getByLabel('Soyadınız').fill(GUEST.lastName);
  await page.getByLabel('Telefon').fill('12');
  await page.getByLabel('E-posta').first().fill(GUEST.email);
  for (const box of await page.locator('.request-consents input').all()) await box.check();
  await send.click();
  await expect(errors).toHaveCount(1);
  await page.getByLabel('Telefon').fill(GUEST.phone);
  await send.click();
  await expect(page.locator('.done-code strong')).toHaveText(/^KY/);
  expect(broken).toEqual([]);
});

test('a stay that is too short is refused with possible dates', async ({ page, request }) => {
  const villa = await findFreeVilla(request, DATES);
  await page.goto(
    `/villa/${villa.slug}?checkin=${DATES.checkin}&checkout=${NEXT_YEAR}-09-07&adults=2`,
  );
  const card = page.locator('#rezervasyon');
  await expect(card.locator('.note')).toContainText(/en az \d+ gece/i);
  // The shortest stays around are one press away.
  await card.locator('.others button').first().click();
  await expect(card).toContainText(/Toplam · \d+ gece/);
});

test('nothing of the page lies over the months of the card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/villa/villa-mavi-kuytu');
  await page.locator('.stay-button').first().click();
  const months = page.locator('.picker');
  await expect(months.locator('table').first()).toBeVisible();
  const above = await months.evaluate((picker) => {
    const { left, top, width, height } = picker.getBoundingClientRect();
    const shares = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98];
    return shares
      .flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const))
      .filter(([x, y]) => y < innerHeight && x < innerWidth)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((one) => one !== null && !picker.contains(one))
      .map((one) => one?.className);
  });
  expect(above).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bottom bar opens a sheet, and closing it returns to the page', async ({
    page,
    request,
  }) => {
    const villa = await findFreeVilla(request, DATES);
    await page.goto(`/villa/${villa.slug}`);
    const bar = page.locator('.booking-bar');
    await expect(bar).toContainText('gecelik');
    await bar.getByRole('button', { name: 'Tarih seçin' }).tap();
    const sheet = page.getByRole('dialog', { name: `${villa.name} için rezervasyon` });
    // The months are open with the first tap.
    await expect(sheet.locator('[data-day]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet.locator('[data-day]')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Kapat' }).tap();
    await expect(sheet).toBeHidden();

    await page.goto(`/villa/${villa.slug}?${stayQuery}`);
    await expect(bar).toContainText(formatKurus(villa.price.total ?? 0));
    await expect(bar).toContainText('7 gece');
    await bar.getByRole('button', { name: 'Devam et' }).tap();
    await expect(sheet).toContainText('Toplam · 7 gece');

    // Nights that cannot be had: no price stands beside them, and no last day to cancel them.
    await page.goto(
      `/villa/${villa.slug}?checkin=${DATES.checkin}&checkout=${NEXT_YEAR}-09-07&adults=2`,
    );
    await expect(bar).toContainText('Uygun değil');
    await expect(bar).not.toContainText('₺');
    await expect(page.locator('#rezervasyon').getByText(/^Girişe \d+ gün kala/)).toBeAttached();
    // Other nights are chosen with one tap, and the months are closed by it.
    await bar.getByRole('button').tap();
    await sheet.getByRole('button', { name: /^Giriş/ }).tap();
    await expect(sheet.locator('.picker table')).toBeVisible();
    await sheet.locator('.others').getByRole('button').first().tap();
    await expect(sheet).toContainText('Toplam ·');
    await expect(sheet.locator('.picker')).toHaveCount(0);
  });

  test('open months move nothing in the sheet from under the finger', async ({ page }) => {
    await page.goto('/villa/villa-mavi-kuytu');
    await page.locator('.booking-bar').getByRole('button').tap();
    const months = page.getByRole('dialog').locator('.picker table');
    await expect(months).toBeVisible();
    await page.getByText('Misafirler', { exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Çocuk artır' })).toBeVisible();
    await expect(months).toBeVisible();
  });
});

test('a page opened with nights hydrates what is in sight, and the rest before it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/villa/villa-mavi-kuytu?${stayQuery}`, { waitUntil: 'networkidle' });
  const isStatic = (part: string) => page.locator(`${part} astro-island[ssr]`);
  await expect(isStatic('#rezervasyon')).toHaveCount(0);
  for (const part of ['#musaitlik', '.similar']) {
    await expect(isStatic(part)).toHaveCount(1);
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect(isStatic(part)).toHaveCount(0);
  }
  // The calendar has turned to the nights.
  await expect(page.locator('#musaitlik table').first()).toHaveAccessibleName(`Eylül ${NEXT_YEAR}`);
});

test('a price that cannot be asked for is not the season’s, and is asked for again', async ({
  page,
  request,
}) => {
  const villa = await findFreeVilla(request, DATES);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/v1/quote', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`/villa/${villa.slug}?${stayQuery}`);
  const bar = page.locator('.booking-bar');
  await expect(bar).toContainText('Fiyat alınamadı');
  await expect(bar).not.toContainText('₺');
  await expect(page.locator('#rezervasyon .stay-price')).toHaveCount(0);
  await page.unroute('**/v1/quote');
  await bar.getByRole('button', { name: 'Yenile' }).click();
  await expect(bar).toContainText(`${formatKurus(villa.price.total ?? 0)} · 7 gece`);
  await expect(bar.getByRole('button', { name: 'Devam et' })).toBeVisible();
});
